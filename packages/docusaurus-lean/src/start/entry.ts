/** Entry of the bundle. Starts Docusaurus in a separate task, so that reading and running the scripts are two tasks. */
setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));

export {};
