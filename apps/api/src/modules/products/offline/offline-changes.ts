import type { CommittedChange } from '../../../platform/changes.ts';

/** The parts to read again. */
export interface OfflineChanges {
  ids: Set<number>;
  isReference: boolean;
  isWhole: boolean;
}

const noChanges = (): OfflineChanges => ({ ids: new Set(), isReference: false, isWhole: false });
export const allChanged = (): OfflineChanges => ({ ...noChanges(), isWhole: true });

const ofProducts = /^products\.(product|version|price|programmed_price|stock)$/;
const ofReference = /^products\.(manufacturer|category|deal|presale|search_synonym|search_need)$/;

/** Notes a committed change, or what could not be read. A change that names no product asks for all. */
export function addChange(pending: OfflineChanges, change: CommittedChange | OfflineChanges): void {
  const more = 'table' in change ? changesOf(change) : change;
  for (const id of more.ids) pending.ids.add(id);
  pending.isReference ||= more.isReference;
  pending.isWhole ||= more.isWhole;
}

/** The noted changes, which are no longer noted. */
export function takeChanges(pending: OfflineChanges): OfflineChanges {
  const taken = { ...pending, ids: new Set(pending.ids) };
  Object.assign(pending, noChanges());
  return taken;
}

function changesOf({ table, ids }: CommittedChange): OfflineChanges {
  if (ofReference.test(table)) return { ...noChanges(), isReference: true };
  if (table === 'products.combo_part') return allChanged();
  if (!ofProducts.test(table)) return noChanges();
  const numbers = ids?.map(Number) ?? [Number.NaN];
  return numbers.every((id) => Number.isSafeInteger(id) && id > 0)
    ? { ...noChanges(), ids: new Set(numbers) }
    : allChanged();
}
