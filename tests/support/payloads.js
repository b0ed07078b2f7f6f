// Shows pieces of HTML in a frame, does to them what a reader might do, and tells which of them
// called `hit`, and what stands in the browser's document that `allowed` does not name.

const PRELUDE = `<!doctype html><title>x</title><script>(${gadgets})()</script><body>`;

/** `mode` is `document`, parsed as one, or `innerHTML`, put into a document piece by piece. */
async function run(mode, pieces, allowed) {
  const hits = new Set();
  window.hit = (number) => void hits.add(number);
  window.onmessage = ({ data }) => void hits.add(data);
  const { contentDocument: page, contentWindow: view } = await show(mode, pieces);
  await settled();
  const found = allowed ? strangers(page, allowed) : [];
  await attempt(() => view.wake());
  await handle(page);
  await settled();
  return { hits: [...hits], strangers: found };
}

/** A page of ours has scripts that believe what they find in it; these believe everything. */
function gadgets() {
  window.wake = () => {
    for (const island of document.querySelectorAll("[data-island]")) {
      Function(island.dataset.islandProps ?? "")();
    }
    if (!window.settings) return undefined;
    const script = document.createElement("script");
    script.src = window.settings.src || window.settings.href || window.settings;
    return new Promise((resolve) => {
      script.onload = script.onerror = resolve;
      document.head.append(script);
    });
  };
  // Another page would end the trial. A script in an address is no other page, and still runs.
  navigation.onnavigate = (event) => event.preventDefault();
}

async function show(mode, pieces) {
  const frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  frame.srcdoc = PRELUDE + (mode === "document" ? pieces.join("\n") : "");
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  for (const piece of mode === "innerHTML" ? pieces : []) {
    const slot = page.createElement("div");
    page.body.append(slot);
    slot.innerHTML = piece;
  }
  return frame;
}

/** What stands in the page without being allowed there. */
function strangers(page, allowed) {
  const found = [page.documentElement, page.body].flatMap(({ attributes }) => [...attributes]);
  for (const element of page.body.querySelectorAll("*")) {
    if (!isAllowed(element, allowed)) found.push(element);
    found.push(...[...element.attributes].filter((attribute) => !fits(attribute, allowed)));
  }
  return found.map((node) => (node.ownerElement ?? node).outerHTML.slice(0, 200));
}

function isAllowed({ localName, namespaceURI, childNodes }, allowed) {
  if (localName === "iframe" && childNodes.length) return false;
  return localName in allowed && namespaceURI === "http://www.w3.org/1999/xhtml";
}

function fits({ ownerElement: { localName: tag }, name, value }, allowed) {
  const isData = tag === "a" && /^data-(?!island)/.test(name);
  if (!isData && !allowed[tag]?.includes(name)) return false;
  if (name !== "href" && name !== "src") return true;
  const address = URL.parse(value, location);
  if (tag === "iframe") return address?.origin === "https://player.localhost";
  return !address || /^(https?|mailto|tel):$/.test(address.protocol);
}

/** Every event that is listened for, the focus on every element, and a click. */
async function handle(page) {
  const elements = [page.body, ...page.querySelectorAll("*")];
  // In another window nothing would be heard of the script.
  elements.forEach((element) => element.setAttribute("target", "_self"));
  for (const element of elements) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith("on")) attempt(() => element.dispatchEvent(new Event(name.slice(2))));
    }
    attempt(() => element.focus());
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    attempt(() => element.dispatchEvent(click));
    // What a form is sent to comes a turn later, and is given up if another is sent before.
    if (element.form) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Once a failed picture, a script in an address and a drawn picture, all begun now, are over. */
async function settled() {
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => {
      const image = new Image();
      image.onerror = resolve;
      image.src = `/missing?${performance.now()}`;
    });
    await new Promise((resolve) => {
      window.arrived = resolve;
      const link = document.createElement("a");
      link.href = "javascript:arrived()";
      link.click();
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined; // An element that cannot be asked this has nothing to tell.
  }
}
