import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';

const api = useApi();
const base = '/api/marketing';
const read = async <T>(path: string) => (await api.send({ url: base + path })).json<{ results: T }>().results;
type Shown = { title: string };
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
  test('of the home come in three groups, in order, only while they hold · API-60 ENT-12', async () => {
    const answer = await api.send({ url: `${base}/banner/list/home?platform=web` });
    const { results } = answer.json<{ results: Record<string, (Shown & { _id: string; app_link: string })[]> }>();
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
  ])('on %s are that platform’s · CON-10', async (platform, titles) => {
    const { main } = await read<{ main: Shown[] }>(`/banner/list/home?platform=${platform}`);
    expect(main.map(({ title }) => title)).toEqual(titles);
  });

  test('of a position are found by its name, by what clients call it, and by their own', async () => {
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

test('a countdown shows while it is not over · API-64 ENT-11 GEN-07', async () => {
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

test('the menu comes in its order · API-63', async () => {
  expect(await read('/menu/list')).toMatchObject([
    { name: 'Nuevos', icon: 'sparkle', link: '/home/new' },
    { name: 'Ofertas', icon: null },
  ]);
});
