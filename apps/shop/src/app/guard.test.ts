import { expect, test } from 'vitest';
import { needsPhoneAt, turnedAway } from './guard.ts';
import type { Visitor } from './guard.ts';
import { pageTitle, places } from './places.ts';
import type { Place, PlaceName } from './places.ts';

const guest: Visitor = { role: 'Guest', hasCustomer: false };
const customer: Visitor = { role: 'Admin customer', hasCustomer: true };
const seller: Visitor = { role: 'Seller', hasCustomer: false };
const sellerFor: Visitor = { role: 'Seller', hasCustomer: true };

const table = Object.entries(places) as Array<[PlaceName, Place]>; // the entries of `places`
const of = (who: Place['who']) => table.filter(([, place]) => place.who === who);

test.each([...of('members'), ...of('sellers')])(
  'a guest on %s goes to login and comes back · NAV-04',
  (name, place) => {
    const elsewhere = turnedAway(place, guest, '/asked?x=1');
    expect(elsewhere).toBe(name === 'homeSeller' ? '/home/marketplace/customer' : '/login?redirect=%2Fasked%3Fx%3D1');
  },
);

test.each(table.filter(([, place]) => place.needsCustomer))(
  'a seller without a customer on %s chooses one · NAV-05',
  (_, place) => {
    expect(turnedAway(place, seller, '/home/cart')).toBe('/home/select-customer?redirectTo=%2Fhome%2Fcart');
    expect(turnedAway(place, sellerFor, '/home/cart')).toBeNull();
    expect(turnedAway(place, customer, '/home/cart')).toBeNull();
  },
);

test('only guests see the landing page; others go to /home/ · RT-01', () => {
  expect(turnedAway(places.landing, guest, '/')).toBeNull();
  expect(turnedAway(places.landing, customer, '/')).toBe('/home/');
  expect(turnedAway(places.landing, seller, '/')).toBe('/home/');
});

test('the phone app has no landing page: its guests begin at the login, the others at home · RT-01', () => {
  const inApp = { isInApp: true };
  expect(turnedAway(places.landing, { ...guest, ...inApp }, '/')).toBe('/login');
  expect(turnedAway(places.landing, { ...customer, ...inApp }, '/')).toBe('/home/');
  expect(turnedAway(places.product, { ...guest, ...inApp }, '/product/a/1/details')).toBeNull();
});

test('/home/ leads to the seller home, and from there who is no seller to the marketplace · RT-02 RT-04', () => {
  expect(turnedAway(places.home, seller, '/home/')).toBe('/home/marketplace/seller');
  expect(turnedAway(places.homeSeller, seller, '/home/marketplace/seller')).toBeNull();
  for (const visitor of [guest, customer]) {
    expect(turnedAway(places.homeSeller, visitor, '/home/marketplace/seller')).toBe('/home/marketplace/customer');
  }
});

test('who is signed in leaves the login page for where they were going, never for another site · RT-07', () => {
  expect(turnedAway(places.login, guest, '/login')).toBeNull();
  expect(turnedAway(places.login, customer, '/login')).toBe('/home/');
  expect(turnedAway(places.login, customer, '/login?redirect=%2Fhome%2Fcart')).toBe('/home/cart');
  expect(turnedAway(places.login, customer, '/login?redirect=%2F%2Fotra.co')).toBe('/home/');
});

test('only sellers choose a customer · RT-28', () => {
  expect(turnedAway(places.selectCustomer, seller, '/home/select-customer')).toBeNull();
  expect(turnedAway(places.selectCustomer, customer, '/home/select-customer')).toBe('/home/');
});

test.each(of('everyone').filter(([name]) => name !== 'home'))('everybody may enter %s', (_, place) => {
  for (const visitor of [guest, customer, seller, sellerFor]) expect(turnedAway(place, visitor, place.path)).toBeNull();
});

test('a title ends with the brand · NAV-06', () => {
  expect(pageTitle('Carrito')).toBe('Carrito | Tonalia');
});

test.each([
  ['/verify-code', true],
  ['/register/process', true],
  ['/register/process/', true],
  ['/send-confirmation-code/login', true],
  ['/registro', false],
  ['/register/processes', false],
  ['/', false],
])('%s asks for a phone under way: %s', (pathname, does) => {
  expect(needsPhoneAt(pathname)).toBe(does);
});
