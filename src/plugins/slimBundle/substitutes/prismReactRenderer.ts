/** Nothing: the build colours code (src/rehype). The theme still asks for this name. */
export const Prism = {};
