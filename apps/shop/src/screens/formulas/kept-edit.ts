import { currentSession } from '../../api/session/session.ts';
import { remember, remembered } from '../../api/storage/device-storage.ts';
import type { KeptFormulaEdit, KeptFormulaEdits } from '../../api/storage/formula-edits.ts';

const MOST = 20;
const KEPT_MS = 30 * 24 * 3_600_000;

/** One person of one salon; signing out removes the edits. */
function owner(): string {
  const { user, customer } = currentSession();
  return `${user?._id ?? ''}/${customer?.customerId ?? ''}`;
}

const readAll = (): KeptFormulaEdits => remembered('formulaEdits', owner()) ?? {};

/** The changes of a client that were not saved, of the last thirty days. */
export function keptEdit(key: string, now = Date.now()): KeptFormulaEdit | undefined {
  const kept = readAll()[key];
  return kept !== undefined && now - kept.at < KEPT_MS ? kept : undefined;
}

/** Keeps the changes of a client; without changes it forgets them. The oldest leave when there are too many. */
export function keepEdit(key: string, kept: Omit<KeptFormulaEdit, 'at'>, now = Date.now()): void {
  const { [key]: _, ...others } = readAll();
  const isEmpty = Object.keys(kept.edit).length === 0;
  const all = isEmpty ? others : { ...others, [key]: { ...kept, at: now } };
  const newest = Object.entries(all)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  remember('formulaEdits', owner(), newest.length === 0 ? null : Object.fromEntries(newest));
}
