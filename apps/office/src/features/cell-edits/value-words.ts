import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { EditedValue, PendingEdit } from './edits.ts';

/** The value of a cell as a sentence names it. */
export const valueWords = (field: PendingEdit['field'], value: EditedValue | null): string => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null) return '–';
  return field === 'price' ? formatPesos(value) : formatNumber(value);
};
