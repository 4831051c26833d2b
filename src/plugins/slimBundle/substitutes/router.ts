/** The router without its variant that keeps the address behind `#`, which the portal does not use. */
export {BrowserRouter, BrowserRouter as HashRouter, Route} from 'react-router-dom';
