import type { ClientBase } from 'pg';
import { brands } from './brands.ts';
import { categoryId } from './categories.ts';
import { type Cell, copy } from './copy.ts';
import { daysFrom, period } from './days.ts';
import { type DemoProduct, round100 } from './product.ts';
import { type Random, seeded } from './random.ts';

/** A programmed price: a percentage off every version, for one trade type or for all. */
type PriceCut = { name: string; percent: number; tradeType: string | null; during: string };

const pricesOf = ({ name, percent, tradeType, during }: PriceCut, products: readonly DemoProduct[]): Cell[][] =>
  products.flatMap(({ versions }) =>
    versions.map(({ id, price }): Cell[] => [name, id, tradeType, during, round100(price * (1 - percent / 100))]),
  );

/** Deals and programmed prices. */
export async function loadOffers(client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> {
  const random = seeded('offers');
  const plain = products.filter(({ kind, deal }) => kind === 'simple' && deal === 0);
  await loadDeals(client, plain, now, random);
  await loadProgrammedPrices(client, plain, now, random);
}

const dealColumns = [
  'name',
  'discount_type',
  'amount',
  'product_id',
  'manufacturer_id',
  'category_id',
  'trade_type_id',
  'min_quantity',
  'during',
];

/** Deals by product, brand and category, with a minimum, for one trade type, on a weekday; past, current and future. */
async function loadDeals(client: ClientBase, plain: readonly DemoProduct[], now: Date, random: Random): Promise<void> {
  const week = period(daysFrom(now, -7), daysFrom(now, 9));
  const brand = (name: string): number | undefined => brands.find((found) => found.name === name)?.id;
  const dyes = plain.filter(
    ({ segment, code }) =>
      segment === 'color' && !code.startsWith('TS') && !code.startsWith('OL-') && !code.startsWith('OX'),
  );
  const deals: Cell[][] = [
    ...random
      .some(dyes, 24)
      .map((product): Cell[] => ['Semana del color', 'percentage', 20, product.id, null, null, null, 1, week]),
    ['Candela a mitad de temporada', 'percentage', 15, null, brand('Candela'), null, null, 1, week],
    ['Guantes para todos', 'percentage', 10, null, null, categoryId('Accesorios/Guantes'), null, 1, week],
    ['Barberías con Guadual', 'percentage', 8, null, brand('Guadual'), null, 'barberia', 1, week],
    [
      'Aniversario Yarumo',
      'percentage',
      25,
      null,
      brand('Yarumo'),
      null,
      null,
      1,
      period(daysFrom(now, -40), daysFrom(now, -20)),
    ],
    [
      'Viernes de planchas',
      'value',
      20_000,
      null,
      null,
      categoryId('Accesorios/Planchas'),
      null,
      1,
      period(daysFrom(now, 6), daysFrom(now, 8)),
    ],
  ];
  const always = period(daysFrom(now, -7), null);
  const saturdays: Cell[] = [
    'Sábados de Guadual',
    'percentage',
    15,
    null,
    brand('Guadual'),
    null,
    null,
    1,
    period(daysFrom(now, -7), daysFrom(now, 60)),
    '{6}',
  ];
  const breaks = (
    [
      ['Espuma por docena', 12, 12],
      ['Espuma, cuatro docenas', 48, 15],
    ] as const
  ).map(([name, units, percent]): Cell[] => [
    name,
    'percentage',
    percent,
    null,
    brand('Espuma'),
    null,
    null,
    units,
    always,
    'break',
  ]);
  await copy(client, 'products.deal', dealColumns, deals);
  await copy(client, 'products.deal', [...dealColumns, 'kind'], breaks);
  await copy(client, 'products.deal', [...dealColumns, 'weekdays'], [saturdays]);
}

/** Programmed prices: past, current and future, for one trade type or all. */
async function loadProgrammedPrices(
  client: ClientBase,
  plain: readonly DemoProduct[],
  now: Date,
  random: Random,
): Promise<void> {
  const simple = random.some(
    plain.filter(
      ({ hasVersions, code, brand: maker }) => !hasVersions && code.startsWith(`${maker.prefix}-`) && /\d$/.test(code),
    ),
    60,
  );
  await copy(
    client,
    'products.programmed_price',
    ['name', 'version_id', 'trade_type_id', 'during', 'amount'],
    [
      ...pricesOf(
        { name: 'Precio del mes', percent: 9, tradeType: null, during: period(daysFrom(now, -12), daysFrom(now, 12)) },
        simple.slice(0, 20),
      ),
      ...pricesOf(
        {
          name: 'Precio para distribuidores',
          percent: 18,
          tradeType: 'distribuidor',
          during: period(daysFrom(now, -5), daysFrom(now, 30)),
        },
        simple.slice(20, 30),
      ),
      ...pricesOf(
        { name: 'Lanzamiento', percent: 12, tradeType: null, during: period(daysFrom(now, -70), daysFrom(now, -40)) },
        simple.slice(30, 45),
      ),
      ...pricesOf(
        {
          name: 'Precio de temporada',
          percent: 10,
          tradeType: null,
          during: period(daysFrom(now, 10), daysFrom(now, 40)),
        },
        simple.slice(45, 60),
      ),
    ],
  );
}
