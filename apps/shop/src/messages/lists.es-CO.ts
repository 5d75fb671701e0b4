import { count } from './es-CO.ts';

/** Texts of the shop's own lists: offers, new products, best sellers, and lists made by an operator. */
export const listMessages = {
  offers: 'Ofertas',
  offersCount: (n: number) => `${count(n, 'producto', 'productos')} con descuento`,
  news: 'Nuevos',
  bestsellers: 'Más vendidos',
  podium: 'Los tres más vendidos',
  ranked: 'Del cuarto al décimo',
  customList: 'Selección',
  customOrder: 'Recomendados',
  all: 'Todo',
  kinds: 'Categorías',
  thisWeek: 'Esta semana',
  lastWeek: 'Semana pasada',
  newTones: (n: number, name: string) => `${count(n, 'tono nuevo', 'tonos nuevos')} de ${name}`,
  comeBack: 'Vuelve pronto',
  noOffers: 'En este momento no hay ofertas.',
  noNews: 'No han llegado productos nuevos en los últimos dos meses.',
  noBestsellers: 'Aún no hay ventas para comparar.',
  emptyList: 'Esta selección no tiene productos por ahora.',
  goneHelp: 'Terminó o cambió de nombre. Mira lo que está en oferta.',
  seeOffers: 'Ver ofertas',
  seeNews: 'Ver nuevos',
  seeBestsellers: 'Ver más vendidos',
};
