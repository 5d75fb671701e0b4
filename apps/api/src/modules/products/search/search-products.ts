import { AppError } from '@tonalia/contract/errors';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type ListQuery, listProducts } from '../list/list-products.ts';
import { findNearWords } from './search.sql.ts';
import { mend } from './typos.rules.ts';

/** What the words find; when that is nothing, what they would find if they were typed right. */
export async function searchProducts(context: ModuleContext, shopper: Shopper, query: ListQuery & { search: string }) {
  const search = query.search.normalize('NFC').replaceAll('\u0000', '').trim();
  if (search === '') throw new AppError('INVALID_REQUEST', { field: 'search', detail: 'escribe lo que buscas' });
  const found = await listProducts(context, shopper, query, search);
  if (found.total > 0) return found;
  const words = plainWords(search);
  const mended =
    words.length > 0 ? mend(words.join(' '), await findNearWords(context.db, onlyLetters(words))) : undefined;
  return mended === undefined ? found : listProducts(context, shopper, query, mended);
}

/** As the database compares them: lower case, without accents, the ñ kept. */
function plainWords(search: string): string[] {
  const plain = search
    .toLowerCase()
    .replaceAll('ñ', '\u0000')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0000', 'ñ');
  return plain.match(/[a-z0-9ñ]+(?:[.,/_-][a-z0-9ñ]+)*/g)?.slice(0, 12) ?? [];
}

const onlyLetters = (words: string[]): string[] => words.filter((word) => /^[a-zñ]{3,40}$/.test(word));
