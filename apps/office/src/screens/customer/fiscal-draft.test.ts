import type { OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { expect, test } from 'vitest';
import { type FiscalDraft, type FiscalErrors, errorsOf, toData, toDraft } from './fiscal-draft.ts';

const stored: OfficeFiscalData = {
  personKind: 'company',
  legalName: 'Rosa S. A. S.',
  tradeName: 'Salón Rosa',
  documentType: 'CC',
  document: '52123456',
  invoiceEmail: 'f@rosa.co',
  responsibilities: ['O-47'],
  chargesIva: true,
  withholds: false,
  paymentDays: 30,
  address: { address: 'Cra 7 # 1', cityId: '11001', city: 'Bogotá', stateId: '11', state: 'Bogotá D. C.' },
  version: 2,
  checkedAt: null,
};
const bare: OfficeFiscalData = {
  ...stored,
  personKind: null,
  legalName: null,
  documentType: null,
  document: null,
  invoiceEmail: null,
  responsibilities: [],
  chargesIva: null,
  withholds: null,
  paymentDays: null,
  address: null,
};
const draft = toDraft(stored);

test('the form has what is stored, and nothing where nothing is known', () => {
  expect(draft).toEqual({
    personKind: 'company',
    legalName: 'Rosa S. A. S.',
    tradeName: 'Salón Rosa',
    documentType: 'CC',
    document: '52123456',
    invoiceEmail: 'f@rosa.co',
    responsibilities: ['O-47'],
    chargesIva: 'yes',
    withholds: 'no',
    paymentDays: '30',
    street: 'Cra 7 # 1',
    stateId: '11',
    cityId: '11001',
  });
  const { tradeName: _trade, responsibilities: _all, ...empty } = toDraft(bare);
  expect(new Set(Object.values(empty))).toEqual(new Set(['']));
});

test('what is sent is trimmed, and what is empty is unknown', () => {
  const { version: _version, checkedAt: _at, ...data } = stored;
  const sent = { ...data, address: { address: 'Cra 7 # 1', cityId: '11001' } };
  expect(toData({ ...draft, legalName: ' Rosa S. A. S. ', tradeName: ' Salón Rosa ', street: ' Cra 7 # 1 ' })).toEqual(
    sent,
  );
  const { version: _none, checkedAt: _never, ...unknown } = bare;
  expect(toData({ ...toDraft(bare), legalName: ' ' })).toEqual(unknown);
});

test.each<[string, Partial<FiscalDraft>, (keyof FiscalErrors)[], RegExp]>([
  ['nothing of a whole form', {}, [], /^$/],
  ['nothing of a form without a document', { documentType: '', document: ' ' }, [], /^$/],
  ['a number without its kind', { documentType: '' }, ['document'], /Escoge/],
  ['a kind without its number', { document: '' }, ['document'], /Escoge/],
  ['a wrong number', { document: 'ABC' }, ['document'], /no es válido/],
  ['a NIT without its check digit', { documentType: 'NIT', document: '900373115' }, ['document'], /verificación: 900/],
  ['a NIT with a wrong one', { documentType: 'NIT', document: '9003731158' }, ['document'], /no es válido/],
  ['an address without its city', { cityId: '' }, ['cityId'], /./],
  ['nothing of a city without an address', { cityId: '', street: ' ' }, [], /^$/],
])('the form says %s', (_, more, fields, words) => {
  const errors = errorsOf({ ...draft, ...more });
  expect(Object.keys(errors)).toEqual(fields);
  expect(Object.values(errors).join()).toMatch(words);
});
