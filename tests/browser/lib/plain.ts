/** Port of the build on plain Docusaurus (`LEAN=off`), which is served beside the portal. */
export const plainPort = Number(process.env.PORT ?? 4173) + 2000;
