export default {
  extends: "stylelint-config-standard",
  rules: {
    // Files are ordered by component, and layers, not the order of rules, settle the cascade.
    "no-descending-specificity": null,
    // The breakpoints.
    "media-feature-name-value-allowed-list": { width: ["560px", "800px", "1024px", "1200px"] },
  },
};
