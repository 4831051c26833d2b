/**
 * Entry of the bundle. Starts Docusaurus in a separate task: parsing and running the scripts would otherwise be one
 * long task.
 */
setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));

export {};
