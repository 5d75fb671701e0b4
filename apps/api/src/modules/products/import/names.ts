import { inkOn } from '@tonalia/artwork/colour';
import { paletteOf } from '@tonalia/artwork/palettes';
import type { Transaction } from '../../../platform/transaction.ts';
import { ensureCategory, ensureManufacturer } from './import.sql.ts';

/** Cached ids of brands and categories by name, because most products of a list share them. */
export type KnownNames = Map<string, string>;

/** The category of products without one. */
const OTHER = 'Otros';

/** The id of a brand, created when the name is new. */
export function brandId(tx: Transaction, ids: KnownNames, name: string): Promise<string> {
  return findOnce(ids, `brand:${name}`, () => {
    const { body } = paletteOf(name);
    return ensureManufacturer(tx, { name, ink: inkOn(body), ground: body });
  });
}

/** The id of "Maquillaje > Bases", a category and its child; deeper levels are ignored. */
export async function categoryId(tx: Transaction, ids: KnownNames, path: string | null): Promise<string> {
  const [name, child] = (path ?? OTHER).split(/\s*[>/]\s*/).filter(Boolean);
  const parent = await ensureOnce(tx, ids, null, name ?? OTHER);
  return child ? ensureOnce(tx, ids, parent, child) : parent;
}

function ensureOnce(tx: Transaction, ids: KnownNames, parentId: string | null, name: string): Promise<string> {
  return findOnce(ids, `category:${parentId}:${name}`, () => ensureCategory(tx, parentId, name.slice(0, 80)));
}

async function findOnce(ids: KnownNames, key: string, find: () => Promise<{ id: string }[]>): Promise<string> {
  const cached = ids.get(key);
  if (cached) return cached;
  // a row created by a concurrent import is visible to the next statement only
  const found = (await find())[0] ?? (await find())[0];
  if (!found) throw new Error(`${key} was neither found nor created`);
  ids.set(key, found.id);
  return found.id;
}
