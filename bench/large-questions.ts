import type pg from 'pg';

/** Distinct questions of one kind. */
export interface RequestKind {
  name: string;
  /** A path below `/api/products`. */
  paths: string[];
}

const EACH = 540;
const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'];
const broad = [
  'tinte',
  'champu',
  'esmalte',
  'crema',
  'rubio',
  'rojo',
  'aceite',
  'mascarilla',
  'castaño',
  'profesional',
];

/** Typical questions of shops and sellers, drawn uniformly from the whole catalogue. */
export async function largeQuestions(db: pg.Pool): Promise<RequestKind[]> {
  const { products, categories, brands, shades } = await readSamples(db);
  const path = (where: string, query: Record<string, string | number>): string => {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
    return `${where}?${asked.toString()}`;
  };
  const each = (make: (n: number) => string): string[] => Array.from({ length: EACH }, (_, n) => make(n));
  const of = <T>(things: readonly T[], n: number): T => {
    const thing = things[n % things.length];
    if (thing === undefined) throw new Error('there is no catalogue to ask about');
    return thing;
  };
  const list = (n: number, query: Record<string, string | number>) =>
    path('/product/list', { sort: of(sorts, n), limit: 20, page: 1 + Math.floor(n / 6), ...query });
  const search = (n: number, words: string) => path('/search', { search: words, facets: 1, limit: 20, minPrice: n });
  return [
    { name: 'list, any page', paths: each((n) => list(n, { page: 1 + n * 6 })) },
    { name: 'list with counts', paths: each((n) => list(n, { facets: 1 })) },
    {
      name: 'category with counts',
      paths: each((n) => list(n, { facets: 1, categoryId: of(categories, n), maxPrice: 900_000 + n })),
    },
    {
      name: 'brand with counts',
      paths: each((n) => list(n, { facets: 1, page: 1, manufacturerId: of(brands, n), minPrice: n })),
    },
    {
      name: 'filters with counts',
      paths: each((n) =>
        list(n, { facets: 1, page: 1, available: 1, colorFamilyId: '1,2,3', minPrice: 5_000 + n, maxPrice: 90_000 }),
      ),
    },
    { name: 'offers', paths: each((n) => path('/discounts/products', { facets: 1, minPrice: n, sort: of(sorts, n) })) },
    { name: 'search, one broad word', paths: each((n) => search(n, of(broad, n))) },
    { name: 'search, two broad words', paths: each((n) => search(n, `${of(broad, n)} ${of(broad, 3 * n + 1)}`)) },
    { name: 'search, name of a product', paths: each((n) => search(n, of(products, n).name)) },
    {
      name: 'search, brand and shade',
      paths: each((n) => search(n, `${of(products, n).brand} ${of(shades, n).name}`)),
    },
    { name: 'search, code of a shade', paths: each((n) => search(n, of(shades, n).code)) },
    { name: 'search, part of a code', paths: each((n) => search(n, of(shades, n).code.slice(0, -2))) },
    { name: 'search, mistyped', paths: each((n) => search(n, mistyped(of(products, n).name, n))) },
    { name: 'search, nothing there', paths: each((n) => search(n, `zzqx${n}wwk`)) },
    {
      name: 'suggestions',
      paths: each((n) => path('/suggest', { search: of(products, n).name.slice(0, 3 + (n % 12)) })),
    },
    {
      name: 'suggestions, mistyped',
      paths: each((n) => path('/suggest', { search: mistyped(of(products, n).name, n).slice(0, 12) })),
    },
    { name: 'detail', paths: each((n) => path('/product/query', { _id: of(products, n).id })) },
    { name: 'shades like a colour', paths: each((n) => path('/color/nearest', { hex: colour(n) })) },
  ];
}

/** Swaps two letters, a common typing error. */
function mistyped(text: string, n: number): string {
  const words = text.split(' ');
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const at = 1 + (n % Math.max(1, longest.length - 2));
  return text.replace(
    longest,
    longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2),
  );
}

const colour = (n: number): string => ((n * 2_654_435_761) % 2 ** 24).toString(16).padStart(6, '0');

async function readSamples(db: pg.Pool) {
  const sample = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await db.query<Row>(text)).rows;
  const products = await sample<{ id: string; name: string; brand: string }>(
    `select p.id::text, p.name, m.name as brand from products.product p join products.manufacturer m on m.id = p.manufacturer_id
     where p.active order by md5(p.id::text) limit ${EACH}`,
  );
  const shades = await sample<{ code: string; name: string }>(
    `select code, shade_name as name from products.version tablesample system (2)
     where active and shade_name is not null order by md5(id::text) limit ${EACH}`,
  );
  const categories = await sample<{ id: string }>('select id::text from products.category order by id');
  const brands = await sample<{ id: string }>(
    `select id::text from products.manufacturer order by md5(id::text) limit ${EACH}`,
  );
  return { products, shades, categories: categories.map(({ id }) => id), brands: brands.map(({ id }) => id) };
}
