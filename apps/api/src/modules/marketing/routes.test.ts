import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeDeal, makeManufacturer, makeProduct } from '../../../test/make-products.ts';
import { makeCustomer, makeToken } from '../../../test/make.ts';

const api = useApi();
/** The tables without their check constraints: rows may be older than the constraints. */
const lax = useApi();
const base = '/api/marketing';
const read = async <T>(path: string) => (await api.send({ url: base + path })).json<{ results: T }>().results;
type ShownPromotion = { title: string };
const endsAt = new Date(Date.now() + 3_600_000);

beforeAll(async () => {
  await api.db
    .query(`insert into marketing.banner (name, position, title, subtitle, picture, app_link, platforms, sort, during) values
    ('a', 'featured', 'Segundo', '', '{}', '/home/deals', default, 2, default),
    ('b', 'featured', 'Primero', 'Hoy', '{}', '/home/deals', default, 1, default),
    ('c', 'main', 'Solo en la aplicación', '', '{}', '/home', '{ios,android}', 0, default),
    ('d', 'main-mobile', 'Móvil', '', '{}', '/home', default, 0, default),
    ('e', 'main', 'Ya terminó', '', '{}', '/home', default, 0, '[2020-01-01,2020-02-01)'),
    ('f', 'main', 'Todavía no', '', '{}', '/home', default, 0, '[2099-01-01,)'),
    ('g', 'popup', 'Bienvenida', '', '{}', '/home', default, 0, default)`);
  const design = {
    timerBg: '#101010',
    itemTimeText: '#ffffff',
    itemTimeBg: '#202020',
    tagText: '#000000',
    tagBg: '#eeeeee',
  };
  await api.db.query(
    `insert into marketing.promotional_header (title, end_date, timer, app_link, design) values
     ('Termina hoy', $1, true, '/home/deals', $3), ('Ya terminó', $2, true, null, $3)`,
    [endsAt, new Date(Date.now() - 1), design],
  );
  await api.db.query(`insert into marketing.menu_entry (name, icon, link, position) values
    ('Ofertas', null, '/home/deals', 2), ('Nuevos', 'sparkle', '/home/new', 1)`);
});

describe('banners', () => {
  test('of the home come in three groups, in order, and only while they run · API-60 ENT-12', async () => {
    const answer = await api.send({ url: `${base}/banner/list/home?platform=web` });
    const { results } = answer.json<{
      results: Record<string, (ShownPromotion & { _id: string; app_link: string })[]>;
    }>();
    expect(Object.keys(results)).toEqual(['featured', 'main', 'main-mobile']);
    expect(results['featured']?.map(({ title }) => title)).toEqual(['Primero', 'Segundo']);
    expect(results['main']).toEqual([]);
    expect(results['main-mobile']).toHaveLength(1);
    const [first] = results['featured'] ?? [];
    const picture = `/pictures/banner/${first?._id ?? ''}`;
    expect(first).toEqual({
      _id: first?._id,
      name: 'b',
      title: 'Primero',
      subtitle: 'Hoy',
      desktop: picture,
      mobile: picture,
      medium: picture,
      app_link: '/home/deals',
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
  });

  test.each([
    ['ios', ['Solo en la aplicación']],
    ['android', ['Solo en la aplicación']],
    ['other', []],
  ])('on %s are those of the platform · CON-10', async (platform, titles) => {
    const { main } = await read<{ main: ShownPromotion[] }>(`/banner/list/home?platform=${platform}`);
    expect(main.map(({ title }) => title)).toEqual(titles);
  });

  test('are found by their position, its alias, and their own name · API-61', async () => {
    expect(await read(`/banner/list/position?name=popup&platform=web`)).toMatchObject([{ title: 'Bienvenida' }]);
    expect(await read(`/banner/list/position?name=Banner%20popup`)).toMatchObject([{ title: 'Bienvenida' }]);
    expect(await read(`/banner/list/position?name=d`)).toMatchObject([{ title: 'Móvil' }]);
    expect(await read(`/banner/list/position?name=nothing`)).toEqual([]);
  });

  test.each(['home?platform=tv', 'home?platform=web&platform=ios', 'position', 'position?name=', 'position?name=%00'])(
    '%s is refused',
    async (path) => {
      const answer = await api.send({ url: `${base}/banner/list/${path}` });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );
});

test('a changed banner is shown at once, although responses are cached', async () => {
  const titles = async () =>
    (await read<ShownPromotion[]>('/banner/list/position?name=fresh')).map(({ title }) => title);
  await api.db.query(
    `insert into marketing.banner (name, position, title, picture, app_link) values ('fresh', 'main', 'Antes', '{}', '/home')`,
  );
  await expect.poll(titles).toEqual(['Antes']);
  await api.db.query(`update marketing.banner set title = 'Ahora' where name = 'fresh'`);
  await expect.poll(titles, { timeout: 1_000, interval: 10 }).toEqual(['Ahora']);
  await api.db.query(`delete from marketing.banner where name = 'fresh'`);
  await expect.poll(titles, { timeout: 1_000, interval: 10 }).toEqual([]);
});

const hostileLinks = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/x',
  'https://evil.example',
  'javascript:alert(1)',
];

test.each(hostileLinks)('the tables refuse the link %j · Z10', async (link) => {
  const refused = async (text: string, ...values: unknown[]) =>
    expect(api.db.query(text, values)).rejects.toMatchObject({ code: '23514' });
  await refused(
    `insert into marketing.banner (name, position, title, picture, app_link) values ('x', 'main', 'x', '{}', $1)`,
    link,
  );
  await refused(`update marketing.promotional_header set app_link = $1`, link);
  await refused(`insert into marketing.menu_entry (name, link, position) values ('x', $1, 99)`, link);
});

test.each(['red', '#fff;background:url(//evil.example)', 'url(x)', ''])(
  'the tables refuse the colour %j · Z10',
  async (colour) => {
    const painted = api.db.query(`update marketing.promotional_header set design = jsonb_set(design, '{tagBg}', $1)`, [
      JSON.stringify(colour),
    ]);
    await expect(painted).rejects.toMatchObject({ code: '23514' });
  },
);

test('an unsafe row in the tables is left out, and the others are shown · Z10', async () => {
  for (const table of ['banner', 'promotional_header', 'menu_entry']) {
    const { rows } = await lax.db.query<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
      [`marketing.${table}`],
    );
    for (const { name } of rows) await lax.db.query(`alter table marketing.${table} drop constraint ${name}`);
  }
  const good = '/home/offers/full';
  const colours = { timerBg: '#101010', itemTimeText: '#101010', itemTimeBg: '#101010', tagText: '#101010' };
  const soon = new Date(Date.now() + 60_000);
  for (const [at, link] of [...hostileLinks, good].entries()) {
    await lax.db.query(
      `insert into marketing.banner (name, position, title, picture, app_link) values ('x', 'main', 'x', '{}', $1)`,
      [link],
    );
    await lax.db.query(`insert into marketing.menu_entry (name, link, position) values ('x', $1, $2)`, [link, at]);
    for (const tagBg of ['#202020', 'red']) {
      await lax.db.query(
        `insert into marketing.promotional_header (title, end_date, app_link, design) values ('x', $1, $2, $3)`,
        [soon, link, { ...colours, tagBg }],
      );
    }
  }
  const results = async (path: string) => (await lax.send({ url: base + path })).json<{ results: unknown }>().results;
  expect(await results('/banner/list/home')).toMatchObject({ main: [{ app_link: good }] });
  expect(await results('/banner/list/position?name=x')).toMatchObject([{ app_link: good }]);
  expect(await results('/menu/list')).toMatchObject([{ link: good }]);
  expect(await results('/promotional-header/list')).toMatchObject([{ app_link: good, design: { tagBg: '#202020' } }]);
});

test("deals are the shopper's running ones, ordered by their end · API-62", async () => {
  const soap = await makeProduct(lax.db, { name: 'Jabón líquido' });
  const gone = await makeProduct(lax.db, { active: false });
  const manufacturerId = await makeManufacturer(lax.db, 'Ñandú & Cía.');
  const deals = [
    { name: 'Marca', amount: 15, manufacturerId, during: '[2020-01-01,)' },
    {
      name: 'Barberos',
      amount: 2_000,
      type: 'value',
      productId: soap.id,
      tradeTypeId: 'barberia',
      minQuantity: 6,
      during: '[2020-01-01,2099-01-01 05:00Z)',
    },
    { name: 'Terminó', amount: 50, productId: soap.id, during: '[2020-01-01,2020-02-01)' },
    { name: 'Todavía no', amount: 50, productId: soap.id, during: '[2099-01-01,)' },
    { name: 'Sin producto', amount: 50, productId: gone.id, during: '[2020-01-01,)' },
  ] as const;
  for (const deal of deals) await makeDeal(lax.db, deal);
  const seen = async (token?: string) => {
    const answer = await lax.send({
      url: `${base}/discount/get-discounts-user?userId=1&tradeTypeId=barberia`,
      ...(token !== undefined && { token }),
    });
    return answer.json<{ results: { name: string }[] }>().results;
  };
  const everybodys = {
    name: 'Marca',
    discount_type: 'percentage',
    discount_amount: 15,
    minQuantity: 1,
    end_date: null,
    app_link: `/home/manufacturers/${manufacturerId}/nandu-cia?offers=1`,
  };
  const barbers = {
    name: 'Barberos',
    discount_type: 'value',
    discount_amount: 2_000,
    minQuantity: 6,
    end_date: '2099-01-01T05:00:00.000Z',
    app_link: `/product/jabon-liquido/${soap.id}/details`,
  };
  expect(await seen()).toMatchObject([everybodys]);
  const barber = await makeToken(lax.db, await makeCustomer(lax.db, { tradeTypeId: 'barberia' }));
  expect(await seen(barber)).toMatchObject([barbers, everybodys]);
  const salon = await makeToken(lax.db, await makeCustomer(lax.db, { tradeTypeId: 'peluqueria' }));
  expect(await seen(salon)).toMatchObject([everybodys]);
});

test('the countdown is shown until it ends · API-64 ENT-11 GEN-07', async () => {
  expect(await read('/promotional-header/list')).toEqual([
    {
      _id: expect.any(String) as string,
      title: 'Termina hoy',
      end_date: endsAt.toISOString(),
      timer: true,
      app_link: '/home/deals',
      design: {
        timerBg: '#101010',
        itemTimeText: '#ffffff',
        itemTimeBg: '#202020',
        tagText: '#000000',
        tagBg: '#eeeeee',
      },
    },
  ]);
});

test('the menu is in its order · API-63', async () => {
  expect(await read('/menu/list')).toMatchObject([
    { name: 'Nuevos', icon: 'sparkle', link: '/home/new' },
    { name: 'Ofertas', icon: null },
  ]);
});
