/** Areas of the product with separate results, most dangerous first. */
export const areas = ['money', 'stock', 'rights', 'search', 'shop', 'office', 'other'] as const;
export type Area = (typeof areas)[number];

/** The share of killed mutants each area must reach. */
export const wantedShare: Record<Area, number> = {
  money: 1,
  stock: 1,
  rights: 1,
  search: 0.9,
  shop: 0.9,
  office: 0.9,
  other: 0.9,
};

/** The area of a path: that of the first matching pattern. */
const patterns: readonly [area: Area, path: RegExp][] = [
  [
    'stock',
    /modules\/products\/(stock|stock-count|stock-office|transfer|receipt|movement|purchasing|presale|presale-office|selling|sellable|combo)\//,
  ],
  [
    'stock',
    /modules\/purchase\/(presale\/|office-presale\/|stock-check\/|door\/|adjust\/move-units|order\/(take|part|missing)-units|payment\/reserve-again)/,
  ],
  ['stock', /modules\/purchase\/returns\/(bring|count|goods|store)-back/],
  ['stock', /modules\/dispatch\/(pick|box|wave|shipment|load|driver\/(take-)?back)/],
  ['stock', /(catalogue-index\/stock-table|rules\/src\/(presale|quantity|tally|cart-grouping))/],
  [
    'money',
    /modules\/purchase\/(payment|payment-view|gateway|checkout|closing|credit|coupon|order|cart|seller-order|adjust|statement|returns|office-money|office-method)\//,
  ],
  [
    'money',
    /modules\/purchase\/(office\/(one-order|place|export)|order-request|share|seller-day|saved-list|reorder)\//,
  ],
  [
    'money',
    /modules\/(products\/(price|price-office|price-lists|own-price-list|custom-list|deal|grid|import)|marketing\/coupon(-office)?|customers\/(credit|loyalty))\//,
  ],
  ['money', /modules\/dispatch\/(settlement|driver\/record-)/],
  [
    'money',
    /(rules\/src\/(money|price|payment-limits|part-payment|card|cart-lines|margin|tax|movement-share)|server\/src\/(payments\/|commands\/payments))/,
  ],
  [
    'rights',
    /modules\/(auth\/(session|login|device|secret|recovery|verification|link|account)|customers\/(closing|profile|registration|portfolio|member))\//,
  ],
  ['rights', /modules\/office\/(session|sign-in|passkey|totp|manage|operator|own|events|first-run\/first-)/],
  ['rights', /modules\/(purchase\/(team|member-limits|offline)|notices|dispatch\/driver)\//],
  [
    'rights',
    /platform\/(audit|rate-limiter|entry-limit|http\/(actor|address-of|cors|limit-calls|network|refuse-foreign-origin|require-permission|serve|validate))/,
  ],
  ['rights', /contract\/src\/(office-|member-)?rights\.ts$/],
  ['rights', /shop\/src\/(app\/(guard|places)|api\/(session|sign-in)\/)/],
  ['rights', /office\/src\/(app\/(guard|places)|api\/(session|sign-in|stored-operator|passkeys))/],
  [
    'search',
    /packages\/(search|order-list)\/|modules\/(products\/(suggest|catalogue-index|browse|alternative|order-list)|marketing\/search)\//,
  ],
  ['shop', /^(apps\/shop|packages\/ui)\//],
  ['office', /^apps\/office\//],
];

export const areaOf = (file: string): Area => patterns.find(([, path]) => path.test(file))?.[0] ?? 'other';

/** Test folders outside a file's own module that also cover it. */
const alsoHeldBy: readonly [path: RegExp, folder: string][] = [
  [
    /modules\/products\/(stock|presale|selling|sellable|combo|price|deal|alternative)\//,
    'apps/api/src/modules/purchase/',
  ],
  [/modules\/purchase\/(door|returns|order\/(part|missing)-units)/, 'apps/api/src/modules/dispatch/'],
  [/modules\/dispatch\/(load|driver|shipment)\//, 'apps/api/src/modules/purchase/returns/'],
  [/rules\/src\/tally/, 'apps/api/src/modules/dispatch/'],
  [/rules\/src\/price/, 'apps/api/src/modules/products/'],
  [/rules\/src\/price/, 'apps/api/src/modules/purchase/'],
  [
    /modules\/(tracking|marketing\/coupon|customers\/(credit|loyalty|address|member))/,
    'apps/api/src/modules/purchase/',
  ],
  [/modules\/(auth\/(session|login|device|account)|customers\/(portfolio|customer)|office)\//, 'apps/api/test/'],
  [/modules\/auth\//, 'apps/api/src/modules/customers/'],
  [/modules\/customers\//, 'apps/api/src/modules/auth/'],
  [/modules\/(products|purchase|customers)\/(office|search)\/search-/, 'apps/api/src/modules/office/search/'],
  [/platform\/migrate/, 'apps/server/src/commands/'],
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
