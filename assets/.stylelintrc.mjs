export default {
  extends: "stylelint-config-standard",
  rules: {
    // Files are ordered by component, and layers, not the order of rules, settle the cascade.
    "no-descending-specificity": null,
    // A page may be written from right to left: its sides are the start and the end of a line.
    "property-disallowed-list": [
      "left",
      "right",
      "/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(text-align|float|clear)$/": ["left", "right"],
    },
    // Colors have their numbers in one file.
    "color-no-hex": true,
    // The breakpoints.
    "media-feature-name-value-allowed-list": { width: ["560px", "800px", "1024px", "1200px"] },
  },
  overrides: [
    { files: ["**/colors.css"], rules: { "color-no-hex": null } },
    // Ink on white paper, whatever the screen has.
    { files: ["**/print.css"], rules: { "color-no-hex": null } },
  ],
};
