import type { QuickDraftLine } from '../../api/storage/quick-draft-line.ts';
import { isReady } from './quick-line.ts';

/** The order that the lines of a draft are being left in, in case the page ends before the draft is emptied. */
export interface LeavingMark {
  clientOrderId: string;
  /** The lines that are in it. */
  lines: readonly string[];
}

/** `forgetOnSignOut` removes what is stored under it. */
const keyOf = (owner: string) => `tonalia.quickOrder.leaving.${owner}`;
const markOf = ({ match, quantity, text }: QuickDraftLine): string => `${match?.code} ${quantity} ${text}`;

export function markLeaving(owner: string, clientOrderId: string, lines: readonly QuickDraftLine[]): LeavingMark {
  const mark: LeavingMark = { clientOrderId, lines: lines.filter(isReady).map(markOf) };
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(mark));
  } catch {
    // The order matters more: only a page that ends between two writes needs the mark.
  }
  return mark;
}

export function leavingMark(owner: string): LeavingMark | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as LeavingMark | null; // as: only `markLeaving` writes it
  } catch {
    return null;
  }
}

export function forgetLeaving(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing is stored.
  }
}

/** The lines without those of an order. */
export function withoutLeft<L extends QuickDraftLine>(lines: readonly L[], mark: LeavingMark): L[] {
  const left = [...mark.lines];
  return lines.filter((line) => {
    const at = left.indexOf(markOf(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
