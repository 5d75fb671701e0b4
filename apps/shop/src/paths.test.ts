import { expect, test } from 'vitest';
import { places } from './app/places.ts';
import type { PlaceName } from './app/places.ts';
import { slug } from '@tonalia/rules/slug';
import { sellersCustomerPath, suggestedOrderPath } from './navigation/customer-address.ts';
import { statementPath } from './navigation/statement-address.ts';
import { formulaPath, formulasPath } from './navigation/formulas-address.ts';
import { priceListPath } from './navigation/price-list-address.ts';
import { reorderPath } from './navigation/reorder-address.ts';
import { alertsPath, noticesPath } from './navigation/notices-address.ts';
import { outboxPath } from './navigation/outbox-address.ts';
import { paths } from './paths.ts';

const examples: Record<PlaceName, string> = {
  landing: paths.landing(),
  login: paths.login({ required: true, redirect: '/home/cart' }),
  home: paths.home(),
  homeCustomer: paths.homeCustomer(),
  homeSeller: paths.homeSeller(),
  selectCustomer: paths.selectCustomer({ redirectTo: '/home/cart' }),
  search: paths.search({ search: 'champú', offers: true }),
  searching: paths.searching(),
  colourSearch: paths.colourSearch({ hex: '#C2264A' }),
  manufacturers: paths.manufacturers(),
  manufacturer: paths.manufacturer({ _id: '3', name: 'Tinta Sur' }),
  categories: paths.categories(),
  offers: paths.offers(),
  newProducts: paths.newProducts(),
  bestsellers: paths.bestsellers(),
  combos: paths.combos(),
  customList: paths.customList('vuelta-al-salon'),
  favorites: paths.favorites(),
  category: paths.category({ _id: '12', name: 'Coloración y tintes' }),
  product: paths.product({ _id: '7', name: 'Tinte / crema 90 ml' }),
  cart: paths.cart(),
  formulas: formulasPath(),
  formula: formulaPath('c1'),
  notices: noticesPath(),
  alerts: alertsPath(),
  priceList: priceListPath(),
  quickOrder: paths.quickOrder(),
  reorder: reorderPath(),
  sellersCustomer: sellersCustomerPath('0a000000-0000-4000-8000-0000000000c2'),
  suggestedOrder: suggestedOrderPath('0a000000-0000-4000-8000-0000000000c2'),
  statement: statementPath('Luz Marina'),
  outbox: outboxPath(),
  outboxDraft: outboxPath('0a000000-0000-7000-8000-0000000000f1'),
  orderDetail: paths.orderDetail(),
  orderSummary: paths.orderSummary(),
  paymentMethods: paths.paymentMethods(),
  cartNews: paths.cartNews(),
  listAddress: paths.listAddress(),
  shippingSchedule: paths.shippingSchedule(),
  addCreditCard: paths.addCreditCard(),
  couponList: paths.couponList(),
  finalizingPayment: paths.finalizingPayment(),
  purchased: paths.purchased({ orderCode: 'TN-8F3K2' }),
  purchasedDetail: paths.purchasedDetail('0a000000-0000-4000-8000-0000000000f1'),
  profile: paths.profile(),
  register: paths.register({ fromLanding: true }),
  registerProcess: paths.registerProcess(),
  sendCode: paths.sendCode('login'),
  verifyCode: paths.verifyCode(),
  registrationStatus: paths.registrationStatus(),
  recoveryPassword: paths.recoveryPassword(),
  changePassword: paths.changePassword(),
  myProfile: paths.myProfile('Luz Marina'),
  editProfile: paths.editProfile(),
  team: paths.team(),
  teamMember: paths.teamMember('0a000000-0000-4000-8000-0000000000a1'),
  invitation: paths.invitation('ti_x'),
  myAddresses: paths.myAddresses(),
  newAddress: paths.newAddress({ redirect: '/home/cart' }),
  editAddress: paths.editAddress('0a000000-0000-4000-8000-0000000000a1'),
  support: paths.support(),
  terms: paths.terms(),
  accountDeletion: paths.accountDeletion(),
  orderHistory: paths.orderHistory(),
  orderHistoryDetail: paths.orderHistoryDetail('TN-8F3K2'),
};

test.each(Object.entries(examples))('the address of %s is its place in the table', (name, address) => {
  // The names of the examples are those of the table.
  const { path } = places[name as PlaceName];
  const pattern = path
    .replaceAll('/', String.raw`\/`)
    .replace(/\\\/\{-\$\w+\}/g, '(/[^/]+)?')
    .replace(/\$\w+/g, '[^/]+');
  expect(address.split('?')[0]).toMatch(new RegExp(`^${pattern}$`));
});

test.each([
  ['Coloración y tintes', 'coloracion-y-tintes'],
  ['Uñas', 'unas'],
  ['  90 ml / 3 fl. oz ', '90-ml-3-fl-oz'],
  ['¡¡!!', 'detalle'],
])('the readable part of an address: %s', (name, readable) => {
  expect(slug(name)).toBe(readable);
});

test('an inactive filter is not in the address', () => {
  expect(paths.search({ search: 'tinte rubio', offers: false, news: undefined })).toBe(
    '/view-results-search?search=tinte+rubio',
  );
});
