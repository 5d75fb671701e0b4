import { expect, test } from 'vitest';
import { type CustomerForm, emptyForm, errorsOf, toBody } from './new-customer.ts';

const form: CustomerForm = {
  business: ' Salón Rosa ',
  tradeTypeId: 'peluqueria',
  documentType: 'CC',
  document: '52123456',
  name: 'Rosa',
  lastName: 'Díaz',
  phone: '(300) 123-4567',
  email: '',
  address: 'Cra 7',
  stateId: '11',
  cityId: '11001',
  sellerId: '',
  hasConsented: true,
  channel: 'phone',
};

test.each<[string, Partial<CustomerForm>, object]>([
  ['nothing that is empty', { document: ' ', phone: ' ' }, {}],
  ['nothing that is right', {}, {}],
  ['a phone that does not begin with 3', { phone: '2001234567' }, { phone: expect.stringContaining('10 dígitos') }],
  ['a phone of nine digits', { phone: '300123456' }, { phone: expect.any(String) }],
  [
    'a NIT without its check digit, with the whole one',
    { documentType: 'NIT', document: '900373115' },
    { document: expect.stringMatching(/Falta .* 900/) },
  ],
  [
    'a NIT with a wrong check digit',
    { documentType: 'NIT', document: '9003731158' },
    { document: expect.stringContaining('no existe') },
  ],
  ['letters in a cédula', { document: 'ABC' }, { document: expect.stringContaining('no existe') }],
])('beside the form stands %s', (_, more, errors) => {
  expect(errorsOf({ ...form, ...more })).toEqual(errors);
});

test('a whole form is sent trimmed, without what is empty', () => {
  expect(toBody(form, false)).toEqual({
    business_name: 'Salón Rosa',
    name: 'Rosa',
    last_name: 'Díaz',
    phone: '3001234567',
    document_type: 'CC',
    document: '52123456',
    tradeTypeId: 'peluqueria',
    stateId: '11',
    cityId: '11001',
    address: 'Cra 7',
    consent: { accepted: true, channel: 'phone' },
    isAnotherBusiness: false,
  });
  expect(toBody({ ...form, email: ' a@b.co ', sellerId: 's1' }, true)).toMatchObject({
    email: 'a@b.co',
    sellerId: 's1',
    isAnotherBusiness: true,
  });
});

test.each<[string, Partial<CustomerForm>]>([
  ['business', { business: ' ' }],
  ['name', { name: '' }],
  ['last name', { lastName: '' }],
  ['address', { address: '' }],
  ['address of five letters', { address: 'Cr 7' }],
  ['document', { document: ' ' }],
  ['right document', { document: 'ABC' }],
  ['phone', { phone: ' ' }],
  ['right phone', { phone: '123' }],
  ['trade', { tradeTypeId: '' }],
  ['city', { cityId: '' }],
  ['consent', { hasConsented: false }],
  ['channel of the consent', { channel: '' }],
])('a form without %s is not sent', (_, more) => {
  expect(toBody({ ...form, ...more }, false)).toBeUndefined();
  expect(toBody(emptyForm, false)).toBeUndefined();
});
