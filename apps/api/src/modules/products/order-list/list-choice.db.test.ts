import { maxListChoices } from '@tonalia/rules/policy';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
let one: MadeProduct;
let other: MadeProduct;

beforeAll(async () => {
  const shades = (code: string) => [
    { code: `${code}-71`, shade: ['7.1', 'Rubio cenizo'], hex: '#8A7A60', volume: [60, 'ml'], stock: 12 },
    { code: `${code}-83`, shade: ['8.3', 'Rubio dorado'], hex: '#B98A4E', volume: [60, 'ml'], stock: 9 },
  ];
  const dye = (code: string, brand: string) =>
    makeProduct(api.db, { code, name: 'Tinte zafiro', brand, versions: shades(code) as never });
  [one, other] = [await dye('ZUN', 'Zafiro Uno'), await dye('ZDO', 'Zafiro Dos')];
});

const post = (url: string, payload: object, token?: string, query: Record<string, string> = {}) =>
  api.send({ method: 'POST', url: `/api/products${url}`, payload, query, ...(token && { token }) });
async function recognise(text: string, token?: string, query = {}): Promise<RecognisedRow[]> {
  return (await post('/recognise', { text }, token, query)).json<{ results: RecognisedRow[] }>().results;
}
const choose = (words: string, versionId: string, token?: string, query = {}) =>
  post('/recognise/choice', { words, versionId }, token, query);
const verdictOf = ([row]: readonly RecognisedRow[]) => [row?.verdict, row?.match?.code ?? null, row?.isAsBefore];
const shade = (product: MadeProduct, at: number) => product.versions[at]?.id ?? '';

test('what was chosen for an unclear row is understood the next time, for this customer only · SEL-002', async () => {
  const [salon, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  expect(verdictOf(await recognise('tinte zafiro 7.1 x3', salon.token))).toEqual(['choose', null, false]);
  expect((await choose('Tinte  ZAFIRO 7.1', shade(other, 0), salon.token)).json()).toEqual({
    results: { words: 'tinte zafiro 7.1' },
  });
  const [row] = await recognise('tinte zafiro 7.1 x4', salon.token);
  expect(row).toMatchObject({
    verdict: 'recognised',
    match: { code: 'ZDO-71' },
    quantity: 4,
    reason: 'Como la última vez',
    isAsBefore: true,
    candidates: [],
  });
  expect(verdictOf(await recognise('tinte zafiro 7.1', stranger.token))).toEqual(['choose', null, false]);
  expect(verdictOf(await recognise('tinte zafiro 7.1'))).toEqual(['choose', null, false]);
  await choose('tinte zafiro 7.1', shade(one, 0), salon.token);
  expect(verdictOf(await recognise('tinte zafiro 7.1', salon.token))).toEqual(['recognised', 'ZUN-71', true]);
});

test('a choice never wins over what the row itself says, nor over a brand named before', async () => {
  const { token } = await makeBuyer(api);
  await choose('7.1', shade(other, 0), token);
  await choose('ZUN-83', shade(other, 0), token);
  expect(verdictOf(await recognise('Zafiro Uno:\n7.1 x2', token))).toEqual(['recognised', 'ZUN-71', false]);
  expect(verdictOf(await recognise('ZUN-83', token))).toEqual(['recognised', 'ZUN-83', false]);
  await makeProduct(api.db, {
    code: 'ZTR',
    name: 'Tinte zafiro',
    brand: 'Zafiro Tres',
    versions: [60, 90].map((ml) => ({ code: `ZTR-71-${ml}`, shade: ['7.1', 'Rubio'], volume: [ml, 'ml'], stock: 3 })),
  });
  expect(verdictOf(await recognise('Zafiro Tres:\n7.1 x2', token))).toEqual(['choose', null, false]);
});

test('words that matched nothing are understood, and a withdrawn version is not · SEL-002', async () => {
  const { token } = await makeBuyer(api);
  const soap = await makeProduct(api.db, { code: 'ZJAB', name: 'Jabón zafirino', stock: 4 });
  await choose('el azulito de siempre', soap.versions[0]?.id ?? '', token);
  expect(verdictOf(await recognise('el azulito de siempre x2', token))).toEqual(['recognised', 'ZJAB', true]);
  await api.db.query(`update products.stock set available = 0 where version_id = $1`, [soap.versions[0]?.id]);
  expect(verdictOf(await recognise('el azulito de siempre x2', token))).toEqual(['sold_out', 'ZJAB', true]);
  await api.db.query(`update products.version set selling = 'draft' where id = $1`, [soap.versions[0]?.id]);
  expect(verdictOf(await recognise('el azulito de siempre x2', token))).toEqual(['unknown', null, false]);
  expect((await choose('azulito', soap.versions[0]?.id ?? '', token)).json()).toMatchObject({
    code: 'VERSION_NOT_FOUND',
  });
});

test('a seller’s choice is the customer’s, and only for the own portfolio; a guest has none', async () => {
  const [salon, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [salon.customerId] }));
  const forSalon = { customerId: salon.customerId };
  await choose('tinte zafiro 8.3', shade(one, 1), seller, forSalon);
  expect(verdictOf(await recognise('tinte zafiro 8.3', salon.token))).toEqual(['recognised', 'ZUN-83', true]);
  expect(verdictOf(await recognise('tinte zafiro 8.3', seller, forSalon))).toEqual(['recognised', 'ZUN-83', true]);
  expect(verdictOf(await recognise('tinte zafiro 8.3', seller))).toEqual(['choose', null, false]);
  const foreign = await choose('x', shade(one, 1), seller, { customerId: stranger.customerId });
  expect([foreign.statusCode, foreign.json()]).toMatchObject([404, { code: 'CUSTOMER_NOT_FOUND' }]);
  expect((await choose('x', shade(one, 1), await makeGuestToken(api.db))).statusCode).toBe(403);
});

test('the newest choices are kept, two at once too, and all go with the account', async () => {
  const { token, customerId } = await makeBuyer(api);
  await api.db.query(
    `insert into products.list_choice (customer_id, words, version_id, chosen_at)
     select $1, 'palabra ' || n, $2, now() - n * interval '1 hour' from generate_series(1, $3::int) n`,
    [customerId, shade(one, 0), maxListChoices],
  );
  const answers = await Promise.all(['una', 'otra'].map((words) => choose(words, shade(one, 0), token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await choose('otra', shade(one, 0), token);
  const { rows } = await api.db.query<{ words: string }>(
    'select words from products.list_choice where customer_id = $1 order by chosen_at',
    [customerId],
  );
  expect(rows).toHaveLength(maxListChoices);
  expect(rows.map(({ words }) => words)).not.toContain(`palabra ${maxListChoices}`);
  expect(rows.map(({ words }) => words)).toEqual(expect.arrayContaining(['una', 'otra', 'palabra 1']));
});
