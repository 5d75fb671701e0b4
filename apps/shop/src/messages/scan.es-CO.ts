import { formatNumber } from '@tonalia/rules/money';
import { isPhoneApp } from '../native/target.ts';
import { count } from './es-CO.ts';

/** Texts of the reader of codes. */
export const scanMessages = {
  title: 'Leer códigos',
  noCamera: isPhoneApp
    ? 'No pudimos abrir la cámara. Permítela en los ajustes del celular, escribe el código o usa un lector.'
    : 'No pudimos abrir la cámara. Escribe el código o usa un lector.',
  type: 'Escribir el código',
  light: 'Linterna',
  read: (n: number) => count(n, 'leído', 'leídos'),
  units: (n: number) => `${formatNumber(n)} und.`,
  again: (units: number) => `Leído otra vez, ${formatNumber(units)}`,
  unknown: 'No existe',
  add: 'Agregar',
  addLines: (n: number, pesos: string) => `Agregar ${count(n, 'línea', 'líneas')}, ${pesos}`,
};
