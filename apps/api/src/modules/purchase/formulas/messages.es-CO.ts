/** Titles of the columns of the file of formulas. */
export const fileTitles = ['Clienta', 'Fecha', 'Mezcla', 'Receta', 'Minutos', 'Cobras', 'Te cuesta', 'Nota'];
/** Beginning of the file's name. */
export const fileName = 'mezclas';
