import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { setSetting } from '../../platform/settings/set-setting.ts';
import type { SettingKey } from '../../platform/settings/registry.ts';
import { missingSettings } from '../../platform/settings/settings.ts';

const api = useApi();
const set = (key: SettingKey, text: string | null) => setSetting(api.db, { key, text, by: 'dueña' });

async function shop() {
  const answer = await api.send({ url: '/api/settings/shop' });
  return answer.json<{ results: Record<string, unknown> }>().results;
}
const terms = (version?: string) =>
  api.send({ url: `/api/settings/terms${version === undefined ? '' : `?version=${version}`}` });

const text = (paragraph: string) => `## Quiénes somos {#quienes-somos}\n\n${paragraph}\n`;

test("an owner changes the shop's name, and every client reads the new one · D-01 OFC-505", async () => {
  await set('brand.name', 'Belleza Pro');
  await set('support.hours', 'lun-vie 9-17');
  await set('company.city', 'Medellín, Colombia');
  expect(await shop()).toMatchObject({
    brand: 'Belleza Pro',
    city: 'Medellín, Colombia',
    creditName: 'Cupo Belleza Pro',
    loyaltyZone: 'URBANO1 BTA',
    support: { whatsapp: null, hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 } },
  });
  await set('credit.name', 'Crédito Pro');
  await expect.poll(async () => (await shop())['creditName']).toBe('Crédito Pro');
  expect(await set('credit.name', null)).toEqual({ before: 'Crédito Pro', after: null });
  await expect.poll(async () => (await shop())['creditName']).toBe('Cupo Belleza Pro');
});

test('every change is recorded with its author and the previous value · OFC-506', async () => {
  expect(await set('company.nit', '900555014-1')).toEqual({ before: null, after: '900.555.014-1' });
  expect(await set('company.nit', '860034313 7')).toEqual({ before: '900.555.014-1', after: '860.034.313-7' });
  const { rows } = await api.db.query<{ detail: object }>(
    `select detail from platform.audit where action = 'platform.setting_set' and subject_id = 'company.nit' order by id`,
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { before: null, after: '900.555.014-1', by: 'dueña' },
    { before: '900.555.014-1', after: '860.034.313-7', by: 'dueña' },
  ]);
});

test('the regime is one of three, however it is typed, and the resolution of the DIAN digits · OFC-505', async () => {
  expect(await set('company.regime', 'régimen simple')).toEqual({ before: null, after: 'Régimen simple' });
  expect((await set('company.dian_resolution', '1876 4082211430')).after).toBe('18764082211430');
  expect(await set('company.dian_resolution', null)).toEqual({ before: '18764082211430', after: null });
});

test('the colours of an owner give the tones of both themes; an unreadable one is refused with the nearest that passes · OFC-505', async () => {
  expect((await shop())['palette']).toBeNull();
  await expect(set('brand.accent_colour', '#E8829A')).rejects.toThrow(
    /Color de acento \(brand\.accent_colour\) no alcanza un contraste de 4,5 con texto blanco; usa #[\dA-F]{6}\./,
  );
  expect(await set('brand.colour', '1b56c4')).toEqual({ before: null, after: '#1B56C4' });
  const palette = async () => (await shop())['palette'] as Record<string, string> | null;
  await expect.poll(async () => (await palette())?.['--color-esmeralda-600']).toBe('#1b56c4');
  expect((await palette())?.['--color-guayaba-600']).toBeUndefined();
  await set('brand.header_colour', '#101820');
  await expect.poll(async () => (await palette())?.['--color-esmeralda-900']).toBe('#101820');
  await set('brand.colour', null);
  await set('brand.header_colour', null);
  await expect.poll(palette).toBeNull();
});

test.each<[SettingKey, string]>([
  ['brand.name', ''],
  ['brand.colour', 'azul'],
  ['brand.colour', 'url(x)'],
  ['brand.name', 'tienda.co'],
  ['brand.name', '<b>Pro</b>'],
  ['brand.name', 'x'.repeat(31)],
  ['company.nit', '900.555.014-2'],
  ['company.regime', 'Gran contribuyente'],
  ['company.dian_resolution', 'DIAN 1876'],
  ['company.data_email', 'datos'],
  ['support.whatsapp', '12345'],
  ['support.hours', 'siempre'],
  ['support.hours', 'lun-vie 18-8'],
  ['support.hours', 'vie-lun 8-18'],
  ['orders.prefix', 'PEDIDO'],
  ['legal.terms', 'sin partes'],
])('%s rejects «%s»', async (key, wrong) => {
  await expect(set(key, wrong)).rejects.toThrow(new RegExp(`\\(${key}\\) debe ser como`));
});

test('new terms are a new version, the older stays readable, and people must accept the new one · D-23', async () => {
  await set('legal.terms', null);
  await expect.poll(async () => (await terms()).json()).toMatchObject({ code: 'TERMS_NOT_FOUND' });
  await set('company.name', 'Belleza Pro S.A.S.');
  await set('legal.terms', `Versión: 2026-05-01\n${text('La opera {{company.name}}.')}`);
  await expect.poll(async () => (await terms()).statusCode).toBe(200);
  const before = (await terms()).json<{ results: object }>().results;
  expect(before).toEqual({
    version: '2026-05-01',
    sections: [{ id: 'quienes-somos', title: 'Quiénes somos', paragraphs: ['La opera Belleza Pro S.A.S..'] }],
  });
  await set('company.name', 'Otra S.A.S.');
  expect((await set('legal.terms', text('La opera Belleza Pro S.A.S..'))).after).toContain('2026-05-01');
  await set('legal.terms', `Versión: 2026-05-01\n${text('Otro texto.')}`);
  await expect.poll(async () => (await shop())['termsVersion']).toBe('2026-05-01.2');
  expect((await terms('2026-05-01')).json<{ results: object }>().results).toEqual(before);
  expect((await terms('2020-01-01')).statusCode).toBe(404);
});

test('a legal text with a placeholder of an unset setting is refused', async () => {
  await expect(set('legal.terms', text('Escribe a {{company.data_email}}.'))).rejects.toThrow(
    'El texto usa {{company.data_email}}: primero define Correo para los datos personales',
  );
  await expect(set('legal.terms', text('{{company.nada}}'))).rejects.toThrow('no es una configuración');
});

test("the demo's values do not allow a public start", async () => {
  await api.db.query(
    `insert into platform.setting (key, value, updated_by) values ('support.email', '"hola@demo.example"', 'demo'), ('support.email_answer', '"Hoy mismo"', 'demo')`,
  );
  expect(await missingSettings(api.db)).toEqual(expect.arrayContaining(['support.email', 'support.email_answer']));
  await set('support.email', 'hola@bellezapro.example');
  await set('support.email_answer', null);
  expect((await missingSettings(api.db)).filter((key) => key.startsWith('support.email'))).toEqual([]);
});
