// The bot check of the vendor: a response comes from its host, for one action of one site.
(() => {
  const ask = async (key, { action }) => {
    const answer = await fetch("https://www.google.com/recaptcha/enterprise/reload", {
      method: "POST",
      body: new URLSearchParams({ key, action }),
    });
    return answer.text();
  };
  self.grecaptcha = { enterprise: { ready: (then) => then(), execute: ask } };
})();
