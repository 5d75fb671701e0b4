import { formatNumber } from '@tonalia/rules/money';
import { count } from './es-CO.ts';

/** Texts of the page of a pasted list. */
export const pasteListMessages = {
  title: 'Pegar lista',
  text: 'Texto',
  paste: 'Pegar',
  notPasted: 'El navegador no dejó leer lo copiado. Pégalo en el texto.',
  edit: 'Cambiar el texto',
  done: 'Listo',
  moreLines: (n: number) => (n === 1 ? 'y 1 línea más' : `y ${formatNumber(n)} líneas más`),
  reading: 'Leyendo tu lista',
  views: { label: 'Qué filas', all: 'Todas', open: 'Por resolver', ready: 'Reconocidas' },
  lines: (n: number) => count(n, 'línea', 'líneas'),
  toResolve: (n: number) => `${formatNumber(n)} por resolver`,
  recognised: (n: number) => count(n, 'reconocida', 'reconocidas'),
  empty: 'Pega el mensaje de WhatsApp o las columnas de Excel.',
  emptyHelp: 'Cada fila dice al momento qué es, cuánto vale y si hay.',
  sum: (lines: number, units: number) => `${count(lines, 'línea', 'líneas')}, ${formatNumber(units)} und.`,
  addLines: (lines: number, pesos: string) => `Agregar ${count(lines, 'línea', 'líneas')}, ${pesos}`,
  toOrder: 'Pasar al pedido',
  retry: 'Reintentar',
  left: 'Sin conexión: pásala al pedido y la revisamos cuando vuelva la red.',
};
