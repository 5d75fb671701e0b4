import { formatNumber } from '@tonalia/rules/money';
import { count } from './es-CO.ts';

const WEEK = 7;
/** Days that people call a month. */
const MONTH = { from: 27, to: 33 };

/** "cada 2 semanas"; exact days where no week is near. */
function everyDays(days: number): string {
  if (days === 1) return 'cada día';
  if (days >= MONTH.from && days <= MONTH.to) return 'cada mes';
  const weeks = Math.round(days / WEEK);
  if (weeks === 0 || Math.abs(days - weeks * WEEK) > 1) return `cada ${formatNumber(days)} días`;
  return weeks === 1 ? 'cada semana' : `cada ${formatNumber(weeks)} semanas`;
}
const days = (n: number) => count(n, 'día', 'días');

/** Texts of the suggested order. */
export const suggestedMessages = {
  title: 'Pedido sugerido',
  every: (n: number) => `Pide cada ${days(n)}`,
  lastAgo: (n: number) => (n === 0 ? 'El último fue hoy' : `El último fue hace ${days(n)}`),
  average: 'pedido promedio',
  due: 'Le toca',
  dueOwn: 'Te toca',
  near: 'Se acerca',
  why: (every: number, since: number) => `${everyDays(every)}, va en ${days(since)}`,
  askByWhatsapp: 'Preguntar por WhatsApp',
  askLine: (units: number, name: string) => `• ${formatNumber(units)} ${name}`,
  ask: (name: string, lines: readonly string[]) =>
    `Hola, ${name}. Por lo que pides siempre, te toca:\n${lines.join('\n')}\n¿Lo dejo pedido así?`,
  put: (name: string) => `Agregar ${name}`,
  left: 'Hoy no se puede pedir',
  lines: (lines: number, units: number) => `${count(lines, 'línea', 'líneas')}, ${formatNumber(units)} und.`,
  acceptAll: 'Aceptar todo',
  accept: (n: number) => `Aceptar ${formatNumber(n)}`,
  nothing: 'Agrega al menos una línea',
  tooFew: 'Todavía no hay ritmo',
  tooFewHelp: 'Con tres pedidos sabemos qué toca. Mientras tanto, empieza por el último.',
  none: 'Por ahora no toca nada',
  noneHelp: 'Cuando un producto llegue a su fecha de siempre, aparece aquí.',
  lastOrder: 'Ver el último pedido',
  quickOrder: 'Ir a Pedido rápido',
  failed: 'No pudimos calcular el pedido sugerido',
};
