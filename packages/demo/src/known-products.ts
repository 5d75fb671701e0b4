import { tileTint } from '@tonalia/artwork/tile-tint';
import { versionsOf } from './brand-catalogue.ts';
import { brands } from './brands.ts';
import { categoryId } from './categories.ts';
import { knownCare } from './known/care.ts';
import { knownDyes } from './known/dyes.ts';
import type { KnownProduct } from './known/known-product.ts';
import { knownNailsAndMakeUp } from './known/nails-and-make-up.ts';
import { type Counter, type DemoProduct, contentText } from './product.ts';
import { seeded } from './random.ts';

/** Products that the design shows. */
const known: readonly KnownProduct[] = [...knownDyes, ...knownNailsAndMakeUp, ...knownCare];

/** Brand and name of each, so that generated lines do not repeat them. */
export const knownNames: readonly string[] = known.map(({ brand, name }) => `${brand} ${name}`);

/** Shades added this week ("9 tonos nuevos de semipermanente"). */
const newNailShades = ['064', '011', '033', '084', '099', '112', '139', '158', '176'];
/** Neither in stock nor in the presale: a sold-out shade. */
const soldOutInPresale = ['070'];

/** Products that the design shows, with the first ids of every catalogue size. */
export function* knownProducts(ids: Counter): Generator<DemoProduct> {
  for (const item of known) {
    const brand = brands.find(({ name }) => name === item.brand);
    if (!brand) throw new Error(`no brand ${item.brand}`);
    const content = item.contents.length === 1 ? contentText(item.contents[0] ?? 1, item.unit) : '';
    const hasVersions = item.shades !== undefined || item.contents.length > 1;
    const product: DemoProduct = {
      id: ids.product(),
      code: item.code,
      name: [item.name, content].filter(Boolean).join(' '),
      description: item.text,
      brand,
      segment: brand.segments[0] ?? 'hair',
      categoryId: categoryId(item.category),
      kind: 'simple',
      hasVersions,
      minQuantity: item.min ?? 1,
      attributes: [
        ...(content ? [{ name: 'Contenido', value: content }] : []),
        { name: 'Uso', value: 'Profesional' },
        ...(item.shades ? [{ name: 'Tonos', value: String(item.shades.length) }] : []),
      ],
      tile: item.tile ?? tileTint(item.code),
      picture: {
        form: item.form,
        body: brand.body,
        cap: brand.cap,
        brand: brand.name,
        line: item.name.split(' ').slice(0, 2).join(' '),
        ...(content && { size: content }),
        ...item.art,
      },
      seenDaysAgo: item.daysOld ?? 400,
      versions: [],
      presale: item.presale ?? null,
      deal: item.deal ?? 0,
      popularity: item.popularity,
    };
    const random = seeded(`known ${item.code}`);
    product.versions = versionsOf({
      product,
      shades: item.shades ?? [null],
      contents: item.contents,
      unit: item.unit,
      price: item.price,
      random,
      ids,
    });
    for (const version of product.versions) settle(version, item);
    yield product;
  }
}

function settle(version: DemoProduct['versions'][number], item: KnownProduct): void {
  const left = item.bogota?.[version.code];
  if (left !== undefined) version.stock.BOG = left;
  if (!item.shades && left === undefined) version.stock.BOG = Math.max(60, version.stock.BOG ?? 0);
  version.excludedFromPresale = item.code === 'NA' && soldOutInPresale.includes(version.shade?.code ?? '');
  version.seenDaysAgo = item.daysOld ?? 400;
  if (item.code === 'NA' && newNailShades.includes(version.shade?.code ?? '')) version.seenDaysAgo = 3;
}
