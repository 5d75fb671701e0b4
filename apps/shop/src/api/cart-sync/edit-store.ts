import type { Edit } from './cart-edits.ts';
import type { EditableLine } from './cart-line.ts';
import { EDIT_PREFIX as prefix } from '../storage/device-storage.ts';

/**
 * Storage of unconfirmed edits, one key each: without read-modify-write, two tabs cannot overwrite each other's edits.
 * Uses localStorage, which survives a restart; it holds no credentials.
 */
const keyOf = ({ owner, at, key }: Pick<Edit, 'owner' | 'at' | 'key'>) => `${prefix}${owner}.${at}.${key}`;

/** How long the server remembers an idempotency key. */
const KEPT_MS = 29 * 24 * 3600 * 1000;

/** Edits that storage refused; they last until the page is left. */
const here = new Map<string, string>();

export function storeEdit(edit: Edit): void {
  const text = JSON.stringify(edit);
  try {
    localStorage.setItem(keyOf(edit), text);
  } catch {
    here.set(keyOf(edit), text);
  }
}

export function dropEdit(edit: Edit): void {
  here.delete(keyOf(edit));
  try {
    localStorage.removeItem(keyOf(edit));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The edits of an identity, oldest first; deletes those with an expired idempotency key. */
export function editsOf(owner: string): Edit[] {
  const edits = texts(`${prefix}${owner}.`).flatMap((text) => readEdit(text) ?? []);
  const isOld = ({ at }: Edit) => Date.now() - at > KEPT_MS;
  for (const old of edits.filter(isOld)) dropEdit(old);
  return edits.filter((edit) => !isOld(edit)).toSorted((a, b) => a.at - b.at);
}

/** Whether a storage event of another tab concerns edits. */
export const isEditKey = (key: string | null): boolean => key === null || key.startsWith(prefix);

export function forgetEdits(owner: string): void {
  for (const edit of editsOf(owner)) dropEdit(edit);
}

/**
 * Another identity signed in: removes names and prices from the unsent edits of others. The data needed to send them stays until
 * their owner returns or their idempotency keys expire.
 */
export function hideEditsOfOthers(owner: string): void {
  for (const edit of texts(prefix).flatMap((text) => readEdit(text) ?? [])) {
    if (edit.owner === owner) continue;
    if (Date.now() - edit.at > KEPT_MS) dropEdit(edit);
    else
      storeEdit(
        edit.kind === 'add' ? { ...edit, shown: [] } : { ...edit, shown: undefined, line: toStoredLine(edit.line) },
      );
  }
}

/** Reduces a line to the fields that are sent; callers may pass a whole cart line. */
function toStoredLine({
  productId,
  code,
  versionCode,
  assemblyCode,
  assemblyVersionCode,
  ...line
}: EditableLine): EditableLine {
  const { advancedPurchasing, applicableDealsId, programmedPriceId, programmedPriceName } = line;
  const which = { productId, code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing };
  return { ...which, applicableDealsId, programmedPriceId, programmedPriceName };
}

function texts(start: string): string[] {
  const found = [...here].filter(([key]) => key.startsWith(start)).map(([, text]) => text);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) found.push(localStorage.getItem(key) ?? '');
  } catch {
    // Storage is blocked: only the edits in memory exist.
  }
  return found;
}

function readEdit(text: string): Edit | null {
  try {
    // Only `storeEdit` writes under these keys.
    return JSON.parse(text) as Edit;
  } catch {
    return null;
  }
}
