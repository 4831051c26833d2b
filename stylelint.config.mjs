/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'declaration-no-important': true,
    // CSS modules are read as object properties; the framework's class names are given.
    'selector-class-pattern': null,
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Lightning CSS writes the other prefixes; this one Chromium wanted until version 135.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['print-color-adjust']}],
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  // Pages of their own: what is hidden and what does not move holds for all of their elements.
  overrides: [{files: ['static/**/*.css'], rules: {'declaration-no-important': null}}],
};
