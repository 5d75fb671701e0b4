import type { OfficeSetting, SettingEvent } from '@tonalia/contract/settings-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi();
let owner: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  owner = await operatorOf(api, 'owner');
  other = await operatorOf(api, 'owner');
});

const list = async (by = owner) => (await by('GET /api/office/settings')).json<{ results: OfficeSetting[] }>().results;
const valueOf = async (key: string) => (await list()).find((one) => one.key === key)?.value ?? null;
const historyOf = async (key: string) =>
  (await owner(`GET /api/office/settings/${key}/history`)).json<{ results: SettingEvent[] }>().results;

/** Saves values over those that are set now. */
async function save(values: Record<string, string | null>, by = owner) {
  const seen = await list();
  const changes = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    seen: seen.find((one) => one.key === key)?.value ?? null,
  }));
  return by('PUT /api/office/settings', { changes });
}

test('an owner changes company and support in one save, which the shop shows and the history keeps (OFC-505, OFC-506)', async () => {
  await save({ 'support.phone': '604 555 00 01' });
  const saved = await save({
    'brand.name': 'Belleza Sur',
    'support.phone': '(604) 555 02 00',
    'support.hours': 'lun-vie 9-17',
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await valueOf('support.phone')).toBe('604 555 02 00');
  await expect
    .poll(async () => (await api.send({ url: '/api/settings/shop' })).json())
    .toMatchObject({ results: { brand: 'Belleza Sur', support: { phone: '576045550200' } } });
  const [last] = await historyOf('support.phone');
  expect(last).toMatchObject({ before: '604 555 00 01', after: '604 555 02 00', by: 'Ana Ríos' });
  expect((await list()).find(({ key }) => key === 'support.phone')).toMatchObject({
    isMissing: false,
    isRequired: true,
    set: { by: 'Ana Ríos' },
  });
});

test.each([
  ['company.nit', '900.555.014-2', 'SETTING_WRONG', 'NIT con dígito de verificación debe ser como: 860.034.313-7.'],
  ['support.hours', 'siempre', 'SETTING_WRONG', 'Horario de ayuda debe ser como: lun-sáb 8-18.'],
  ['brand.name', '  ', 'SETTING_REQUIRED', 'La tienda no puede quedar sin Nombre de la marca.'],
  ['brand.color', 'rojo', 'SETTING_NOT_FOUND', 'Ese dato no es de la configuración.'],
])('a wrong value of %s changes nothing of the save (OFC-505)', async (key, value, code, message) => {
  const before = await valueOf('company.city');
  const saved = await save({ 'company.city': `Cali ${key}`, [key]: value });
  expect(saved.json()).toMatchObject({ code, message });
  expect(await valueOf('company.city')).toBe(before);
});

test('of two people that change one setting the second sees that it changed, also when it was not set (OFC-008)', async () => {
  await save({ 'support.email_answer': null });
  const change = (value: string) => ({ changes: [{ key: 'support.email_answer', value, seen: null }] });
  const answers = await Promise.all([
    owner('PUT /api/office/settings', change('Hoy mismo')),
    other('PUT /api/office/settings', change('Mañana')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
});

test('an operator without the permission reads the settings and changes none (OFC-004)', async () => {
  const operations = await operatorOf(api, 'operations');
  expect((await list(operations)).length).toBeGreaterThan(10);
  expect((await save({ 'brand.name': 'Otra' }, operations)).statusCode).toBe(403);
});

test('the text of the terms is edited as it was written, and a new wording is a new version (OFC-505)', async () => {
  await save({ 'company.name': 'Belleza Sur S.A.S.' });
  await save({ 'legal.terms': '## Quiénes somos {#nosotros}\n\nLa opera {{company.name}}.\n\nSegundo párrafo.' });
  const text = async () =>
    (await owner('GET /api/office/settings/terms/text')).json<{ results: { text: string } }>().results.text;
  expect(await text()).toBe('## Quiénes somos {#nosotros}\n\nLa opera Belleza Sur S.A.S..\n\nSegundo párrafo.');
  const version = await valueOf('legal.terms');
  await save({ 'legal.terms': await text() });
  expect(await valueOf('legal.terms')).toBe(version);
  await save({ 'legal.terms': `${await text()}\n\nTercero.` });
  expect(await valueOf('legal.terms')).not.toBe(version);
  expect((await save({ 'legal.terms': '## Uno\n\n{{company.nada}}' })).json()).toMatchObject({ code: 'SETTING_WRONG' });
});
