import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { businessErrors, personErrors } from './registration-errors.ts';

const person = {
  ...emptyDraft,
  name: 'Luz Marina',
  last_name: 'Ospina',
  email: 'salonluz@correo.co',
  phone: '3105550142',
  consent: true,
};

test('a password that the server would accept has no error', () => {
  expect(personErrors(person, 'tijera azul 57').password).toBeUndefined();
});

test.each([
  ['is missing', ''],
  ['is short', 'tijera5'],
  ['is one of the commonest', 'colombia123'],
  ['holds a name', 'soy marina 57'],
  ['holds the e-mail', 'salonluz 57'],
  ['holds the phone', 'tel 3105550142'],
])('a password that %s has an error before it is sent', (_, password) => {
  expect(personErrors(person, password).password).toBeDefined();
});

test('a NIT without its check digit is shown with it', () => {
  const { document } = businessErrors({ ...person, document_type: 'NIT', document: '901.400.123' });
  expect(document).toMatch(/901\.400\.123-\d\?/);
});
