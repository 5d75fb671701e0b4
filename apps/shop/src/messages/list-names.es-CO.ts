/** What a list is called by what it is narrowed to: of its sentences those that a tab needs before the list is here. */
export const listNames = {
  offers: 'En oferta',
  news: 'Nuevos',
  presale: 'Preventa',
  combos: 'Combos',
  bestsellers: 'Más vendidos',
  everything: 'Productos',
};
