/** Words that every list of the office shares: its search, its pages and its rows. */
export const listsTexts = {
  clear: 'Limpiar la búsqueda',
  moreThan: (count: string) => `más de ${count}`,
  range: (from: number, to: number, total: string) => `${from}–${to} de ${total}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  move: 'moverse',
  open: 'abrir',
  comfortable: 'Cómoda',
  compact: 'Compacta',
  density: 'Altura de las filas',
  addFilter: 'Filtro',
};
