import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { FirstSave } from '../../components/conflict-note.tsx';
import { SavedFirst } from '../../components/saved-first.tsx';

/** The newest change of the order; undefined when a customer or a job made it. */
export function firstSaveOf({
  code,
  customer,
  history,
}: Pick<OfficeOrder, 'code' | 'customer' | 'history'>): FirstSave | undefined {
  const last = history.findLast(
    (event) => event.kind === 'step' || (event.kind === 'act' && event.missing === undefined),
  );
  if (!last || last.by === null) return undefined;
  const { by, at } = last;
  return { by, note: <SavedFirst by={by} at={at} subject={`${code}, ${customer.name}`} /> };
}
