/** Attribute of fields whose text does not belong to the project. In them, the browser undoes, not the program. */
export const ownUndo = 'data-own-undo';
