import type { Product, Version } from '@tonalia/contract/products';
import type { DraftChanges, ShadeDraft } from './drafts/shade-draft.ts';

/** Compares a stored draft with the current catalogue: removes unavailable versions and limits the others to `most`, a multiple of the step. */
export function recheck(
  draft: ShadeDraft,
  { versions, minQuantity }: Pick<Product, 'versions' | 'minQuantity'>,
  most: (version: Version) => number,
): ShadeDraft {
  const news: DraftChanges = { gone: 0, fewer: 0, priced: 0 };
  const byCode = new Map(versions.map((version) => [version.code, version]));
  const lines = [...draft.chosen].flatMap(([code, units]) => {
    const version = byCode.get(code);
    const left = version ? most(version) : 0;
    const now = Math.min(units - (units % minQuantity), left - (left % minQuantity));
    if (version === undefined || now <= 0) {
      news.gone += 1;
      return [];
    }
    if (now < units) news.fewer += 1;
    if (draft.prices.get(code) !== version.price) news.priced += 1;
    return [{ code, units: now, price: version.price }];
  });
  const chosen = new Map(lines.map(({ code, units }) => [code, units]));
  const prices = new Map(lines.map(({ code, price }) => [code, price]));
  const isSame = news.gone + news.fewer + news.priced === 0;
  return { ...draft, chosen, prices, isChecked: true, news: isSame ? null : news };
}
