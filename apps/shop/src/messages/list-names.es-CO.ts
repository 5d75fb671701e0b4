/** Names of lists by their filters. A separate file, because the tab's title needs them before the list is loaded. */
export const listNames = {
  offers: 'En oferta',
  news: 'Nuevos',
  presale: 'Preventa',
  combos: 'Combos',
  bestsellers: 'Más vendidos',
  everything: 'Productos',
};
