import type { CartProduct } from '@tonalia/contract/purchase';
import type { AddRequest, Pending, Settable } from './cart-lines.ts';
import { lineId } from './cart-lines.ts';

/** A change of a cart that the server has not confirmed. It keeps on the device what is needed to send it and to show it meanwhile. */
export type Edit = {
  /** Sent along: however often it arrives, it has its effect once. */
  key: string;
  /** Whose it is and for whom: it is sent by nobody else and for nobody else. */
  owner: string;
  customerId: string;
  /** When it was made, in ms; never the same twice. */
  at: number;
  /** It may have arrived: it is sent again as it is, and nothing is merged into it. */
  left?: boolean;
} & (AddEdit | LineEdit);

interface AddEdit {
  kind: 'add';
  body: AddRequest;
  /** The lines it makes, with the units it adds to each. */
  shown: CartProduct[];
}

interface LineEdit {
  /** `set` gives a line its quantity, and adds it where there is none; `remove` takes it out. */
  kind: 'set' | 'remove';
  line: Settable;
  quantity: number;
  /** How the line looks; undefined when nothing is known of it. */
  shown: CartProduct | undefined;
  /** Whether the line was there when the edit first left. */
  way?: 'change' | 'add';
}

/** Of what is added only the product is certain: what it looks like may be unknown. */
const touches = (edit: Edit, line: Settable): boolean =>
  edit.kind === 'add' ? edit.body.code === line.code : lineId(edit.line) === lineId(line);

/**
 * The edit to be kept when `next` comes after `edits`. When the last one of the same line has not left yet, it takes over what `next`
 * wishes; else `next` is kept by itself.
 */
export function merged(edits: readonly Edit[], next: Edit): Edit {
  if (next.kind === 'add') return next;
  const last = edits.findLast((edit) => edit.customerId === next.customerId && touches(edit, next.line));
  if (!last || last.kind === 'add' || last.left) return next;
  return { ...last, kind: next.kind, quantity: next.quantity, shown: next.shown ?? last.shown };
}

/** What edits, in their order, make of the lines they touch. */
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
