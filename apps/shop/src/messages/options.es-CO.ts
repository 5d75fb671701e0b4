import { count } from './es-CO.ts';

/** What there is to choose of a product: what its page says before the card is opened. */
export const optionMessages = {
  units: (n: number) => count(n, 'unidad', 'unidades'),
  volume: 'Volumen',
  tone: 'Tono',
  available: (n: number) => count(n, 'disponible', 'disponibles'),
};
