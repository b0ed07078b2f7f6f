export default {
  extends: "stylelint-config-standard",
  rules: {
    // Files are ordered by component, and layers, not the order of rules, settle the cascade.
    "no-descending-specificity": null,
  },
};
