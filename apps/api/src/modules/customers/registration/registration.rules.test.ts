import type { Registration } from '@tonalia/contract/people';
import { expect, test } from 'vitest';
import { checkRegistration, leadDay, requireFields, smsName } from './registration.rules.ts';

const registration = (change: Partial<Registration> = {}): Registration => ({
  name: 'Rosa',
  last_name: 'Pérez',
  business_name: 'Rosa Uñas',
  tradeTypeId: '1',
  stateId: '11',
  cityId: '11001',
  address: 'Calle 10 # 20-30',
  consent: { accepted: true, version: '2026-01' },
  lead_date: '2026-11-24',
  client: 'web',
  ...change,
});
const check = (change: Partial<Registration>) => () => checkRegistration(registration(change), '2026-01');
const missing = (field: string) => expect.objectContaining({ code: 'FIELD_REQUIRED', params: { field } }) as Error;

test('a registration without a document, or with a whole one, passes', () => {
  expect(check({})).not.toThrow();
  expect(check({ document_type: 'CC', document: '1012345678' })).not.toThrow();
});

test('a registration with other terms, half a document or a wrong one is refused', () => {
  expect(check({ consent: { accepted: true, version: '2025-09' } })).toThrow('TERMS_OUTDATED');
  expect(check({ document: '1012345678' })).toThrow(missing('document_type'));
  expect(check({ document_type: 'CC' })).toThrow(missing('document'));
  expect(check({ document_type: 'CC', document: '12' })).toThrow('DOCUMENT_INVALID');
});

test('the first missing field is named', () => {
  const given = registration({ email: 'rosa@example.co' });
  expect(() => requireFields(given, ['email'])).not.toThrow();
  expect(() => requireFields(given, ['email', 'phone', 'password'])).toThrow(missing('phone'));
});

test('the day of a registration is that of the device while it is at most one day from ours', () => {
  const now = new Date('2026-11-24T03:00:00Z'); // 23 November in Bogotá
  expect(leadDay('2026-11-23', now)).toBe('2026-11-23');
  expect(leadDay('2026-11-24', now)).toBe('2026-11-24');
  expect(leadDay('2026-11-22', now)).toBe('2026-11-22');
  expect(leadDay('2026-11-25', now)).toBe('2026-11-23');
  expect(leadDay('2026-11-21', now)).toBe('2026-11-23');
});

test.each([
  ['Rosa Pérez', 'Rosa Pérez'],
  ["María-José O'Neill Ñáñez", "María-José O'Neill Ñáñez"],
  ['Ganaste: entra a http://premio.example/x y', 'Ganaste entra a http premio example x y'],
  ['Llama al 310 555 01 42', 'Llama al'],
  ['wa.me/573105550142', 'wa me'],
  ['Tonalia。example․co', 'Tonalia example co'],
  ['Rosa '.repeat(20), 'Rosa Rosa Rosa Rosa Rosa Rosa Rosa Rosa'],
])('%s is %s in an SMS', (name, said) => {
  expect(smsName(name)).toBe(said);
});
