import { count } from './es-CO.ts';

/** Texts of a product's options, shown before the colour card is opened. */
export const optionMessages = {
  units: (n: number) => count(n, 'unidad', 'unidades'),
  volume: 'Volumen',
  tone: 'Tono',
  available: (n: number) => count(n, 'disponible', 'disponibles'),
};
