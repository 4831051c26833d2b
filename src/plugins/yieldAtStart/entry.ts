/**
 * Entry of the bundle for readers. Reading the scripts and running them at once was the longest task of a first visit,
 * during which a phone does not answer.
 */
setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));

export {};
