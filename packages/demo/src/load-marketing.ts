import type { ClientBase } from 'pg';
import { banners } from './banners.ts';
import { brands } from './brands.ts';
import { categoryTree } from './categories.ts';
import { dayIn } from '@tonalia/rules/dates';
import { type Cell, copy } from './copy.ts';
import { customLists } from './custom-lists.ts';
import { daysFrom, period } from './days.ts';
import type { DemoProduct } from './product.ts';
import { seeded } from './random.ts';

const MINUTE = 1 / 1440;

/** Banners, the countdown, the menu, coupons, curated lists, popular searches, terms of payment methods, the app's minimum versions. */
export async function loadMarketing(client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> {
  const open = period(daysFrom(now, -30), null);
  await copyBanners(client, products, open);
  await copyCountdown(client, now);
  await copyMenu(client);
  await loadCoupons(client, now);
  await loadLists(client, products);
  await loadSearches(client, now);
  await client.query(
    `insert into app_version.minimum (platform, version) values ('ios', '0.1.0'), ('android', '0.1.0') on conflict (platform) do nothing`,
  );
  await loadPaymentMethods(client, now, open);
}

function copyBanners(client: ClientBase, products: readonly DemoProduct[], open: string): Promise<void> {
  const nails = products.find(({ code }) => code === 'NA');
  const nailsLink = `/product/esmalte-semipermanente/${nails?.id ?? 1}/details`;
  return copy(
    client,
    'marketing.banner',
    ['name', 'position', 'title', 'subtitle', 'picture', 'app_link', 'sort', 'during'],
    banners({ combos: '/home/combos/combos', nails: nailsLink, newNails: '/home/new-products' }).map((banner, at) => [
      banner.name,
      banner.position,
      banner.title,
      banner.subtitle,
      banner.picture,
      banner.link,
      at,
      open,
    ]),
  );
}

/** The header that counts down to the end of an offer. */
const copyCountdown = (client: ClientBase, now: Date): Promise<void> =>
  copy(
    client,
    'marketing.promotional_header',
    ['title', 'end_date', 'timer', 'app_link', 'design'],
    [
      [
        'Semana del color: -20%',
        daysFrom(now, 2 + 876 * MINUTE),
        true,
        '/home/offers/full',
        { timerBg: '#062E23', itemTimeText: '#FFFFFF', itemTimeBg: '#1F4A3D', tagText: '#FFFFFF', tagBg: '#062E23' },
      ],
    ],
  );

const copyMenu = (client: ClientBase): Promise<void> =>
  copy(
    client,
    'marketing.menu_entry',
    ['name', 'icon', 'link', 'position'],
    [
      ['Marcas', null, '/home/manufacturers', 1],
      ['Ofertas', null, '/home/offers/full', 2],
      ['Nuevos', null, '/home/new-products', 3],
      ['Más vendidos', null, '/home/bestsellers', 4],
      ['Combos', null, '/home/combos/combos', 5],
    ],
  );

/** Discounts and charges of payment methods, and the account for bank transfers. */
async function loadPaymentMethods(client: ClientBase, now: Date, open: string): Promise<void> {
  await copy(
    client,
    'purchase.payment_method_movement',
    ['reference', 'type_movement', 'discount_type', 'discount_amount', 'during'],
    [
      ['cash_on_delivery', 'charge', 'percentage', 1, open],
      ['own_credit', 'discount', 'percentage', 2, period(daysFrom(now, -60), daysFrom(now, -30))],
    ],
  );
  await client.query(
    `update purchase.payment_method set comments = $1, active = true where method_group = 'transfer'`,
    ['Banco de prueba, cuenta de ahorros 000-123456-78, a nombre de Tonalia Demostración.'],
  );
}

async function loadCoupons(client: ClientBase, now: Date): Promise<void> {
  const root = (name: string): number => categoryTree.findIndex((category) => category.name === name) + 1;
  const nacar = brands.find(({ name }) => name === 'Nácar')?.id;
  const until = (days: number): string => period(daysFrom(now, -10), daysFrom(now, days));
  await copy(
    client,
    'marketing.coupon',
    [
      'code',
      'name',
      'discount_type',
      'amount',
      'min_total',
      'manufacturer_id',
      'category_id',
      'per_customer',
      'total_limit',
      'during',
    ],
    [
      ['COLOR10', '10% en coloración', 'percentage', 10, 0, null, root('Coloración'), 1, null, until(9)],
      ['NACAR5', '5% en Nácar', 'percentage', 5, 0, nacar, null, 3, null, until(15)],
      ['VITRINA40', '$ 40.000 de descuento', 'value', 40_000, 350_000, null, null, 1, 500, until(24)],
      ['BARBA15', '15% en barbería', 'percentage', 15, 0, null, root('Barbería'), 1, null, until(30)],
      [
        'APERTURA',
        'Cupón de apertura',
        'value',
        20_000,
        100_000,
        null,
        null,
        1,
        100,
        period(daysFrom(now, -90), daysFrom(now, -30)),
      ],
    ],
  );
}

async function loadLists(client: ClientBase, products: readonly DemoProduct[]): Promise<void> {
  const lists = customLists(products);
  await copy(
    client,
    'products.custom_list',
    ['id', 'url_name', 'name'],
    lists.map((list, at) => [at + 1, list.url, list.name]),
  );
  await copy(
    client,
    'products.custom_list_item',
    ['custom_list_id', 'position', 'product_id'],
    lists.flatMap((list, at) => list.products.map((product, position): Cell[] => [at + 1, position, product.id])),
  );
  await client.query(`select setval(pg_get_serial_sequence('products.custom_list', 'id'), ${lists.length})`);
}

const terms = [
  'tinte rubio cenizo',
  'oxidante 20 volúmenes',
  'esmalte nude',
  'champú sin sal',
  'semipermanente rojo',
  'keratina',
  'tinte sin amoniaco',
  'cera mate',
  'matizador',
  'labial mate',
  'polvo decolorante',
  'crema para peinar rizos',
];

async function loadSearches(client: ClientBase, now: Date): Promise<void> {
  const random = seeded('searches');
  // Eight customers of the past, without a way to sign in, so that popular searches are not empty on the first day.
  const people = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-9000-00000000000${at + 1}`);
  await copy(
    client,
    'marketing.search_term',
    ['seeker', 'is_account', 'term', 'searched_at'],
    people.flatMap((seeker, at) =>
      terms.slice(0, terms.length - at).map((term) => [seeker, true, term, daysFrom(now, -random.next() * 20)]),
    ),
  );
  await copy(
    client,
    'marketing.search_count',
    ['day', 'term', 'times', 'searched_at'],
    terms.map((term, at) => {
      const on = daysFrom(now, -random.next() * 20);
      return [dayIn(on), term, random.whole(3, 60 - 4 * at), on];
    }),
  );
}
