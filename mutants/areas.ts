/** Areas of the product with separate results, most dangerous first. */
export const areas = ['money', 'stock', 'rights', 'search', 'shop', 'other'] as const;
export type Area = (typeof areas)[number];

/** The share of killed mutants each area must reach. */
export const wantedShare: Record<Area, number> = { money: 1, stock: 1, rights: 1, search: 0.9, shop: 0.9, other: 0.9 };

/** The area of a path: that of the first matching pattern. */
const patterns: readonly [area: Area, path: RegExp][] = [
  ['stock', /modules\/products\/(stock|presale|selling|sellable|combo)\//],
  ['stock', /modules\/purchase\/(presale\/|order\/take-units|payment\/reserve-again)/],
  ['stock', /(catalogue-index\/stock-table|rules\/src\/(presale|quantity))/],
  [
    'money',
    /modules\/purchase\/(payment|payment-view|gateway|checkout|closing|credit|coupon|order|cart|seller-order)\//,
  ],
  ['money', /modules\/(products\/(price|deal)|marketing\/coupon|customers\/(credit|loyalty))\//],
  ['money', /(rules\/src\/(money|price|payment-limits|card)|server\/src\/(payments\/|commands\/payments))/],
  [
    'rights',
    /modules\/(auth\/(session|login|device|secret|recovery|verification|link|account)|customers\/(closing|profile|registration|portfolio))\//,
  ],
  [
    'rights',
    /platform\/(audit|rate-limiter|http\/(actor|address-of|cors|limit-calls|network|refuse-foreign-origin|require-permission|serve|validate))/,
  ],
  ['rights', /contract\/src\/(office-)?rights\.ts$/],
  ['rights', /shop\/src\/(app\/(guard|places)|api\/(session|sign-in)\/)/],
  [
    'search',
    /packages\/search\/|modules\/(products\/(suggest|catalogue-index|browse|alternative)|marketing\/search)\//,
  ],
  ['shop', /^(apps\/shop|packages\/ui)\//],
];

export const areaOf = (file: string): Area => patterns.find(([, path]) => path.test(file))?.[0] ?? 'other';

/** Test folders outside a file's own module that also cover it. */
const alsoHeldBy: readonly [path: RegExp, folder: string][] = [
  [
    /modules\/products\/(stock|presale|selling|sellable|combo|price|deal|alternative)\//,
    'apps/api/src/modules/purchase/',
  ],
  [/rules\/src\/price/, 'apps/api/src/modules/products/'],
  [/rules\/src\/price/, 'apps/api/src/modules/purchase/'],
  [/modules\/(tracking|marketing\/coupon|customers\/(credit|loyalty|address))/, 'apps/api/src/modules/purchase/'],
  [/modules\/(auth\/(session|login|device|account)|customers\/(portfolio|customer))\//, 'apps/api/test/'],
  [/modules\/auth\//, 'apps/api/src/modules/customers/'],
  [/modules\/customers\//, 'apps/api/src/modules/auth/'],
  [/apps\/api\/src\/platform\//, 'apps/api/'],
];

/** Folders with unit tests of a file beside its own. */
export const unitFoldersOf = (file: string): string[] =>
  file.startsWith('packages/search/src/') ? ['packages/search/src', 'apps/api/test/search-quality'] : [];

/** The folders with database tests for a file, its own module first. */
export function foldersOf(file: string): string[] {
  const own = /^apps\/api\/src\/(modules\/[^/]+|platform)\/|^apps\/server\/src\//.exec(file)?.[0];
  const also = alsoHeldBy.flatMap(([path, folder]) => (path.test(file) ? [folder] : []));
  return [...(own === undefined ? [] : [own]), ...also];
}
