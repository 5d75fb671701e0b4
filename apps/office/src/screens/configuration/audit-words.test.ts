import type { AuditEntry } from '@tonalia/contract/office-audit';
import { expect, test } from 'vitest';
import { changeWords, subjectWords } from './audit-words.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  _id: '1',
  at: '2026-03-09T15:00:00Z',
  by: 'Ana',
  operatorId: null,
  network: '190.0.0.0',
  action: 'products.product_saved',
  subject: '41',
  named: null,
  detail: {},
  ...more,
});
const uuid = '4fe36323-7cb0-4155-b31b-04a1a1e41e1d';

test.each<[string, Partial<AuditEntry>, string]>([
  ['the network of a sign-in', { action: 'office.signed_in' }, '190.0.0.0'],
  ['nothing for a sign-in without one', { action: 'office.signed_in', network: null }, ''],
  ['its name', { named: { kind: 'product', key: '41', name: 'Tinte' }, detail: { code: 'X' } }, 'Tinte'],
  ['the first of its names in the detail', { detail: { number: 7, order: 'TN-1' } }, 'TN-1'],
  ['a number', { detail: { number: 7 } }, '7'],
  ['no document', { detail: { name: { es: 'x' } } }, ''],
  ['no number of a row', { subject: '41' }, ''],
  ['no id', { subject: uuid }, ''],
  ['no key with a colon', { subject: 'zone:4' }, ''],
  ['a subject that can be read', { subject: 'BOG' }, 'BOG'],
])('the subject of an event is %s', (_, more, words) => {
  expect(subjectWords(entry(more))).toBe(words);
});

test.each<[string, AuditEntry['detail'], string]>([
  ['both values', { before: 9, after: 8 }, '9 → 8'],
  ['thousands', { before: 9_000, to: 12_000 }, '9.000 → 12.000'],
  ['what was empty', { after: 'Bogotá' }, '– → Bogotá'],
  ['what is empty now', { before: 'Bogotá' }, 'Bogotá → –'],
  ['neither an id nor a document', { before: uuid, after: '{"a":1}' }, ''],
  ['a text of sixty signs', { after: 'a'.repeat(60) }, `– → ${'a'.repeat(60)}`],
  ['no longer text', { after: 'a'.repeat(61) }, ''],
  ['no empty text', { before: '', after: '' }, ''],
  ['roles by their names', { roleBefore: 'read-only', role: 'owner' }, 'Solo lectura → Dueña o dueño'],
  ['no role that is unknown', { roleBefore: 'x', role: 'y' }, ''],
  ['days', { from: '2026-03-09', to: '2026-03-10' }, 'Lun 9 mar → Mar 10 mar'],
  ['the day of a dispatch', { dispatchDate: '2026-03-09', to: '2026-03-10' }, 'Lun 9 mar → Mar 10 mar'],
  ['a first day', { to: '2026-03-10' }, '– → Mar 10 mar'],
  ['no day that stays', { from: '2026-03-09' }, ''],
  ['pesos', { amount: 12_000, cash: 5_000 }, '$ 12.000, $ 5.000'],
  ['one of a unit and several', { lines: 1, boxes: 2 }, '1 línea, 2 cajas'],
  ['none', { lines: 0 }, '0 líneas'],
  ['the factor', { factor: 'totp' }, 'código'],
  ['no factor without a name', { factor: 'x' }, ''],
  ['a reason that a person wrote', { reason: 'Llegó roto' }, 'Llegó roto'],
  ['no word of the program', { reason: 'not_found' }, ''],
  ['a reason of 120 signs', { reason: `A${'b'.repeat(119)}` }, `A${'b'.repeat(119)}`],
  ['no longer reason', { words: `A${'b'.repeat(120)}` }, ''],
])('the change of an event says %s', (_, detail, words) => {
  expect(changeWords(entry({ detail })).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a price is said in pesos', () => {
  const words = changeWords(entry({ action: 'products.price_set', detail: { before: 9_000, after: 9_500 } }));
  expect(words.replaceAll('\u00a0', ' ')).toBe('$ 9.000 → $ 9.500');
});
