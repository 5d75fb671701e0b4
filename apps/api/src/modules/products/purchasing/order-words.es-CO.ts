import { formatNumber, formatPesos } from '@tonalia/rules/money';

const units = (count: number) => `${formatNumber(count)} und.`;

/** The words of an order to a supplier, on paper, in its workbook and in its mail. */
export const orderWords = {
  title: (code: string) => `Orden de compra ${code}`,
  supplier: (name: string) => `Proveedor: ${name}`,
  arrives: (place: string, day: string) => `Entregar en ${place}, ${day}`,
  foot: 'Costos en pesos, sin IVA.',
  code: 'Código',
  product: 'Producto',
  detail: 'Detalle',
  units: 'Unidades',
  cost: 'Costo',
  amount: 'Total',
  available: 'Disponible',
  coming: 'En camino',
  presold: 'Preventa',
  perDay: 'Al día',
  coverDays: 'Cobertura (días)',
  box: 'Caja',
  suggested: 'Pedir',
  suggestion: 'Compra sugerida',
  suggestionFile: 'compra-sugerida.xlsx',
  sum: (count: number) => `Total, ${units(count)}`,
  file: (code: string, format: string) => `${code}.${format}`,
  line: (code: string, name: string, count: number, cost: number | null) =>
    `${code}  ${name}: ${units(count)}${cost === null ? '' : ` a ${formatPesos(cost)}`}`,
  greeting: (name: string) => `Hola, ${name}. Te pedimos lo siguiente:`,
  total: (pesos: number) => `Total sin IVA: ${formatPesos(pesos)}`,
};
