/** Name of the portal: on the navbar, behind each page's title, on the pictures of shared links. */
export const siteTitle = 'Handbuch';
