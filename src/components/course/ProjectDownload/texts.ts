/** The button that gives the trainee's page. */
export const downloadLabel = 'Meine Seite herunterladen (ZIP)';

/** What stands in the button's place without JavaScript. */
export const noScript = 'Das Herunterladen braucht JavaScript.';
