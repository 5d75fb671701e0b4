import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@tonalia/contract/errors';
import type { ShopPermission } from '@tonalia/contract/rights';
import type { ServiceName, Services } from '@tonalia/contract/services';
import { makePdf } from './proofs.ts';
import { registration } from './registering.ts';
import { uuidv7 } from './selling.ts';

/** The caller a call needs: none, a valid token if one is sent, a session, or an actor with a customer. */
export type Access = 'public' | 'open' | 'session' | 'buyer';

export interface DeclaredAccess {
  access: Access;
  /** The permission that the caller's role must have in `rights`; a caller without a session has the visitor's. */
  needs?: ShopPermission;
  /** What its `payload` needs besides. */
  bodyNeeds?: ShopPermission;
  /** Ends its own session or opens another; changes nothing of other identities. */
  changesSession?: boolean;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: object;
  /** `customerId` of the query, or of the body, names the customer, although `access` does not say so. */
  forCustomer?: 'query' | 'body';
  /** The single object of the call, when it belongs to a customer or identity. */
  thing?: OwnedObject;
  /** A guest may make the call, and it writes a row without an account: a code or link, a page view, a search. */
  leaves?: true;
}

/** An owned object: named in the path (`{id}`), or in the body by `inBody`. */
export interface OwnedObject {
  kind:
    | 'member'
    | 'order request'
    | 'address'
    | 'session'
    | 'order'
    | 'cart'
    | 'ordered cart'
    | 'saved list'
    | 'share'
    | 'share answer'
    | 'notice'
    | 'formula'
    | 'alert';
  inBody?: string;
  /** The error for a missing object, which a foreign one must return too. */
  missing: ErrorCode;
}

const open: DeclaredAccess = { access: 'open' };
const buyer = (needs: ShopPermission): DeclaredAccess => ({ access: 'buyer', needs });
const ownNotices: DeclaredAccess = { access: 'session', needs: 'push.receive', forCustomer: 'query' };
const id = randomUUID();
/** A mix without dyes. */
export const emptyMix = {
  title: '',
  lines: [],
  developer: null,
  proportion: 10,
  minutes: null,
  charge: null,
  note: '',
};
const memberTerms = {
  mode: 'buys',
  orderLimit: 400_000,
  dayLimit: null,
  monthLimit: null,
  usesCredit: false,
  seesCredit: false,
  seesOrders: false,
  tellsOwner: true,
};
const sellerOrder = {
  /** Another for each request. */
  get clientOrderId() {
    return uuidv7();
  },
  customerId: id,
  takenAt: '2026-05-04T15:00:00Z',
  snapshotAt: '2026-05-04T12:00:00Z',
  lines: [{ code: 'X', quantity: 1, priceSeen: 1_000, dateSeen: null }],
  addressId: id,
  paymentMethod: 'cash_on_delivery',
  expectedTotal: 1_000,
};

const sellerRegistration = {
  /** Another for each request. */
  get clientRegistrationId() {
    return uuidv7();
  },
  takenAt: '2026-05-04T15:00:00Z',
  registration: { ...registration, phone: '3001234567', client: 'app', consent: { accepted: true, version: 'x' } },
};

/** Every call of every service. A new call without a row here does not compile. */
export const declared: { [S in ServiceName]: Record<keyof Services[S], DeclaredAccess> } = {
  auth: {
    'POST /v3/auth/login': {
      access: 'public',
      changesSession: true,
      payload: { email: 'nadie@example.com', password: 'x' },
    },
    'GET /auth/refresh-token': { access: 'public', changesSession: true, headers: { 'refresh-token': 'tr_nobody' } },
    'POST /auth/logout': { access: 'public', changesSession: true },
    'POST /verify/user-status': { access: 'public', payload: { phone: '3105550142' } },
    'POST /verify/verify': { access: 'public', leaves: true, payload: { phone: '3105550142', channel: 'sms' } },
    'POST /verify/check': {
      access: 'public',
      payload: { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
    },
    'POST /auth/verify': { access: 'public', leaves: true, payload: { phone: '3105550142', channel: 'sms' } },
    'POST /auth/check': {
      access: 'public',
      changesSession: true,
      payload: { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
    },
    'POST /v3/auth/register': {
      access: 'open',
      needs: 'registration.send',
      payload: registration,
    },
    'GET /trade-type/list': { access: 'public' },
    'POST /recovery-password': { access: 'public', leaves: true, payload: { email: 'nadie@example.com' } },
    'PUT /change-password': { access: 'open', payload: { newPassword: 'otra clave larga', recoveryToken: 'tl_nadie' } },
    'PUT /me': { access: 'session', needs: 'account.use', payload: {} },
    'POST /me/confirm-email': { access: 'session', needs: 'account.use', payload: { token: 'x' } },
    'DELETE /customer/remove': {
      access: 'session',
      needs: 'account.close',
      payload: { proof: { password: 'x' } },
    },
    'GET /sessions': { access: 'session', needs: 'account.use' },
    'DELETE /sessions/{id}': {
      access: 'session',
      needs: 'account.use',
      thing: { kind: 'session', missing: 'SESSION_NOT_FOUND' },
    },
    'PUT /v3/me/addresses/{id}': {
      access: 'buyer',
      needs: 'addresses.edit',
      payload: { title: 'Sede' },
      thing: { kind: 'address', missing: 'ADDRESS_NOT_FOUND' },
    },
    'DELETE /v3/me/addresses/{id}': {
      access: 'buyer',
      needs: 'addresses.edit',
      thing: { kind: 'address', missing: 'ADDRESS_NOT_FOUND' },
    },
    'GET /auth/me': { access: 'session', needs: 'session.read', forCustomer: 'query' },
    'GET /v3/me/addresses': buyer('customer.read'),
    'POST /v3/me/addresses': {
      access: 'buyer',
      needs: 'addresses.edit',
      payload: { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11' },
    },
    'GET /v3/loyalty_status/customer': buyer('customer.read'),
    'GET /v3/me/seller': buyer('customer.read'),
    'GET /seller/customers': { access: 'session', needs: 'portfolio.use' },
  },
  customers: {
    'GET /offline/portfolio': { access: 'session', needs: 'portfolio.use' },
    'GET /statement': buyer('credit.read'),
    'GET /statement/transfers': buyer('credit.read'),
    'POST /statement/proof': {
      access: 'buyer',
      needs: 'payments.make',
      bodyNeeds: 'credit.read',
      payload: { documents: [{ _id: '1', amount: 20_000 }], file: makePdf('recibo').toString('base64') },
    },
    'POST /seller-registrations': {
      access: 'session',
      needs: 'portfolio.use',
      payload: sellerRegistration,
    },
    'GET /seller-registrations': { access: 'session', needs: 'portfolio.use' },
    'GET /seller-registrations/{clientRegistrationId}': { access: 'session', needs: 'portfolio.use' },
    'POST /seller-registrations/{clientRegistrationId}/answer': {
      access: 'session',
      needs: 'portfolio.use',
      payload: { choice: 'same', revision: 1, customerId: id },
    },
    'POST /seller-registrations/{clientRegistrationId}/discard': { access: 'session', needs: 'portfolio.use' },
    'GET /members': buyer('team.manage'),
    'GET /members/{memberId}': { ...buyer('team.manage'), thing: { kind: 'member', missing: 'MEMBER_NOT_FOUND' } },
    'POST /members': {
      ...buyer('team.manage'),
      payload: { ...memberTerms, name: 'Karen', email: 'karen@example.com' },
    },
    'PUT /members/{memberId}': {
      ...buyer('team.manage'),
      payload: { ...memberTerms, revision: 1 },
      thing: { kind: 'member', missing: 'MEMBER_NOT_FOUND' },
    },
    'POST /members/{memberId}/invite': {
      ...buyer('team.manage'),
      thing: { kind: 'member', missing: 'MEMBER_NOT_FOUND' },
    },
    'DELETE /members/{memberId}': {
      ...buyer('team.manage'),
      thing: { kind: 'member', missing: 'MEMBER_NOT_FOUND' },
    },
    'POST /members/invitation': { access: 'public', payload: { token: 'ti_nobody-has-this-token' } },
    'POST /members/accept': {
      access: 'public',
      changesSession: true,
      payload: {
        token: 'ti_nobody-has-this-token',
        name: 'Karen',
        lastName: 'Duarte',
        consent: { accepted: true, version: 'x' },
      },
    },
  },
  products: {
    'GET /offline/snapshot': { access: 'session', needs: 'portfolio.use' },
    'GET /product/list': open,
    'GET /search': { access: 'open', query: { search: 'tinte' } },
    'GET /product/query': { access: 'open', query: { _id: '1' } },
    'GET /product/listHome': open,
    'GET /product/sitemap': open,
    'GET /attribute/color/list': open,
    'GET /discounts/products': open,
    'GET /suggest': { access: 'open', query: { search: 'tinte' } },
    'GET /product/custom-list/{url_name}': open,
    'GET /combo/list': open,
    'GET /color/nearest': { access: 'open', query: { hex: 'C2264A' } },
    'GET /price-list/preview': buyer('customer.read'),
    'GET /alerts': ownNotices,
    'GET /alerts/version': { ...ownNotices, query: { versionId: '1' } },
    'POST /alerts': { ...ownNotices, payload: { versionId: '1' } },
    'PUT /alerts/{alertId}': {
      ...ownNotices,
      payload: { isPaused: true },
      thing: { kind: 'alert', missing: 'ALERT_NOT_FOUND' },
    },
    'DELETE /alerts/{alertId}': { ...ownNotices, thing: { kind: 'alert', missing: 'ALERT_NOT_FOUND' } },
    'POST /favorite/query': { access: 'buyer', needs: 'favourites.edit', payload: {} },
    'POST /favorite/add': { access: 'buyer', needs: 'favourites.edit', payload: { productId: '1' } },
    'POST /favorite/remove-item': { access: 'buyer', needs: 'favourites.edit', payload: { productId: '1' } },
    'POST /recognise': { access: 'open', payload: { text: '' } },
    'POST /recognise/choice': { access: 'buyer', needs: 'cart.edit', payload: { words: 'x', versionId: '1' } },
    'POST /recognise/file': { access: 'buyer', needs: 'cart.edit', payload: { file: 'NzEgeDM=' } },
    'POST /favorite/read': { access: 'open', payload: { things: [] } },
    'POST /favorite/merge': { access: 'session', needs: 'favourites.merge', payload: { things: [] } },
    'GET /manufacturer/list': open,
    'GET /category/list': open,
  },
  purchase: {
    'POST /cart/additem': { access: 'buyer', needs: 'cart.edit', payload: { productId: '1', code: 'X', quantity: 1 } },
    'GET /cart/listcart': buyer('cart.edit'),
    'PUT /cart/listcart': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { cartId: id },
      thing: { kind: 'cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'DELETE /cart/listcart': buyer('cart.edit'),
    'DELETE /cart/cleanCart': buyer('cart.edit'),
    'PUT /cart/changequantityitem': { access: 'buyer', needs: 'cart.edit', payload: { code: 'X', quantity: 1 } },
    'DELETE /cart/deleteitem': { access: 'buyer', needs: 'cart.edit', payload: { code: 'X' } },
    'GET /payment-methods/list': buyer('cart.edit'),
    'GET /credit': buyer('credit.read'),
    'POST /order/create': {
      access: 'buyer',
      needs: 'orders.place',
      payload: { cartId: id },
      thing: { kind: 'cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'GET /cart/alternatives': { access: 'buyer', needs: 'cart.edit', query: { code: 'X' } },
    'POST /cart/abandoned-cart': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { cartId: id },
      thing: { kind: 'cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'GET /cart/{cartId}/buy-cart-again': {
      access: 'buyer',
      needs: 'cart.edit',
      thing: { kind: 'ordered cart', missing: 'CART_NOT_FOUND' },
    },
    'POST /repeat-order/quote': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { cartId: id },
      thing: { kind: 'ordered cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'POST /repeat-order': {
      access: 'buyer',
      needs: 'orders.place',
      payload: {
        cartId: id,
        seen: 'x',
        /** Another for each request. */
        get repeatId() {
          return randomUUID();
        },
      },
      thing: { kind: 'ordered cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'POST /cart/add-list': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { items: [{ versionId: '1', quantity: 1 }] },
    },
    'GET /lists': buyer('cart.edit'),
    'GET /suggested-order': buyer('cart.edit'),
    'GET /suggested-order/usual': buyer('cart.edit'),
    'GET /order-requests': buyer('orders.read'),
    'POST /order-requests': {
      ...buyer('orders.ask'),
      payload: { cartId: id, expectedTotal: 0 },
      thing: { kind: 'cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'POST /order-requests/{requestId}/approve': {
      ...buyer('team.manage'),
      payload: { expectedTotal: 0 },
      thing: { kind: 'order request', missing: 'REQUEST_NOT_FOUND' },
    },
    'POST /order-requests/{requestId}/send-back': {
      ...buyer('team.manage'),
      payload: { why: 'x' },
      thing: { kind: 'order request', missing: 'REQUEST_NOT_FOUND' },
    },
    'GET /seller-day': { access: 'session', needs: 'portfolio.use' },
    'POST /seller-day/visits': {
      access: 'session',
      needs: 'portfolio.use',
      forCustomer: 'body',
      payload: {
        /** Another for each request. */
        get clientVisitId() {
          return uuidv7();
        },
        customerId: id,
        takenAt: '2026-05-04T15:00:00Z',
        reason: 'closed',
        note: '',
      },
    },
    'GET /seller-day/notes': { access: 'buyer', needs: 'portfolio.use' },
    'PUT /seller-day/plan': { access: 'buyer', needs: 'portfolio.use', payload: { weekdays: [1], at: null } },
    'PUT /seller-day/no-sale': { access: 'buyer', needs: 'portfolio.use', payload: { reason: 'closed' } },
    'POST /lists': { access: 'buyer', needs: 'cart.edit', payload: { listId: id, name: 'x', items: [] } },
    'PUT /lists/{listId}': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { revision: 1, name: 'x' },
      thing: { kind: 'saved list', missing: 'LIST_NOT_FOUND' },
    },
    'DELETE /lists/{listId}': {
      access: 'buyer',
      needs: 'cart.edit',
      thing: { kind: 'saved list', missing: 'LIST_NOT_FOUND' },
    },
    'PUT /lists/{listId}/reminder': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { reminder: null },
      thing: { kind: 'saved list', missing: 'LIST_NOT_FOUND' },
    },
    'POST /lists/{listId}/order': {
      access: 'buyer',
      needs: 'cart.edit',
      thing: { kind: 'saved list', missing: 'LIST_NOT_FOUND' },
    },
    'GET /formulas': buyer('formulas.keep'),
    'GET /formulas/file': buyer('formulas.keep'),
    'DELETE /formulas': buyer('formulas.keep'),
    'PUT /formulas/shelf': { ...buyer('formulas.keep'), payload: { versionId: '1', grams: 30 } },
    'PUT /formulas/{clientId}': {
      ...buyer('formulas.keep'),
      payload: { revision: 1, name: 'x', mix: emptyMix, appointmentAt: null },
      thing: { kind: 'formula', missing: 'FORMULA_NOT_FOUND' },
    },
    'POST /formulas/{clientId}/visits': {
      ...buyer('formulas.keep'),
      payload: {
        /** Another for each request. */
        get visitId() {
          return randomUUID();
        },
        revision: 1,
      },
      thing: { kind: 'formula', missing: 'FORMULA_NOT_FOUND' },
    },
    'DELETE /formulas/{clientId}': {
      ...buyer('formulas.keep'),
      thing: { kind: 'formula', missing: 'FORMULA_NOT_FOUND' },
    },
    'POST /shares': { access: 'buyer', needs: 'cart.edit', payload: { shareId: id, kind: 'cart' } },
    'GET /shares': buyer('cart.edit'),
    'DELETE /shares/own/{shareId}': {
      access: 'buyer',
      needs: 'cart.edit',
      thing: { kind: 'share', missing: 'SHARE_NOT_FOUND' },
    },
    'GET /shares/answers': buyer('cart.edit'),
    'GET /shares/answers/{answerId}': {
      access: 'buyer',
      needs: 'cart.edit',
      thing: { kind: 'share answer', missing: 'LIST_NOT_FOUND' },
    },
    'POST /shares/answers/{answerId}/order': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { items: [{ versionId: '1', quantity: 1 }] },
      thing: { kind: 'share answer', missing: 'LIST_NOT_FOUND' },
    },
    'GET /shares/{token}': { access: 'public' },
    'POST /shares/{token}/answer': {
      access: 'public',
      payload: { key: id, lines: [{ versionId: '1', quantity: 1 }] },
    },
    'POST /cart/buy-cart-again-confirm': {
      access: 'buyer',
      needs: 'cart.edit',
      payload: { cartId: id },
      thing: { kind: 'ordered cart', inBody: 'cartId', missing: 'CART_NOT_FOUND' },
    },
    'GET /shipping-schedule/list': buyer('cart.edit'),
    'GET /coupon/list': buyer('cart.edit'),
    'POST /coupon/apply': { access: 'buyer', needs: 'cart.edit', payload: { code: 'HOLA' } },
    'DELETE /coupon/apply': buyer('cart.edit'),
    'POST /order/{orderCode}/cancel': {
      access: 'buyer',
      needs: 'orders.change',
      payload: {},
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'GET /order/{orderCode}/returns': {
      access: 'buyer',
      needs: 'orders.read',
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'POST /returns': {
      access: 'buyer',
      needs: 'orders.change',
      payload: { orderCode: 'TN-00000', id, wish: 'source', lines: [{ line: 1, units: 1, reason: 'regret' }] },
      thing: { kind: 'order', inBody: 'orderCode', missing: 'ORDER_NOT_FOUND' },
    },
    'POST /order/{orderCode}/returns/{id}/withdraw': {
      access: 'buyer',
      needs: 'orders.change',
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'POST /seller-orders': { access: 'session', needs: 'portfolio.use', forCustomer: 'body', payload: sellerOrder },
    'GET /seller-orders': { access: 'session', needs: 'portfolio.use' },
    'GET /seller-orders/{clientOrderId}': { access: 'session', needs: 'portfolio.use' },
    'POST /seller-orders/{clientOrderId}/answer': {
      access: 'session',
      needs: 'portfolio.use',
      payload: { revision: 1, choices: [], expectedTotal: 0 },
    },
    'POST /seller-orders/{clientOrderId}/discard': { access: 'session', needs: 'portfolio.use' },
    'GET /payment/options': buyer('payments.make'),
    'POST /payment/start': {
      access: 'buyer',
      needs: 'payments.make',
      bodyNeeds: 'credit.read',
      payload: {
        creditPayment: 10_000,
        acceptance: 'x',
        personalData: 'x',
        instrument: { type: 'nequi', phone: '3991111111' },
      },
    },
    'GET /payment/{orderCode}': {
      access: 'buyer',
      needs: 'payments.make',
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'POST /payment/{orderCode}/proof': {
      access: 'buyer',
      needs: 'payments.make',
      payload: { file: makePdf('recibo').toString('base64') },
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'DELETE /payment/cards/{id}': buyer('payments.make'),
    'POST /payment/wompi/events': { access: 'public', payload: { event: 'x' } },
    'POST /payment/addi/events': { access: 'public', payload: { status: 'x' } },
    'GET /order/list': buyer('orders.read'),
    'GET /order/{orderCode}/delivery': {
      access: 'buyer',
      needs: 'orders.read',
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
    'GET /order/{orderCode}': {
      access: 'buyer',
      needs: 'orders.read',
      thing: { kind: 'order', missing: 'ORDER_NOT_FOUND' },
    },
  },
  marketing: {
    'POST /events': {
      access: 'public',
      leaves: true,
      payload: { events: [{ name: 'page_view', page: '/home/cart' }] },
    },
    'GET /banner/list/home': { access: 'public' },
    'GET /banner/list/position': { access: 'public', query: { name: 'popup' } },
    'GET /promotional-header/list': { access: 'public' },
    'GET /menu/list': { access: 'public' },
    'POST /searchTerms/add': {
      access: 'session',
      needs: 'searches.keep',
      leaves: true,
      payload: { searchTerm: 'tinte' },
    },
    'GET /searchterms/list': { access: 'public' },
    'GET /searchterms/top': { access: 'public' },
    'GET /searchterms/list-user': { access: 'session', needs: 'searches.keep' },
    'GET /searchterms/top-user': { access: 'session', needs: 'searches.keep' },
    'DELETE /searchterms/list-user': { access: 'session', needs: 'searches.keep' },
    'GET /discount/get-discounts-user': open,
  },
  tracking: {
    'GET /states': { access: 'public' },
    'GET /cities': { access: 'public', query: { stateId: '11' } },
    'POST /shippings/coverage': { access: 'public', payload: { cityId: '11001', stateId: '11' } },
  },
  'app-version': {
    'POST /compare_versions': { access: 'public', payload: { platform: 'ios', version_number: '1.0' } },
  },
  push: {
    'POST /api/tokens': {
      access: 'session',
      needs: 'push.receive',
      payload: { deviceId: 'device-0001', token: 'a-token-of-a-phone-0001' },
    },
    'DELETE /api/tokens': { access: 'session', needs: 'account.use', payload: { deviceId: 'device-0001' } },
  },
  notices: {
    'GET /list': ownNotices,
    'GET /unread': ownNotices,
    'POST /read': { ...ownNotices, payload: { upTo: '2026-05-04T15:00:00Z' } },
    'POST /{noticeId}/read': { ...ownNotices, thing: { kind: 'notice', missing: 'NOTICE_NOT_FOUND' } },
    'POST /{noticeId}/archive': {
      ...ownNotices,
      payload: { isArchived: true },
      thing: { kind: 'notice', missing: 'NOTICE_NOT_FOUND' },
    },
  },
  settings: {
    'GET /shop': { access: 'public' },
    'GET /terms': { access: 'public' },
  },
};
