import type { ArtSpec } from '@tonalia/artwork/spec';
import { tileTint } from '@tonalia/artwork/tile-tint';
import type { Brand } from './brands.ts';
import { categoryId } from './categories.ts';
import { lines } from './lines.ts';
import type { BrandLine } from './lines/line.ts';
import { type Counter, type DemoProduct, type DemoVersion, contentText, round100, shadeInCode } from './product.ts';
import { type Random, seeded } from './random.ts';
import type { DemoShade } from './shade.ts';
import { stockOf } from './stock.ts';

/**
 * Products of one brand from the lines of its segments, always equal for the same brand. `taken` holds the existing
 * brand and product names.
 */
export function* brandCatalogue(brand: Brand, ids: Counter, taken: ReadonlySet<string>): Generator<DemoProduct> {
  for (const line of lines) {
    if (!brand.segments.includes(line.segment)) continue;
    const random = seeded(`${brand.name} ${line.code}`);
    // The first segment is the brand's main one.
    const breadth = line.segment === brand.segments[0] ? brand.breadth : brand.breadth * 0.85;
    const most = line.shades ? Math.ceil(line.names.length * 0.7) : line.names.length;
    const count = Math.round(most * breadth + random.next() * 0.6);
    for (const [at, name] of random.some(line.names, count).entries()) {
      if (!taken.has(`${brand.name} ${name}`)) yield productOf({ brand, line, name, nth: at + 1 }, random, ids);
    }
  }
}

/** A product of a brand's line by its name, the nth of the line. */
type LineProduct = { brand: Brand; line: BrandLine; name: string; nth: number };

function productOf(planned: LineProduct, random: Random, ids: Counter): DemoProduct {
  const { brand, line, name, nth } = planned;
  const code = `${brand.prefix}-${line.code}${nth}`;
  const shades = line.shades?.(random) ?? [null];
  const several = line.shades ? line.everyContent === true : line.contents.length > 1 && random.chance(0.45);
  const contents = several ? line.contents : [random.pick(line.contents)];
  const hasVersions = several || line.shades !== undefined;
  const price = round100(random.whole(...line.price));
  // A few products are new; the others are months old.
  const seenDaysAgo = random.chance(0.07) ? random.whole(1, 50) : random.whole(90, 900);
  const shown = shades[Math.floor(shades.length * 0.56)] ?? null;
  const content = contents.length === 1 ? contentText(contents[0] ?? 1, line.unit) : '';
  const product: DemoProduct = {
    id: ids.product(),
    code,
    name: [name, content].filter(Boolean).join(' '),
    description: line.description,
    brand,
    segment: line.segment,
    categoryId: categoryId(line.category),
    kind: 'simple',
    hasVersions,
    minQuantity: line.minQuantity ?? 1,
    attributes: [
      ...(content ? [{ name: 'Contenido', value: content }] : []),
      ...line.facts.map(([fact, value]) => ({ name: fact, value })),
    ],
    tile: tileTint(code),
    picture: pictureOf(planned, content, shown),
    seenDaysAgo,
    versions: [],
    presale: random.chance(0.03)
      ? { capacity: random.chance(0.5) ? random.whole(60, 400) : null, inDays: random.whole(3, 32) }
      : null,
    deal: 0,
    // Lines with many shades sell several units at once, products sold by the dozen sell dozens.
    popularity: (0.3 + random.next() ** 3 * 2) / (line.minQuantity ?? 1) / (line.shades ? 2 : 1),
  };
  product.versions = versionsOf({ product, shades, contents, unit: line.unit, price, random, ids });
  return product;
}

type Versions = {
  product: Pick<DemoProduct, 'code' | 'hasVersions' | 'presale' | 'seenDaysAgo'>;
  shades: readonly (DemoShade | null)[];
  contents: readonly number[];
  unit: BrandLine['unit'];
  /** Price in pesos of the first content. */
  price: number;
  random: Random;
  ids: Counter;
};

/** One version for each shade and content, shades first. Codes name the content only when there are several. */
export function versionsOf({ product, shades, contents, unit, price, random, ids }: Versions): DemoVersion[] {
  const first = contents[0] ?? 1;
  return shades.flatMap((shade, at) =>
    contents.map((volume, below): DemoVersion => ({
      id: ids.version(),
      code: versionCode(product, shade, contents.length > 1 ? volume : null),
      shade,
      volume,
      unit,
      price: volume === first ? price : round100(price * (volume / first) ** 0.74),
      excludedFromPresale: product.presale !== null && shade !== null && random.chance(0.08),
      position: at * contents.length + below,
      seenDaysAgo: newSince(random, product, shade) ?? product.seenDaysAgo,
      stock: stockOf(random, !product.hasVersions),
    })),
  );
}

/** A few old products have a few new shades. */
function newSince(random: Random, product: Versions['product'], shade: DemoShade | null): number | null {
  if (!shade || !random.chance(0.02)) return null;
  const days = random.whole(1, 40);
  return eighthOf(product.code) === 0 ? days : null;
}

/** One product in eight has 0, always the same ones. */
const eighthOf = (code: string): number => [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8;

function versionCode(product: Versions['product'], shade: DemoShade | null, volume: number | null): string {
  if (!product.hasVersions) return product.code;
  return [product.code, shade && shadeInCode(shade), volume].filter((part) => part !== null).join('-');
}

function pictureOf({ brand, line, name }: LineProduct, content: string, shown: DemoShade | null): ArtSpec {
  const own =
    line.form === 'labial' ||
    line.form === 'rimel' ||
    line.form === 'compacto' ||
    line.form === 'paleta' ||
    line.form === 'brocha';
  const strength = /(\d\d) volúmenes/.exec(name)?.[1];
  return {
    form: line.form,
    body: line.form === 'tubotinte' || line.form === 'cajatinte' ? '#f4f2ee' : own ? brand.cap : brand.body,
    cap: brand.cap,
    shade: shown?.hex.toLowerCase() ?? brand.accent,
    brand: brand.name,
    line: shortName(name),
    ...(content && { size: content }),
    ...(shown && { code: shown.code }),
    ...(strength && { code: `${strength} vol` }),
    ...(brand.metalCap && { metalCap: true }),
    ...(name.includes('escarchado') && { finish: 'glitter' }),
  };
}

/** Shortens a name for a label: up to the third word, without a final preposition. */
function shortName(name: string): string {
  const words = name.split(' ').slice(0, 3);
  while (words.length > 1 && /^(de|con|sin|para|en|y|a|por|sobre|del)$/.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
