import type { CartView } from '@tonalia/contract/purchase';
import { ApiError } from '../http/api-error.ts';
import type { Edit } from './cart-edits.ts';
import { findLine } from './cart-line.ts';
import type { AddRequest, EditableLine } from './cart-line.ts';
import { call } from '../http/client.ts';

/** Timeout in ms; a slow edit is retried. */
const PATIENCE_MS = 30_000;

/** Sends the customer of the edit: if the identity or the chosen customer changed, the API refuses instead of changing another cart. */
const customerOf = ({ key, customerId }: Edit) => ({
  key,
  query: { customerId },
  signal: AbortSignal.timeout(PATIENCE_MS),
});

export const readCartOf = (edit: Edit): Promise<CartView> => {
  const { query, signal } = customerOf(edit);
  return call('purchase', 'GET /cart/listcart', { query, signal });
};

/**
 * Sends an edit and returns the cart, or null when the API does not return it. `known` is the cart the edit was made for; `keep`
 * stores the edit with its call, so that a retry sends the same call.
 */
export async function sendEdit(
  edit: Edit,
  known: CartView | undefined,
  keep: (edit: Edit) => void,
): Promise<CartView | null> {
  if (edit.kind === 'add') return addLines(edit, edit.body);
  if (edit.quantity === 0) return unlessGone(removeLine(edit));
  const way = edit.way ?? (findLine(known, edit.line) ? 'change' : 'add');
  if (way === 'add') return addMissingLine(edit, keep);
  keep({ ...edit, way });
  try {
    return await changeLine(edit);
  } catch (cause) {
    // The line was removed in the meantime; the change had no effect, so its idempotency key is free.
    if (!isGone(cause)) throw cause;
    return addMissingLine(edit, keep);
  }
}

type SentLineEdit = Extract<Edit, { kind: 'set' | 'remove' }>;

async function addMissingLine(edit: SentLineEdit, keep: (edit: Edit) => void): Promise<null> {
  keep({ ...edit, way: 'add' });
  return addLines(edit, addBody(edit.line, edit.quantity));
}

async function addLines(edit: Edit, body: AddRequest): Promise<null> {
  await call('purchase', 'POST /cart/additem', { ...customerOf(edit), body });
  return null;
}

function changeLine(edit: SentLineEdit): Promise<CartView> {
  const { line, quantity } = edit;
  return call('purchase', 'PUT /cart/changequantityitem', {
    ...customerOf(edit),
    body: { ...keyOf(line), versionCode: line.versionCode ?? null, quantity },
  });
}

function removeLine(edit: SentLineEdit): Promise<CartView> {
  const { line } = edit;
  return call('purchase', 'DELETE /cart/deleteitem', {
    ...customerOf(edit),
    body: { ...keyOf(line), version: line.versionCode ?? null },
  });
}

const keyOf = ({
  code,
  assemblyCode = null,
  assemblyVersionCode = null,
  advancedPurchasing = false,
}: EditableLine) => ({
  code,
  assemblyCode,
  assemblyVersionCode,
  advancedPurchasing,
});

const isGone = (cause: unknown): boolean => cause instanceof ApiError && cause.code === 'CART_LINE_NOT_FOUND';

/** Null for a missing line: it is removed already. */
function unlessGone(writing: Promise<CartView>): Promise<CartView | null> {
  return writing.catch((cause: unknown) => {
    if (isGone(cause)) return null;
    throw cause;
  });
}

function addBody(line: EditableLine, quantity: number): AddRequest {
  const {
    productId,
    code,
    versionCode,
    applicableDealsId = null,
    programmedPriceId = null,
    programmedPriceName = null,
  } = line;
  const units = line.advancedPurchasing ? { quantity: 0, quantityPresale: quantity } : { quantity };
  const what = versionCode && versionCode !== code ? { versions: [{ code: versionCode, ...units }] } : units;
  return { productId, code, applicableDealsId, programmedPriceId, programmedPriceName, ...what };
}
