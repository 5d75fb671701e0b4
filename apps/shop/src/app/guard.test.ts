import { type Role, can, roles } from '@tonalia/contract/rights';
import { expect, test } from 'vitest';
import { needsBrowserAt, redirectFor } from './guard.ts';
import type { Visitor } from './guard.ts';
import { setShop } from '../api/settings/shop-settings.ts';
import { shopSettings } from '../../test/make.ts';
import { pageTitle, places } from './places.ts';
import type { ShopPlace, PlaceName } from './places.ts';

const guest: Visitor = { role: 'Guest', hasCustomer: false };
const customer: Visitor = { role: 'Admin customer', hasCustomer: true };
const seller: Visitor = { role: 'Seller', hasCustomer: false };
const sellerFor: Visitor = { role: 'Seller', hasCustomer: true };

const table = Object.entries(places) as Array<[PlaceName, ShopPlace]>; // the entries of `places`

/** The people each place is for, as the specification lists them: not read from the table of rights. All others are for everyone. */
const people = {
  guests: ['landing', 'invitation', 'login', 'register', 'sendCode', 'verifyCode', 'recoveryPassword'],
  registrars: ['registerProcess'],
  sellers: ['homeSeller', 'selectCustomer', 'sellersCustomer', 'outbox', 'outboxDraft'],
  customers: ['notices', 'alerts', 'formulas', 'formula', 'team', 'teamMember'],
  signedIn: [
    ...([
      'registrationStatus',
      'cart',
      'quickOrder',
      'reorder',
      'suggestedOrder',
      'cartNews',
      'listAddress',
      'shippingSchedule',
      'addCreditCard',
    ] as const),
    ...(['couponList', 'orderDetail', 'orderSummary', 'paymentMethods', 'finalizingPayment', 'purchased'] as const),
    ...([
      'purchasedDetail',
      'myProfile',
      'statement',
      'priceList',
      'editProfile',
      'myAddresses',
      'newAddress',
      'editAddress',
    ] as const),
    ...(['orderHistory', 'orderHistoryDetail'] as const),
  ],
} satisfies Record<string, readonly PlaceName[]>;
type ShopperKind = keyof typeof people;

const isListedFor = (kind: ShopperKind, name: PlaceName) => (people[kind] as readonly PlaceName[]).includes(name); // as: every list
const isPublic = (name: PlaceName) => !Object.values(people).some((names) => (names as PlaceName[]).includes(name)); // as above
const of = (...kind: ShopperKind[]) => table.filter(([name]) => kind.some((one) => isListedFor(one, name)));

test.each(of('signedIn', 'sellers', 'customers'))(
  'a guest on %s goes to the login and returns · NAV-04',
  (name, place) => {
    const elsewhere = redirectFor(place, guest, '/asked?x=1');
    expect(elsewhere).toBe(name === 'homeSeller' ? '/home/marketplace/customer' : '/login?redirect=%2Fasked%3Fx%3D1');
  },
);

test.each(table.filter(([, place]) => place.needsCustomer))(
  'a seller without a customer on %s chooses one · NAV-05',
  (_, place) => {
    expect(redirectFor(place, seller, '/home/cart')).toBe('/home/select-customer?redirectTo=%2Fhome%2Fcart');
    expect(redirectFor(place, sellerFor, '/home/cart')).toBeNull();
    expect(redirectFor(place, customer, '/home/cart')).toBeNull();
  },
);

test('only guests see the landing page; others go to /home/ · RT-01', () => {
  expect(redirectFor(places.landing, guest, '/')).toBeNull();
  expect(redirectFor(places.landing, customer, '/')).toBe('/home/');
  expect(redirectFor(places.landing, seller, '/')).toBe('/home/');
});

test('the phone app has no landing page: guests start at the login, others at home · RT-01', () => {
  const inApp = { isInApp: 'installed' } as const;
  expect(redirectFor(places.landing, { ...guest, ...inApp }, '/')).toBe('/login');
  expect(redirectFor(places.landing, { ...customer, ...inApp }, '/')).toBe('/home/');
  expect(redirectFor(places.product, { ...guest, ...inApp }, '/product/a/1/details')).toBeNull();
});

test('the app’s bundle in a phone’s browser opens the landing page for everyone, and nothing else · RT-01', () => {
  for (const visitor of [guest, customer, seller]) {
    const inBrowser = { ...visitor, isInApp: 'mobile web' } as const;
    expect(redirectFor(places.landing, inBrowser, '/')).toBeNull();
    expect(redirectFor(places.cart, inBrowser, '/home/cart')).toBe(redirectFor(places.cart, visitor, '/home/cart'));
  }
});

test('/home/ leads sellers to the seller home, and everyone else from there to the marketplace · RT-02 RT-04', () => {
  expect(redirectFor(places.home, seller, '/home/')).toBe('/home/marketplace/seller');
  expect(redirectFor(places.homeSeller, seller, '/home/marketplace/seller')).toBeNull();
  for (const visitor of [guest, customer]) {
    expect(redirectFor(places.homeSeller, visitor, '/home/marketplace/seller')).toBe('/home/marketplace/customer');
  }
});

test('a signed-in user leaves the login page for the requested page, never for another site · RT-07', () => {
  expect(redirectFor(places.login, guest, '/login')).toBeNull();
  expect(redirectFor(places.login, customer, '/login')).toBe('/home/');
  expect(redirectFor(places.login, customer, '/login?redirect=%2Fhome%2Fcart')).toBe('/home/cart');
  expect(redirectFor(places.login, customer, '/login?redirect=%2F%2Fotra.co')).toBe('/home/');
});

test('only sellers choose a customer · RT-28', () => {
  expect(redirectFor(places.selectCustomer, seller, '/home/select-customer')).toBeNull();
  expect(redirectFor(places.selectCustomer, customer, '/home/select-customer')).toBe('/home/');
});

/** All kinds of visitors, and the places each may open directly. */
const visitors: Record<string, [visitor: Visitor, enters: (place: ShopPlace, name: PlaceName) => boolean]> = {
  'a guest': [guest, ({ needsPhone, needsLink }, name) => isOpen(name) && !needsPhone && !needsLink],
  'a guest about to sign in by phone': [
    { ...guest, phone: 'login' },
    (place, name) => isOpen(name) && !place.needsLink && !place.needsCode && place.needsPhone !== 'register',
  ],
  'a guest who was sent a code to sign in': [
    { ...guest, phone: 'login', hasCode: true },
    ({ needsLink, needsPhone }, name) => isOpen(name) && !needsLink && needsPhone !== 'register',
  ],
  'a guest who registers': [
    { ...guest, phone: 'register', hasCode: true },
    ({ needsLink }, name) => (isOpen(name) || isListedFor('registrars', name)) && !needsLink,
  ],
  'a guest with the link of a mail': [
    { ...guest, hasLink: true },
    ({ needsPhone }, name) => isOpen(name) && !needsPhone,
  ],
  'a customer': [
    customer,
    (_, name) => isPublic(name) || isListedFor('signedIn', name) || isListedFor('customers', name),
  ],
  'a customer with a phone under way': [
    { ...customer, phone: 'login', hasCode: true },
    (_, name) => isPublic(name) || isListedFor('signedIn', name) || isListedFor('customers', name),
  ],
  'a seller without a customer': [
    seller,
    ({ needsCustomer }, name) => !isListedFor('guests', name) && !isListedFor('customers', name) && !needsCustomer,
  ],
  'a seller for a customer': [sellerFor, (_, name) => !isListedFor('guests', name) && !isListedFor('customers', name)],
};
const isOpen = (name: PlaceName) => isPublic(name) || isListedFor('guests', name);

const everyPair = Object.entries(visitors).flatMap(([visitorName, [visitor, enters]]) =>
  // /home/ redirects everyone.
  table
    .filter(([name]) => name !== 'home')
    .map(([name, place]) => [visitorName, name, visitor, place, enters(place, name)] as const),
);

test.each(everyPair)('%s at %s', (_, name, visitor, place, enters) => {
  const here = place.path.replace('$sendCodeFor', visitor.phone ?? 'login');
  const elsewhere = redirectFor(place, visitor, here);
  expect(elsewhere === null, `${name} → ${elsewhere}`).toBe(enters);
  expect(elsewhere).not.toBe(here);
});

/** A visitor that lacks only the permission. */
const withoutPermission = (role: Role): Visitor => ({
  role,
  hasCustomer: true,
  phone: 'register',
  hasCode: true,
  hasLink: true,
});
const everyRight = roles.flatMap((role) => table.map(([name, place]) => [role, name, place] as const));

test.each(everyRight.filter(([, name]) => name !== 'home'))(
  '%s opens %s with its permission alone',
  (role, _, place) => {
    const there = { ...place, ...(place.needsPhone && { needsPhone: 'register' as const }) };
    const mayOpen = place.needs === 'nothing' || can(role, place.needs);
    expect(redirectFor(there, withoutPermission(role), place.path) === null).toBe(mayOpen);
  },
);

test('every redirect ends at an open place after a few steps', () => {
  for (const [, , visitor, place] of everyPair) {
    let here: string | null = place.path;
    for (let steps = 0; here !== null && steps < 6; steps++) {
      const path: string = here.split('?')[0] ?? '';
      const next: ShopPlace | undefined = table.find(
        ([, one]) => one.path.replace('$sendCodeFor', visitor.phone ?? 'login') === path,
      )?.[1];
      here = next ? redirectFor(next, visitor, here) : null;
    }
    expect(here, `${visitor.role} at ${place.path}`).toBeNull();
  }
});

test('a code without its phone leads to the phone’s form · RT-10 RT-11', () => {
  expect(redirectFor(places.sendCode, guest, '/send-confirmation-code/login')).toBe('/login');
  expect(redirectFor(places.sendCode, guest, '/send-confirmation-code/register')).toBe('/registro');
  expect(redirectFor(places.verifyCode, guest, '/verify-code')).toBe('/login');
  expect(redirectFor(places.registerProcess, guest, '/register/process')).toBe('/registro');
});

test('without a sent code the choice of its channel comes first · RT-11', () => {
  const withPhoneFlow = (phone: 'login' | 'register'): Visitor => ({ ...guest, phone });
  expect(redirectFor(places.verifyCode, withPhoneFlow('login'), '/verify-code')).toBe('/send-confirmation-code/login');
  expect(redirectFor(places.verifyCode, withPhoneFlow('register'), '/verify-code')).toBe(
    '/send-confirmation-code/register',
  );
});

test('a new password needs its link, or a session · RT-14', () => {
  expect(redirectFor(places.changePassword, guest, '/login/change/password')).toBe(
    '/login/recovery/password?link-lost=1',
  );
  expect(redirectFor(places.changePassword, customer, '/login/change/password')).toBeNull();
});

test('a title ends with the brand · NAV-06', () => {
  setShop({ ...shopSettings, brand: 'Belleza Pro' });
  expect(pageTitle('Carrito')).toBe('Carrito | Belleza Pro');
});

test.each([
  ['/verify-code', true],
  ['/register/process', true],
  ['/register/process/', true],
  ['/send-confirmation-code/login', true],
  ['/login/change/password', true],
  ['/login/change/password/a-token', true],
  ['/login/recovery/password', false],
  ['/login', false],
  ['/registro', false],
  ['/register/processes', false],
  ['/', false],
])('%s needs data of the browser: %s', (pathname, does) => {
  expect(needsBrowserAt(pathname)).toBe(does);
});
