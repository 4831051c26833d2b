/** In production only the router's replacement for React's contexts, which React has, asks for these types. */
export default {};
