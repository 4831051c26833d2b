/** The portal's logo, in navbar and footer; it leads to the home page. */
export const logo = {src: 'img/logo.svg', alt: 'Zur Startseite', width: 32, height: 32};
