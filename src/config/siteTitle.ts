/** Name of the portal. It is shown in the navbar, after each page's title and in the pictures of shared links. */
export const siteTitle = 'Handbuch';
