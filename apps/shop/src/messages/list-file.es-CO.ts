import { formatNumber } from '@tonalia/rules/money';
import { count } from './es-CO.ts';

/** Texts of a list in a file. */
export const listFileMessages = {
  source: 'De dónde viene la lista',
  text: 'Texto',
  file: 'Excel o CSV',
  choose: 'Subir Excel o CSV',
  chooseHelp: 'Hasta 500 filas. Después dices cuál columna es el código y cuál la cantidad.',
  template: 'Plantilla de Excel',
  templateName: 'plantilla-pedido.xlsx',
  tooBig: 'El archivo pesa más de 1,5 MB. Deja solo el código y la cantidad.',
  other: 'Quitar el archivo',
  rows: (n: number) => count(n, 'fila', 'filas'),
  column: (letter: string) => `Columna ${letter}`,
  meaning: (name: string) => `Qué es ${name}`,
  meanings: { code: 'Código', name: 'Producto', units: 'Cantidad', none: 'No usar' },
  hasTitles: 'La fila 1 son títulos',
  remember: 'Recordar para archivos con estas columnas',
  preview: 'Así se lee',
  shownOf: (n: number, all: number) => `${formatNumber(n)} de ${formatNumber(all)}`,
  product: 'Producto',
  units: 'und.',
  noProduct: 'Elige cuál columna es el código o el producto.',
  read: (n: number) => (n === 1 ? 'Leer 1 fila' : `Leer ${formatNumber(n)} filas`),
};
