import type { Field } from '../import/columns.rules.ts';

/** The names of what a column can be. */
export const fieldWords: Record<Field, string> = {
  code: 'Código',
  product: 'Nombre',
  manufacturer: 'Marca',
  category: 'Categoría',
  product_code: 'Referencia del producto',
  description: 'Descripción',
  shade_code: 'Número de tono',
  shade_name: 'Nombre del tono',
  hex: 'Color del tono',
  volume: 'Contenido',
  volume_unit: 'Unidad del contenido',
  min_quantity: 'Cantidad mínima',
  price: 'Precio, lista base',
  stock: 'Existencias',
  photo: 'Archivo de la foto',
};

/** The price of a trade type: "Precio, barberia". */
export const tradePriceName = (tradeType: string): string => `Precio, ${tradeType.replaceAll('-', ' ')}`;
/** "Existencias, Bogotá" */
export const stockName = (warehouse: string): string => `Existencias, ${warehouse}`;

/** "Columna A", as a spreadsheet names its columns. */
export const untitledColumn = (at: number): string => `Columna ${lettersOf(at)}`;

const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Why undoing an import leaves something as it is. */
export const undoReasons = {
  gone: 'la versión ya no existe',
  changed: (field: string): string =>
    field.startsWith('stock') ? 'las existencias cambiaron después' : 'el precio cambió después',
  otherData: 'nombre, textos y colores se quedan como los dejó la lista',
  undone: (number: string): string => `se deshizo la importación ${number}`,
};

/** The words of the report. */
export const reportWords = {
  titles: ['fila', 'resultado', 'código', 'motivo', 'cambios'],
  outcomes: { created: 'creada', updated: 'actualizada', unchanged: 'sin cambios', skipped: 'omitida' },
  withdrawn: 'retirada',
  kept: (outcome: string): string => `${outcome}, sin deshacer`,
  back: (outcome: string): string => `${outcome}, deshecha`,
  none: 'nada',
};
