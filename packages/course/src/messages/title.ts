/** Title of the messages below the preview. */
export const messagesTitle = 'Meldungen';
