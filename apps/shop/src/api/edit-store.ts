import type { Edit } from './cart-edits.ts';
import type { Settable } from './cart-lines.ts';
import { EDIT_PREFIX as prefix } from './storage.ts';

/**
 * Where edits wait, each under a key of its own: nothing is read, changed and written back, so two tabs lose nothing of each other.
 * Ordinary storage, which outlives the app. Nothing in it opens a door.
 */
const keyOf = ({ owner, at, key }: Pick<Edit, 'owner' | 'at' | 'key'>) => `${prefix}${owner}.${at}.${key}`;

/** As long as the server knows an edit again. */
const KEPT_MS = 29 * 24 * 3600 * 1000;

/** What storage would not take: it lasts as long as the page. */
const here = new Map<string, string>();

export function keepEdit(edit: Edit): void {
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
    // It never was there.
  }
}

/** The edits of a person, the oldest first; those that nobody would know again are forgotten. */
export function editsOf(owner: string): Edit[] {
  const edits = texts(`${prefix}${owner}.`).flatMap((text) => readEdit(text) ?? []);
  const isOld = ({ at }: Edit) => Date.now() - at > KEPT_MS;
  for (const old of edits.filter(isOld)) dropEdit(old);
  return edits.filter((edit) => !isOld(edit)).toSorted((a, b) => a.at - b.at);
}

/** Whether a change in storage, of another tab, is one of them. */
export const isEditKey = (key: string | null): boolean => key === null || key.startsWith(prefix);

export function forgetEdits(owner: string): void {
  for (const edit of editsOf(owner)) dropEdit(edit);
}

/**
 * Somebody else is here: of what others chose and never sent, names and prices go, and what is needed to send it stays until they come
 * back, or until nobody would know it again.
 */
export function hideEditsOfOthers(owner: string): void {
  for (const edit of texts(prefix).flatMap((text) => readEdit(text) ?? [])) {
    if (edit.owner === owner) continue;
    if (Date.now() - edit.at > KEPT_MS) dropEdit(edit);
    else keepEdit(edit.kind === 'add' ? { ...edit, shown: [] } : { ...edit, shown: undefined, line: bare(edit.line) });
  }
}

/** What is sent of a line: a whole line of a cart may stand for one. */
function bare({ productId, code, versionCode, assemblyCode, assemblyVersionCode, ...line }: Settable): Settable {
  const { advancedPurchasing, applicableDealsId, programmedPriceId, programmedPriceName } = line;
  const which = { productId, code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing };
  return { ...which, applicableDealsId, programmedPriceId, programmedPriceName };
}

function texts(start: string): string[] {
  const found = [...here].filter(([key]) => key.startsWith(start)).map(([, text]) => text);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) found.push(localStorage.getItem(key) ?? '');
  } catch {
    // Blocked: what is here is all.
  }
  return found;
}

function readEdit(text: string): Edit | null {
  try {
    // Only `keepEdit` writes under these keys.
    return JSON.parse(text) as Edit;
  } catch {
    return null;
  }
}
