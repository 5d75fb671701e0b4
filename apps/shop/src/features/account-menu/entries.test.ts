import { expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { entriesFor } from './entries.ts';

const texts = (session: Parameters<typeof entriesFor>[0]) => entriesFor(session).map(({ text }) => text);
const hrefOf = (session: Parameters<typeof entriesFor>[0], text: string) =>
  entriesFor(session).find((entry) => entry.text === text)?.href;

const asCustomer = { user: makeUser(), isSeller: false };
const asSeller = { user: sellerUser, isSeller: true };

test('a customer has their orders, credit, addresses, help and terms · UI-07 UI-08 UI-09 UI-10 ROL-08', () => {
  expect(texts(asCustomer)).toEqual([
    'Historial de pedidos',
    'Mis créditos',
    'Favoritos',
    'Mi lista de precios',
    'Mezclas',
    'Mis direcciones de entrega',
    'Permisos del negocio',
    'Ayuda',
    'Términos y condiciones',
  ]);
});

test('SEL-205: an employee sees neither the credit without permission nor the addresses and the people of the business', () => {
  const terms = {
    mode: 'buys',
    orderLimit: null,
    dayLimit: null,
    monthLimit: null,
    usesCredit: false,
    seesOrders: false,
  } as const;
  const asMember = (seesCredit: boolean) => ({
    user: makeUser({ rol: 'Member', member: { ...terms, seesCredit } }),
    isSeller: false,
  });
  const always = [
    'Historial de pedidos',
    'Favoritos',
    'Mi lista de precios',
    'Mezclas',
    'Ayuda',
    'Términos y condiciones',
  ];
  expect(texts(asMember(false))).toEqual(always);
  expect(texts(asMember(true))).toEqual(always.toSpliced(1, 0, 'Mis créditos'));
});

test('a seller takes orders and registers customers, and has no addresses of their own · UI-05 UI-06 UI-09 ROL-06 ROL-08', () => {
  expect(texts(asSeller)).toEqual([
    'Tomar pedido',
    'Registrar cliente',
    'Historial de pedidos',
    'Mis créditos',
    'Favoritos',
    'Mi lista de precios',
    'Ayuda',
    'Términos y condiciones',
  ]);
  expect(hrefOf(asSeller, 'Tomar pedido')).toBe('/home/marketplace/customer');
  expect(hrefOf(asSeller, 'Registrar cliente')).toBe('/register/process');
});

test('a guest has the favourites of the device, help and terms · RT-41 D-12', () => {
  expect(texts({ user: null, isSeller: false })).toEqual(['Favoritos', 'Ayuda', 'Términos y condiciones']);
});

test('the credit entry links to the profile address with the first name in lower case and the anchor of the credit · UI-08', () => {
  expect(hrefOf(asCustomer, 'Mis créditos')).toBe('/home/profile/luz#creditos');
  expect(hrefOf(asCustomer, 'Ayuda')).toBe('/home/support');
});

test('an entry shows no amount before it is loaded', () => {
  const details = (facts: Parameters<typeof entriesFor>[1]) =>
    entriesFor(asCustomer, facts).flatMap(({ detail }) => detail ?? []);
  expect(details({})).toEqual([]);
  expect(details({ credit: 1_850_000, addresses: 2 })).toEqual(['$\u00a01.850.000', '2']);
});
