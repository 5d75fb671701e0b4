import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { FirstSave } from '../../components/conflict-note.tsx';

/** The operator of the newest change of the order; undefined when a customer or a job made it. */
export function firstSaveOf({
  code,
  customer,
  history,
}: Pick<OfficeOrder, 'code' | 'customer' | 'history'>): FirstSave | undefined {
  const last = history.findLast(
    (event) => event.kind === 'step' || (event.kind === 'act' && event.missing === undefined),
  );
  return last && last.by !== null ? { by: last.by, at: last.at, subject: `${code}, ${customer.name}` } : undefined;
}
