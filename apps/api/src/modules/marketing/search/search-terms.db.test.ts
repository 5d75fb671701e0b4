import { beforeEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { newNetwork } from '../../../../test/unique.ts';
import { createSearchMemory } from './add-search.ts';
import { removeOldSearches } from './clean-up.ts';
import { sharedTerms } from './shared-terms.ts';

const api = useApi();
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await api.db.query('truncate marketing.search_term, marketing.search_count');
});

const add = (token: string, searchTerm: unknown) =>
  api.send({
    method: 'POST',
    url: '/api/marketing/searchTerms/add',
    payload: { searchTerm },
    token,
    remoteAddress: newNetwork(),
  });
type SearchTermList = { results: { searchTerm: string }[] };
const termsOf = ({ results }: SearchTermList) => results.map(({ searchTerm }) => searchTerm);

async function read(what: 'list-user' | 'top-user', token: string): Promise<string[]> {
  return termsOf((await api.send({ url: `/api/marketing/searchterms/${what}`, token })).json<SearchTermList>());
}
/** The shared terms, read from the database: the call's response is cached briefly. */
const shared = async (order: 'latest' | 'top') => termsOf({ results: await sharedTerms(api.db, api.clock, order) });
const tokenOf = (person: { identityId: string }) => makeToken(api.db, person, { clock: api.clock });
const customer = async () => tokenOf(await makeCustomer(api.db));
const guest = () => tokenOf({ identityId: GUEST_ID });

/** Has this many customers search each of the terms. */
async function search(customers: number, ...terms: string[]): Promise<void> {
  for (let n = 0; n < customers; n += 1) {
    const token = await customer();
    for (const term of terms) expect((await add(token, term)).statusCode).toBe(200);
  }
}

describe('my searches', () => {
  test('are listed once each as last typed, latest first · API-65 API-68', async () => {
    const mine = await customer();
    for (const term of ['tinte', 'Oxidante', '  esmalte \n rojo ', 'TINTE']) {
      expect((await add(mine, term)).json()).toEqual({ ok: true });
      api.clock.advance(1_000);
    }
    expect(await read('list-user', mine)).toEqual(['TINTE', 'esmalte rojo', 'Oxidante']);
    expect(await read('list-user', await customer())).toEqual([]);
  });

  test('are also listed by frequency · API-69', async () => {
    const mine = await customer();
    for (const term of ['cera', 'tinte', 'tinte', 'oxidante', 'Tinté']) await add(mine, term);
    expect((await read('top-user', mine))[0]).toBe('Tinté');
  });

  test('are at most the latest fifty', async () => {
    const { identityId: id } = await makeCustomer(api.db);
    // beyond the limit of searches per minute
    const remember = createSearchMemory(api.db, api.clock);
    for (let n = 0; n < 54; n += 1) {
      await remember({ id, isAccount: true }, `tinte ${n}`);
      api.clock.advance(1_000);
    }
    const { rows } = await api.db.query<{ term: string }>(
      'select term from marketing.search_term order by searched_at',
    );
    expect([rows.length, rows[0]?.term]).toEqual([50, 'tinte 4']);
  });

  test('count for others up to the daily limit of new terms, and again the next day', async () => {
    const people = [await makeCustomer(api.db), await makeCustomer(api.db)];
    const remember = createSearchMemory(api.db, api.clock, 2);
    const look = async (term: string) => {
      for (const { identityId: id } of people) await remember({ id, isAccount: true }, term);
    };
    const counted = async () => {
      const { rows } = await api.db.query<{ seen: string }>(
        `select plain_term || ' ' || sum(times) as seen from marketing.search_count
         where plain_term like 'limite%' group by plain_term order by 1`,
      );
      return rows.map(({ seen }) => seen);
    };
    for (const term of ['limite uno', 'limite dos', 'limite tres']) await look(term);
    expect(await counted()).toEqual(['limite dos 2', 'limite uno 2']);
    api.clock.advance(24 * 60 * 60_000);
    for (const term of ['limite tres', 'limite uno', 'limite dos']) await look(term);
    expect(await counted()).toEqual(['limite dos 2', 'limite tres 2', 'limite uno 4']);
    const { rows } = await api.db.query(`select from marketing.search_term where plain_term = 'limite dos'`);
    expect(rows).toHaveLength(2);
  });

  test('are deleted on request, without affecting other accounts', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    for (const token of [mine, theirs]) await add(token, 'tinte');
    const forget = await api.send({ method: 'DELETE', url: '/api/marketing/searchterms/list-user', token: mine });
    expect(forget.json()).toEqual({ ok: true });
    expect([await read('list-user', mine), await read('list-user', theirs)]).toEqual([[], ['tinte']]);
  });

  test('of a guest stay in the session: other guests neither see nor delete them', async () => {
    const [mine, theirs] = [await guest(), await guest()];
    await add(mine, 'labial');
    await api.send({ method: 'DELETE', url: '/api/marketing/searchterms/list-user', token: theirs });
    expect([await read('list-user', mine), await read('list-user', theirs)]).toEqual([['labial'], []]);
  });

  test.each(['', '   ', '\u0000', '\u200b', '¡!', 'x'.repeat(121), 7, null, ['tinte']])(
    'is a term of words: %j is refused',
    async (term) => {
      const answer = await add(await customer(), term);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );

  test('are one line without invisible characters', async () => {
    const mine = await customer();
    await add(mine, 'tinte\u202e\u0007 rojo\u200b');
    expect(await read('list-user', mine)).toEqual(['tinte rojo']);
  });

  test('are limited to a typing speed: thirty a minute', async () => {
    const mine = await customer();
    const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => add(mine, `tinte ${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { retryAfter: expect.any(Number) } });
    expect((await add(await customer(), 'tinte')).statusCode).toBe(200);
  });
});

describe('shared searches', () => {
  test('are terms of three accounts, most frequent first · API-67', async () => {
    await search(2, 'solo dos');
    await search(3, 'Oxidante');
    await search(4, 'tinte');
    const answer = await api.send({ url: '/api/marketing/searchterms/top' });
    expect(termsOf(answer.json())).toEqual(['tinte', 'Oxidante']);
  });

  test('or latest first · API-66', async () => {
    await search(4, 'tinte');
    api.clock.advance(60_000);
    await search(3, 'oxidante');
    const answer = await api.send({ url: '/api/marketing/searchterms/list' });
    expect(termsOf(answer.json())).toEqual(['oxidante', 'tinte']);
  });

  test('do not include terms of one account or of guests, however frequent', async () => {
    const me = await makeCustomer(api.db);
    for (let day = 0; day < 5; day += 1) {
      expect((await add(await tokenOf(me), 'Rosa Pérez')).statusCode).toBe(200);
      api.clock.advance(DAY);
    }
    for (let n = 0; n < 5; n += 1) await add(await guest(), 'compren donde Pepe');
    expect(await shared('top')).toEqual([]);
  });

  test('count each account once a day', async () => {
    await search(3, 'tinte', 'oxidante');
    const mine = await customer();
    for (let n = 0; n < 9; n += 1) await add(mine, 'oxidante');
    const { rows } = await api.db.query('select term, times from marketing.search_count order by term');
    expect(rows).toEqual([
      { term: 'oxidante', times: 4 },
      { term: 'tinte', times: 3 },
    ]);
  });

  test('contain no phone, document or e-mail, however frequent', async () => {
    await search(3, '310 555 01 42', 'cc 52.123.456', 'rosa@example.com', 'tinte');
    expect(await shared('top')).toEqual(['tinte']);
    const { rows } = await api.db.query('select term from marketing.search_count');
    expect(rows).toEqual([{ term: 'tinte' }]);
  });

  test('lose a term when its searchers delete it and fewer than three are left', async () => {
    await search(2, 'tinte');
    const mine = await customer();
    await add(mine, 'tinte');
    expect(await shared('top')).toEqual(['tinte']);
    await api.send({ method: 'DELETE', url: '/api/marketing/searchterms/list-user', token: mine });
    expect(await shared('top')).toEqual([]);
  });

  test('are equal for everyone, also with an expired token, and cacheable', async () => {
    const answer = await api.send({ url: '/api/marketing/searchterms/top', token: 'ta_ended' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=30']);
  });
});

test("expire: a guest's searches and the counts after thirty days, an account's after a year", async () => {
  const seller = await tokenOf(await makeSeller(api.db));
  await add(seller, 'tinte');
  await add(await guest(), 'cera');
  const left = async () => {
    await removeOldSearches(api.db, api.clock);
    const { rows } = await api.db.query<{ terms: number; counts: number }>(
      `select (select count(*)::int from marketing.search_term) as terms, (select count(*)::int from marketing.search_count) as counts`,
    );
    return [rows[0]?.terms, rows[0]?.counts];
  };
  expect(await left()).toEqual([2, 2]);
  api.clock.advance(29 * DAY);
  expect(await left()).toEqual([2, 2]);
  api.clock.advance(3 * DAY);
  expect(await left()).toEqual([1, 0]);
  api.clock.advance(365 * DAY);
  expect(await left()).toEqual([0, 0]);
});
