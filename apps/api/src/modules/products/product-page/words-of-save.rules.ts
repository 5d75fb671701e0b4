import type { ProductSave } from '@tonalia/contract/product-office';
import type { SavedShade } from './save.rules.ts';

/** Most characters of the changes in an audit event. */
const MOST = 4_000;
const fields = ['code', 'shade', 'name', 'swatch', 'price', 'state'] as const;
const productFields = [
  'name',
  'description',
  'brandId',
  'categoryId',
  'minimum',
  'taxClass',
  'packForm',
  'packBody',
  'packCap',
  'tile',
  'state',
] as const;

/** What an audit event says of a save: the fields of the product, those of shades, numbers of shades, and each change with its old value. */
export function wordsOfSave(
  save: ProductSave,
  before: Record<(typeof productFields)[number], string | number | null> & { shades: readonly SavedShade[] },
) {
  const shadeOf = new Map(before.shades.map((shade) => [shade.id, shade]));
  const own = productFields.filter(
    (field) => save.product[field] !== undefined && save.product[field] !== before[field],
  );
  const inShades = save.shades.flatMap((edit) => {
    const shade = shadeOf.get(edit._id);
    return fields.flatMap((field) =>
      shade && edit[field] !== undefined && edit[field] !== shade[field]
        ? [{ field, words: `${shade.code} ${field} ${shade[field]} → ${edit[field]}` }]
        : [],
    );
  });
  const changes = [
    ...own.map((field) => (field === 'description' ? field : `${field} ${before[field]} → ${save.product[field]}`)),
    ...inShades.map(({ words }) => words),
    ...save.added.map(({ code }) => `${code} added`),
    ...(save.order ? ['order'] : []),
  ];
  return {
    fields: own.join(','),
    shadeFields: [...new Set(inShades.map(({ field }) => field))].join(','),
    shades: save.shades.length,
    added: save.added.length,
    changed: changes.join('; ').slice(0, MOST),
  };
}
