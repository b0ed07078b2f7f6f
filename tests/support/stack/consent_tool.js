// A consent tool of others, as a vendor would write one: it keeps the choice in a cookie of its
// own, asks in a window of its own, and knows where the visitor is. `choose` is its buttons.
(() => {
  const NAME = "vendor_consent";
  const events = new EventTarget();
  const domain = location.hostname.split(".").slice(1).join(".");
  const kept = () => {
    const found = document.cookie.match(/(?:^|; )vendor_consent=([\w.]*)/);
    return found && found[1].split(".").filter(Boolean);
  };
  self.choose = (purposes) => {
    const names = Object.keys(purposes).filter((name) => purposes[name]);
    document.cookie = `${NAME}=${names.join(".")}; path=/; domain=${domain}; secure`;
    events.dispatchEvent(new Event("consent-change"));
  };
  self.consentTool = Object.assign(events, {
    addEventListener(...words) {
      self.isFollowed = true;
      return EventTarget.prototype.addEventListener.apply(events, words);
    },
    getConsent() {
      const names = kept();
      if (!names) return undefined;
      const purposes = Object.fromEntries(["essential", ...names].map((name) => [name, true]));
      return { purposes, isConfirmed: true };
    },
    open: () => document.documentElement.setAttribute("data-consent-window", "open"),
    getGeography: async () => ({ countryCode: "DE", isEU: true, isEMEA: true }),
  });
})();
