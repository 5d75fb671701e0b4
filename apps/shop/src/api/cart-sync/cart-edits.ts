import type { CartProduct } from '@tonalia/contract/purchase';
import type { AddRequest, Pending, EditableLine } from './cart-line.ts';
import { lineId } from './cart-line.ts';

/** A cart edit that the server has not confirmed: the data to send it and to show it, kept on the device. */
export type Edit = {
  /** The idempotency key of the request. */
  key: string;
  /** The identity that made the edit, the only one that may send it; `customerId` is the customer it is for. */
  owner: string;
  customerId: string;
  /** Creation time in ms; unique. */
  at: number;
  /** The server may have received it: it is retried unchanged, and later edits are not merged into it. */
  left?: boolean;
} & (AddEdit | LineEdit);

interface AddEdit {
  kind: 'add';
  body: AddRequest;
  /** The lines it creates, with the units added to each. */
  shown: CartProduct[];
}

interface LineEdit {
  /** `set` sets the quantity of a line, and adds a missing line; `remove` deletes the line. */
  kind: 'set' | 'remove';
  line: EditableLine;
  quantity: number;
  /** The line as shown on the screen; undefined when its product is not loaded. */
  shown: CartProduct | undefined;
  /** Whether the cart had the line when the edit was first sent. */
  way?: 'change' | 'add';
}

/** Of what is added only the product is certain: what it looks like may be unknown. */
const touches = (edit: Edit, line: EditableLine): boolean =>
  edit.kind === 'add' ? edit.body.code === line.code : lineId(edit.line) === lineId(line);

/**
 * The edit to store when `next` follows `edits`. When the last edit of the same line is not sent yet, `next` is merged into it;
 * otherwise `next` is stored separately.
 */
export function merged(edits: readonly Edit[], next: Edit): Edit {
  if (next.kind === 'add') return next;
  const last = edits.findLast((edit) => edit.customerId === next.customerId && touches(edit, next.line));
  if (!last || last.kind === 'add' || last.left) return next;
  return { ...last, kind: next.kind, quantity: next.quantity, shown: next.shown ?? last.shown };
}

/** The combined effect of the edits, in their order, on the lines they change. */
export function pendingOf(edits: readonly Edit[]): Map<string, Pending> {
  const pending = new Map<string, Pending>();
  for (const edit of edits) {
    if (edit.kind !== 'add') {
      const { quantity, shown } = edit;
      pending.set(lineId(edit.line), { to: quantity, plus: 0, line: shown });
      continue;
    }
    for (const line of edit.shown) {
      const before = pending.get(lineId(line));
      pending.set(lineId(line), { line, ...before, plus: (before?.plus ?? 0) + line.quantity });
    }
  }
  return pending;
}
