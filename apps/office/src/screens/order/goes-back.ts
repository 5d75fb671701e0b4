import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';

/** Units that go back to the shelves: those of parts that have not left. */
export const unitsBack = ({ shipments }: OfficeOrder): number =>
  shipments
    .filter(({ status }) => status === 'received' || status === 'preparing')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What goes back where, by method: what was paid or lent, less what was returned before. */
export function moneyBack(money: OfficeOrder['money']): { to: string; amount: number }[] {
  const held = new Map<string, { to: string; amount: number }>();
  for (const { reference, name, amount, status } of money?.payments ?? []) {
    if (status !== 'approved' && status !== 'on_credit') continue;
    const to = reference === 'own_credit' ? texts.backToCredit : texts.givenBack(name);
    held.set(reference, { to, amount: (held.get(reference)?.amount ?? 0) + amount });
  }
  for (const { method, amount } of money?.refunds ?? []) {
    const before = held.get(method);
    if (before) held.set(method, { ...before, amount: before.amount - amount });
  }
  return [...held.values()].filter(({ amount }) => amount > 0);
}
