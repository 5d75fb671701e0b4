import { afterAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../app.ts';
import { createTestClock } from '../../../../test/build-app.ts';
import { useDatabase } from '../../../../test/database.ts';
import { createPool } from '../../../platform/pool.ts';
import { createEventCounts } from './event-counts.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 3 });
afterAll(() => db.end());
beforeEach(() => db.query('truncate marketing.event_count'));

const clock = createTestClock();
clock.set(new Date('2026-11-21T15:00:00Z'));
const cart = { name: 'page_view', page: '/home/cart' } as const;
const counted = async () =>
  (
    await db.query<{ day: string; page: string; reference: string; campaign: string; count: string }>(
      'select day, page, reference, campaign, count from marketing.event_count order by day, page, reference, campaign',
    )
  ).rows.map(({ day, page, reference, campaign, count }) => [day, page, reference, campaign, Number(count)]);

test('counts add up across flushes and processes', async () => {
  const [one, two] = [createEventCounts(db, clock), createEventCounts(db, clock)];
  one.count([cart, cart, { ...cart, reference: 'boletin', campaign: 'noviembre' }]);
  two.count([cart]);
  expect(await counted()).toEqual([]);
  await Promise.all([one.flush(), two.flush()]);
  one.count([cart]);
  await one.flush();
  await one.flush();
  expect(await counted()).toEqual([
    ['2026-11-21', '/home/cart', '', '', 4],
    ['2026-11-21', '/home/cart', 'boletin', 'noviembre', 1],
  ]);
});

test('days are days of Bogotá', async () => {
  const late = createTestClock();
  const counts = createEventCounts(db, late);
  late.set(new Date('2026-11-22T04:59:00Z'));
  counts.count([cart]);
  late.set(new Date('2026-11-22T05:01:00Z'));
  counts.count([cart]);
  await counts.flush();
  expect((await counted()).map(([day]) => day)).toEqual(['2026-11-21', '2026-11-22']);
});

test('counts that could not be written are written later', async () => {
  const away = createPool({ url: 'postgres://unused@127.0.0.1:1/none' });
  const other = { down: true };
  const sometimes = new Proxy(db, {
    get: (target, name) =>
      name === 'query'
        ? (other.down ? away : target).query.bind(other.down ? away : target)
        : Reflect.get(target, name),
  });
  const counts = createEventCounts(sometimes, clock);
  counts.count([cart]);
  await expect(counts.flush()).rejects.toThrow('ECONNREFUSED');
  counts.count([cart]);
  other.down = false;
  await counts.flush();
  await away.end();
  expect(await counted()).toEqual([['2026-11-21', '/home/cart', '', '', 2]]);
});

const post = (app: Awaited<ReturnType<typeof build>>, events: object[], remoteAddress = '203.0.113.1') =>
  app.inject({ method: 'POST', url: '/api/marketing/events', payload: { events }, remoteAddress });

test('page views are written when the API closes, without any visitor data', async () => {
  const app = await build({ db, clock });
  expect((await post(app, [cart, { ...cart, reference: 'a\u0000\uD800' }])).json()).toEqual({ ok: true });
  expect(await counted()).toEqual([]);
  await app.close();
  expect(await counted()).toEqual([
    ['2026-11-21', '/home/cart', '', '', 1],
    ['2026-11-21', '/home/cart', 'a\uFFFD', '', 1],
  ]);
});

test('a visitor gets a response while the database is down', async () => {
  const away = createPool({ url: 'postgres://unused@127.0.0.1:1/none' });
  const app = await build({ db: away, clock });
  expect((await post(app, [cart])).statusCode).toBe(200);
  await app.close();
  await away.end();
});

test.each([
  ['an address with a search in it', { ...cart, page: '/view-results-search?search=tinte' }],
  ['an address of somewhere else', { ...cart, page: 'https://evil.example/' }],
  ['a page of a novel', { ...cart, page: `/${'x'.repeat(200)}` }],
  ['an unknown event', { ...cart, name: 'purchase' }],
  ['who it was', { ...cart, userId: '1' }],
  ['a reference of a novel', { ...cart, reference: 'x'.repeat(201) }],
])('%s is not counted', async (_name, event) => {
  const app = await build({ db, clock });
  expect((await post(app, [event])).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  await app.close();
  expect(await counted()).toEqual([]);
});

test('the limit per minute of one network does not affect other networks', async () => {
  const app = await build({ db, clock });
  const asked = await Promise.all(Array.from({ length: 121 }, (_, n) => post(app, [cart], `2001:db8:1:2::${n + 1}`)));
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  const refused = asked.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post(app, [cart], '2001:db8:1:3::1')).statusCode).toBe(200);
  await app.close();
});
