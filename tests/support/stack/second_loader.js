// A script of a vendor. On a page that beats it holds its thread up, tells the page what it saw,
// and asks for more; on every other it does nothing.
(() => {
  const root = document.documentElement;
  if (!root.hasAttribute("data-beats")) return;
  const tell = (name, value) => root.setAttribute(`data-vendor-${name}`, value);
  const beats = () => Number(root.getAttribute("data-beats"));
  tell("title", document.title);
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push = (one) => tell("heard", one.event);
  // The page beats in its own thread: where this is the same one, it never will.
  const first = beats();
  const end = Date.now() + 20000;
  while (beats() < first + 3 && Date.now() < end);
  tell("beats", beats() - first);
  const more = document.createElement("script");
  more.onload = () => tell("more", "loaded");
  more.onerror = () => tell("more", "refused");
  more.src = "https://loader.vendor.example/unlisted.js";
  document.head.appendChild(more);
})();
