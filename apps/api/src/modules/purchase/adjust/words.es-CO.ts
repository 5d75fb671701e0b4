import { formatPesos } from '@tonalia/rules/money';
import { oneLine } from '../notifications/messages.es-CO.ts';
import type { MoneyPortion } from './money-back.rules.ts';

/** A changed line in words: its name, and what replaces units of it. */
export interface ChangeToTell {
  name: string;
  before: number;
  after: number;
  substitute: { name: string; quantity: number } | null;
}

/** The words of an adjustment, as the customer and the order's history have them. Amounts in pesos. */
export function adjustmentWords(
  orderCode: string,
  changes: readonly ChangeToTell[],
  { total, back, portions }: { total: number; back: number; portions: readonly MoneyPortion[] },
): string {
  const sums = back === 0 ? 'El total no cambia.' : `El total queda en ${formatPesos(total)}.`;
  return [`Cambiamos tu pedido ${orderCode}: ${changes.map(toWords).join('; ')}.`, sums, ...moneyWords(portions)].join(
    ' ',
  );
}

function toWords({ name, before, after, substitute }: ChangeToTell): string {
  const what = oneLine(name);
  if (!substitute) return after === 0 ? `${what}, ya no va` : `${what}, de ${before} a ${after}`;
  const { quantity } = substitute;
  const instead = `${quantity} de ${oneLine(substitute.name)}`;
  if (after === 0 && quantity === before) return `${instead} en lugar de ${what}`;
  return `${what}, de ${before} a ${after}, y en su lugar ${quantity === 1 ? 'va' : 'van'} ${instead}`;
}

/** Where the money goes, a sentence for each place. */
export function moneyWords(portions: readonly MoneyPortion[]): string[] {
  const sum = (to: MoneyPortion['to']) =>
    portions.filter((one) => one.to === to).reduce((pesos, { amount }) => pesos + amount, 0);
  const source = portions.find(({ to }) => to === 'source')?.name;
  const [credit, balance, refund, owed] = [sum('credit'), sum('balance'), sum('source'), sum('owed')];
  return [
    ...(credit > 0 ? [`Te devolvemos ${formatPesos(credit)} a tu cupo de crédito.`] : []),
    ...(balance > 0 ? [`Te quedan ${formatPesos(balance)} como saldo a favor.`] : []),
    ...(refund > 0 ? [`Te devolvemos ${formatPesos(refund)} por el mismo medio, ${source}.`] : []),
    ...(owed > 0 ? [`Pagas ${formatPesos(owed)} menos.`] : []),
  ];
}
