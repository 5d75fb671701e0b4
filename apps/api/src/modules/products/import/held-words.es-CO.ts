import { dayIn, formatShortDay } from '@tonalia/rules/dates';

/** Why a price of a row is not the new one yet. */
export const programmedWords = (from: Date): string =>
  `el precio entra el ${formatShortDay(dayIn(from)).toLocaleLowerCase('es-CO')}`;

/** Why a price of a row stays. */
export const fallWords = 'el precio baja mucho; sigue el de antes';
