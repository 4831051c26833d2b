/** Attribute of fields whose text is no part of the project: the browser undoes in them, not the program. */
export const ownUndo = 'data-own-undo';
