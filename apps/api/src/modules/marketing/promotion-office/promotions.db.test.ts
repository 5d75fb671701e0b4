import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeBanner, OfficeHeader } from '@tonalia/contract/promotions-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeManufacturer, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const base = '/api/marketing/office';
const hour = 3_600_000;
const desk = async (role: OfficeRole = 'marketing') => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();

const draft = (more: object = {}) => ({
  place: 'featured',
  title: 'Semana del color',
  subtitle: 'Hasta 20 % en coloración',
  target: { kind: 'page', page: 'offers' },
  scene: null,
  from: later(-hour),
  until: null,
  isDraft: false,
  ...more,
});
async function create(at: Desk, more: object = {}): Promise<OfficeBanner> {
  const answer = await at(`POST ${base}/banners`, draft(more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: OfficeBanner }>().results;
}
/** Answers that are equal for everyone are kept for a moment: what changed is asked for again. */
async function shown(place: string): Promise<{ _id: string; app_link: string; medium: string }[]> {
  const answer = await api.send({ url: `/api/marketing/banner/list/position?name=${place}&platform=web` });
  return answer.json<{ results: { _id: string; app_link: string; medium: string }[] }>().results;
}
const idsShown = async (place: string) => (await shown(place)).map(({ _id }) => _id);

test('a banner is seen by customers while it runs and is no draft, and leads to the page that was chosen (OFC-501)', async () => {
  const at = await desk();
  const brandId = await makeManufacturer(api.db, 'Tinta Sur');
  const running = await create(at, { target: { kind: 'brand', _id: brandId } });
  const kept = await create(at, { isDraft: true });
  const coming = await create(at, { from: later(hour) });
  expect([running.state, kept.state, coming.state]).toEqual(['running', 'draft', 'coming']);
  const seen = await shown('featured');
  expect(seen.find(({ _id }) => _id === running._id)?.app_link).toBe(`/home/manufacturers/${brandId}/tinta-sur`);
  expect(seen.some(({ _id }) => [kept._id, coming._id].includes(_id))).toBe(false);
  const gone = await at(`POST ${base}/banners`, draft({ target: { kind: 'category', _id: '999999999' } }));
  expect(gone.json()).toMatchObject({ code: 'PROMOTION_TARGET_GONE' });
  expect((await at(`POST ${base}/banners`, draft({ target: null }))).json()).toMatchObject({
    code: 'PROMOTION_TARGET_GONE',
  });
  expect((await at(`POST ${base}/banners`, draft({ until: later(-2 * hour) }))).json()).toMatchObject({
    code: 'SPAN_WRONG',
  });
});

test('an edit keeps a link that cannot be chosen, draws its picture at a new address, and is refused at another version (OFC-501)', async () => {
  const at = await desk();
  const { rows } = await api.db.query<{ id: string }>(
    `insert into marketing.banner (name, position, title, picture, app_link) values ('r', 'featured', 'Rizos', '{}', '/products/custom-list/rizos') returning id`,
  );
  const id = rows[0]?.id ?? '';
  const product = await makeProduct(api.db, { stock: 1 });
  await api.db.query(`update products.product set picture = '{"form":"tubotinte"}' where id = $1`, [product.id]);
  const { rows: versions } = await api.db.query<{ id: string }>(
    'select id from products.version where product_id = $1',
    [product.id],
  );
  const scene = { versionIds: [versions[0]?.id ?? ''], ground: '#0f352a' };
  const saved = await at(`PUT ${base}/banners/${id}`, { ...draft({ target: null, scene }), version: 1 });
  expect(saved.json()).toMatchObject({
    results: { link: '/products/custom-list/rizos', target: null, version: 2, image: `/pictures/banner/${id}?v=r2` },
  });
  const { rows: pictures } = await api.db.query<{ picture: object }>(
    'select picture from marketing.banner where id = $1',
    [id],
  );
  expect(pictures[0]?.picture).toMatchObject({ background: '#0f352a', items: [{ form: 'tubotinte' }] });
  expect((await at(`PUT ${base}/banners/${id}`, { ...draft(), version: 1 })).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  expect((await at(`PUT ${base}/banners/999999999`, { ...draft(), version: 1 })).json()).toMatchObject({
    code: 'PROMOTION_NOT_FOUND',
  });
});

test('the banners of a place are shown in the order that an operator gives, and one that runs can be ended (OFC-501)', async () => {
  const at = await desk();
  const made = [await create(at, { place: 'popup' }), await create(at, { place: 'popup', title: 'Otro' })];
  const [one, other] = made.map(({ _id }) => _id);
  await expect.poll(() => idsShown('popup')).toEqual([one, other]);
  const turned = await at(`PUT ${base}/banner-order`, { place: 'popup', ids: [other, one] });
  expect(turned.statusCode, turned.body).toBe(200);
  await expect.poll(() => idsShown('popup')).toEqual([other, one]);
  expect((await at(`PUT ${base}/banner-order`, { place: 'popup', ids: [other] })).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  const moved = await at(`PUT ${base}/banners/${one}`, { ...draft({ place: 'main' }), version: 1 });
  expect(moved.statusCode, moved.body).toBe(200);
  await expect.poll(() => idsShown('popup')).toEqual([other]);
  expect((await at(`POST ${base}/banners/${other}/stop`, { version: 1 })).statusCode).toBe(200);
  await expect.poll(() => idsShown('popup')).toEqual([]);
  const list = (await at(`GET ${base}/banners`)).json<{ results: OfficeBanner[] }>().results;
  expect(list.find(({ _id }) => _id === other)?.state).toBe('ended');
  const kept = await create(at, { isDraft: true });
  await at(`POST ${base}/banners/${kept._id}/stop`, { version: 1 });
  const rest = (await at(`GET ${base}/banners`)).json<{ results: OfficeBanner[] }>().results;
  expect(rest.some(({ _id }) => _id === kept._id)).toBe(false);
});

test('a countdown header is shown from its start to its end in colours that can be read (OFC-501)', async () => {
  const at = await desk();
  const design = {
    timerBg: '#062e23',
    itemTimeText: '#ffffff',
    itemTimeBg: '#0f4636',
    tagText: '#ffffff',
    tagBg: '#062e23',
  };
  const header = (more: object = {}) => ({
    title: 'Semana del color: −20 %',
    target: { kind: 'page', page: 'offers' },
    timer: true,
    from: later(-hour),
    until: later(hour),
    design,
    ...more,
  });
  const titles = async () =>
    (await api.send({ url: '/api/marketing/promotional-header/list' }))
      .json<{ results: { title: string }[] }>()
      .results.map(({ title }) => title);
  const pale = { ...design, tagText: '#ffffff', tagBg: '#e8a49b' };
  expect((await at(`POST ${base}/headers`, header({ design: pale }))).json()).toMatchObject({
    code: 'HEADER_UNREADABLE',
  });
  const made = await at(`POST ${base}/headers`, header());
  expect(made.statusCode, made.body).toBe(200);
  const { _id } = made.json<{ results: OfficeHeader }>().results;
  await at(`POST ${base}/headers`, header({ title: 'Navidad', from: later(2 * hour), until: later(3 * hour) }));
  await expect.poll(titles).toEqual(['Semana del color: −20 %']);
  const renamed = await at(`PUT ${base}/headers/${_id}`, { ...header({ title: 'Hoy', target: null }), version: 1 });
  expect(renamed.json()).toMatchObject({ results: { title: 'Hoy', link: null, version: 2 } });
  expect((await at(`POST ${base}/headers/${_id}/stop`, { version: 1 })).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  expect((await at(`POST ${base}/headers/${_id}/stop`, { version: 2 })).statusCode).toBe(200);
  await expect.poll(titles).toEqual([]);
  const list = (await at(`GET ${base}/headers`)).json<{ results: OfficeHeader[] }>().results;
  expect(list.map(({ title, state }) => [title, state])).toEqual([
    ['Navidad', 'coming'],
    ['Hoy', 'ended'],
  ]);
});
