import { dayIn, formatMoment } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { count } from './es-CO.ts';

const clock = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });

/** "hoy, 7:12 a. m.", or "21 nov, 7:12 a. m." */
export function whenOf(at: string): string {
  const instant = new Date(at);
  return dayIn(instant) === dayIn(new Date()) ? `hoy, ${clock.format(instant)}` : formatMoment(instant);
}

/** "a las 7:12" of today, or "de 21 nov, 7:12 a. m." */
export function fromWhen(at: string): string {
  const instant = new Date(at);
  return dayIn(instant) === dayIn(new Date()) ? `a las ${hourOf(instant)}` : `de ${formatMoment(instant)}`;
}

const hourOf = (instant: Date): string => clock.format(instant).replace(/\s.*$/u, '');

/** Texts of what a seller takes along. */
export const offlineDataMessages = {
  banner: (at: string) => `Sin red. Precios y existencias de ${whenOf(at)}`,
  there: (units: number) => `Había ${formatNumber(units)}`,
  thereAt: (units: number, at: string) => `Había ${formatNumber(units)} a las ${hourOf(new Date(at))}`,
  ready: 'Listo para vender sin red',
  readyOffline: 'Sin red, todo listo para vender',
  holds: (at: string, products: number, customers: number) =>
    `Actualizado ${whenOf(at)}: ${count(products, 'producto', 'productos')}, ${count(customers, 'cliente', 'clientes')}`,
  nothing: 'Descarga tu cartera y el catálogo para tomar pedidos sin red',
  download: 'Descargar',
  failed: 'No se pudo descargar. Intenta de nuevo con buena señal.',
};
