import type { CartView } from '@tonalia/contract/purchase';
import { ApiError } from './api-error.ts';
import type { Edit } from './cart-edits.ts';
import { findLine } from './cart-lines.ts';
import type { AddRequest, Settable } from './cart-lines.ts';
import { call } from './client.ts';

/** An edit is sent again rather than waited for. */
const PATIENCE_MS = 30_000;

/** Names the customer of the edit: by now somebody else may be here, or a seller be with another, and then the API changes no cart. */
const forWhom = ({ key, customerId }: Edit) => ({
  key,
  query: { customerId },
  signal: AbortSignal.timeout(PATIENCE_MS),
});

export const readCartOf = (edit: Edit): Promise<CartView> => {
  const { query, signal } = forWhom(edit);
  return call('purchase', 'GET /cart/listcart', { query, signal });
};

/**
 * Sends an edit and answers with the cart, or null where the API does not show it. `known` is the cart it was made for; `keep`
 * remembers how it goes out, so that it goes out again just so.
 */
export async function sendEdit(
  edit: Edit,
  known: CartView | undefined,
  keep: (edit: Edit) => void,
): Promise<CartView | null> {
  if (edit.kind === 'add') return addLines(edit, edit.body);
  if (edit.quantity === 0) return unlessGone(removeLine(edit));
  const way = edit.way ?? (findLine(known, edit.line) ? 'change' : 'add');
  if (way === 'add') return addAsWanted(edit, keep);
  keep({ ...edit, way });
  try {
    return await changeLine(edit);
  } catch (cause) {
    // Somebody took it out meanwhile, here or elsewhere; the change had no effect, so its key is free.
    if (!isGone(cause)) throw cause;
    return addAsWanted(edit, keep);
  }
}

type LineEdit = Extract<Edit, { kind: 'set' | 'remove' }>;

async function addAsWanted(edit: LineEdit, keep: (edit: Edit) => void): Promise<null> {
  keep({ ...edit, way: 'add' });
  return addLines(edit, addBody(edit.line, edit.quantity));
}

async function addLines(edit: Edit, body: AddRequest): Promise<null> {
  await call('purchase', 'POST /cart/additem', { ...forWhom(edit), body });
  return null;
}

function changeLine(edit: LineEdit): Promise<CartView> {
  const { line, quantity } = edit;
  return call('purchase', 'PUT /cart/changequantityitem', {
    ...forWhom(edit),
    body: { ...keyOf(line), versionCode: line.versionCode ?? null, quantity },
  });
}

function removeLine(edit: LineEdit): Promise<CartView> {
  const { line } = edit;
  return call('purchase', 'DELETE /cart/deleteitem', {
    ...forWhom(edit),
    body: { ...keyOf(line), version: line.versionCode ?? null },
  });
}

const keyOf = ({ code, assemblyCode = null, assemblyVersionCode = null, advancedPurchasing = false }: Settable) => ({
  code,
  assemblyCode,
  assemblyVersionCode,
  advancedPurchasing,
});

const isGone = (cause: unknown): boolean => cause instanceof ApiError && cause.code === 'CART_LINE_NOT_FOUND';

/** A line that is not there is out of the cart, as wished. */
function unlessGone(writing: Promise<CartView>): Promise<CartView | null> {
  return writing.catch((cause: unknown) => {
    if (isGone(cause)) return null;
    throw cause;
  });
}

function addBody(line: Settable, quantity: number): AddRequest {
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
