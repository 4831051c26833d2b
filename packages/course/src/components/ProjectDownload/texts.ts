/** Label of the button that downloads the trainee's page. */
export const downloadLabel = 'Meine Seite herunterladen (ZIP)';

/** Text in place of the button without JavaScript. */
export const noScript = 'Das Herunterladen braucht JavaScript.';
