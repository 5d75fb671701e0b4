import { randomUUID } from 'node:crypto';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { OfficeServices } from '@tonalia/contract/office-services';

export interface DeclaredOfficeAccess {
  /** `door` needs no operator, `own` any operator. */
  access: 'door' | 'own' | 'operator';
  needs?: OfficePermission;
  /** Asks for the second factor again. */
  isSensitive?: true;
  payload?: object;
}

const ticket = 'x'.repeat(40);
/** The answer of an authenticator, made of nothing. */
const answer = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
};
const refund = { parts: [{ paymentId: '1', amount: 1, holds: 1 }], reason: 'Faltó en bodega' };
const operator = (needs: OfficePermission): DeclaredOfficeAccess => ({ access: 'operator', needs });
const wave = { dispatchDate: '2099-01-05', warehouseId: 'BOG' };
const draft = { fromId: 'BOG', toId: 'MDE', lines: [{ versionId: '1', units: 1 }] };
const route = { name: 'Norte', position: 1, leavesAt: '12:00', places: [] };
const load = {
  driverName: null,
  driverPhone: null,
  driverDocument: null,
  vehicle: null,
  plate: null,
  changeAmount: 0,
  asksCode: false,
  leavesAt: '12:00',
};
const pick = { kind: 'units', clientId: randomUUID(), versionId: '1', units: 1, at: '2026-11-23T15:24:00Z' };
const fiscal = {
  personKind: null,
  legalName: null,
  tradeName: 'Belleza',
  documentType: null,
  document: null,
  invoiceEmail: null,
  responsibilities: [],
  chargesIva: null,
  withholds: null,
  paymentDays: null,
  address: null,
  version: 1,
};
const window = { from: '2099-01-05T05:00:00Z', until: null };
const program = {
  name: 'Alza',
  tradeTypeId: null,
  ...window,
  replaces: true,
  choice: { productId: '1' },
  change: { kind: 'percentage', percent: 5 },
};
const deal = {
  name: 'Semana del color',
  discountType: 'percentage',
  amount: 20,
  productId: '1',
  brandId: null,
  categoryId: null,
  tradeTypeId: null,
  minQuantity: 1,
  ...window,
};
const coupon = {
  name: 'Color',
  discountType: 'percentage',
  amount: 10,
  minTotal: 0,
  brandId: null,
  categoryId: null,
  perCustomer: 1,
  totalLimit: null,
  ...window,
  listed: true,
};
const managed: DeclaredOfficeAccess = { access: 'operator', needs: 'operators.manage', isSensitive: true };

/** Every call of the office. A new call without a row here does not compile. */
export const declaredOffice: { [S in keyof OfficeServices]: Record<keyof OfficeServices[S], DeclaredOfficeAccess> } = {
  office: {
    'POST /sign-in': { access: 'door', payload: { email: 'nadie@example.com', password: 'x' } },
    'POST /sign-in/totp': { access: 'door', payload: { ticket, code: '000000' } },
    'POST /invitation/read': { access: 'door', payload: { token: ticket } },
    'POST /invitation/accept': { access: 'door', payload: { token: ticket, password: 'x' } },
    'GET /me': { access: 'own' },
    'POST /sign-out': { access: 'own' },
    'POST /step-up': { access: 'own', payload: { code: '000000' } },
    'GET /sessions': { access: 'own' },
    'DELETE /sessions/{id}': { access: 'own' },
    'GET /operators': operator('operators.manage'),
    'POST /operators': {
      ...managed,
      payload: { email: `${randomUUID()}@example.com`, name: 'Luz', role: 'warehouse' },
    },
    'PUT /operators/{id}': { ...managed, payload: { name: 'Luz', role: 'warehouse', version: 1 } },
    'POST /operators/{id}/invite': managed,
    'POST /operators/{id}/leave': managed,
    'GET /audit': operator('audit.read'),
    'POST /sign-in/passkey/options': { access: 'door', payload: { ticket } },
    'POST /sign-in/passkey': { access: 'door', payload: { ticket, answer } },
    'GET /passkeys': { access: 'own' },
    'POST /passkeys/options': { access: 'own', isSensitive: true },
    'POST /passkeys': { access: 'own', isSensitive: true, payload: { name: 'Portátil', answer } },
    'PUT /passkeys/{id}': { access: 'own', payload: { name: 'Portátil' } },
    'DELETE /passkeys/{id}': { access: 'own', isSensitive: true },
    'POST /step-up/passkey/options': { access: 'own' },
    'POST /step-up/passkey': { access: 'own', payload: { answer } },
    'POST /recovery-codes': { access: 'own', isSensitive: true },
    'GET /views': { access: 'own' },
    'POST /views': { access: 'own', payload: { list: 'orders', name: `Vista ${randomUUID()}`, search: {} } },
    'PUT /views/{id}': { access: 'own', payload: { name: 'Vista', search: {}, version: 1 } },
    'DELETE /views/{id}': { access: 'own' },
    'GET /health': operator('health.read'),
    'POST /health/outbox/retry': operator('health.repair'),
    'POST /health/outbox/{id}/retry': operator('health.repair'),
    'POST /health/outbox/{id}/drop': operator('health.repair'),
    'GET /jobs': { access: 'own' },
    'GET /jobs/{id}': { access: 'own' },
    // the kind of the job asks for its own permission: jobs.db.test.ts
    'POST /jobs': { access: 'own', payload: { kind: 'orders_export', format: 'csv', filters: { q: 'nada' } } },
    'POST /jobs/{id}/stop': { access: 'own' },
    'GET /preferences': { access: 'own' },
    'PUT /preferences': { access: 'own', payload: { density: 'compact' } },
    // each group asks for its own permission: search.db.test.ts
    'GET /search': { access: 'own' },
  },
  media: {
    'GET /office/owners/{kind}/{id}/photos': operator('catalogue.read'),
    'PUT /office/owners/{kind}/{id}/photos/order': { ...operator('catalogue.edit'), payload: { ids: [randomUUID()] } },
    'PUT /office/photos/{id}': {
      ...operator('catalogue.edit'),
      payload: { version: 1, alt: '', turn: 0, crop: null, focus: { x: 500, y: 500 }, cut: false, ground: null },
    },
    'POST /office/photos/{id}/delete': { ...operator('catalogue.edit'), payload: { version: 1 } },
    'POST /office/photos/{id}/restore': operator('catalogue.edit'),
    'POST /office/archives': { ...operator('catalogue.edit'), payload: { name: 'fotos.zip', bytes: 1 } },
    'GET /office/archives/{id}': operator('catalogue.edit'),
  },
  customers: {
    'GET /office/registrations': operator('customers.read'),
    'POST /office/registrations/{id}/approve': operator('registrations.decide'),
    'POST /office/registrations/{id}/reject': {
      ...operator('registrations.decide'),
      payload: { reason: 'documento ilegible' },
    },
    'GET /office/customers/{id}': operator('customers.read'),
    'PUT /office/customers/{id}/fiscal': { ...operator('customers.edit'), payload: fiscal },
  },
  marketing: {
    'GET /office/coupons': operator('marketing.read'),
    'POST /office/coupons': { ...operator('coupons.edit'), payload: { ...coupon, code: 'COLOR10' } },
    'PUT /office/coupons/{id}': { ...operator('coupons.edit'), payload: { ...coupon, version: 1 } },
    'POST /office/coupons/{id}/stop': { ...operator('coupons.edit'), payload: { version: 1 } },
  },
  products: {
    'GET /office/running-out': operator('stock.read'),
    'GET /office/stock': operator('stock.read'),
    'GET /office/stock/{versionId}/movements': operator('stock.read'),
    'POST /office/stock/adjust': operator('stock.adjust'),
    'GET /office/transfers': operator('stock.read'),
    'POST /office/transfers': { ...operator('stock.transfer'), payload: { ...draft, _id: randomUUID() } },
    'GET /office/transfers/{transferId}': operator('stock.read'),
    'PUT /office/transfers/{transferId}': { ...operator('stock.transfer'), payload: { ...draft, version: 1 } },
    'POST /office/transfers/{transferId}/send': { ...operator('stock.transfer'), payload: { version: 1 } },
    'POST /office/transfers/{transferId}/receive': { ...operator('stock.receive'), payload: { version: 1 } },
    'POST /office/transfers/{transferId}/cancel': { ...operator('stock.transfer'), payload: { version: 1 } },
    'POST /office/receipts': {
      ...operator('stock.receive'),
      payload: { _id: randomUUID(), warehouseId: 'BOG', reason: 'Preventa', lines: draft.lines },
    },
    'GET /office/movements': operator('stock.read'),
    'POST /office/stock/shelf': {
      ...operator('stock.locate'),
      payload: { versionId: '1', warehouseId: 'BOG', shelf: 'A-01', seen: null },
    },
    'GET /office/counts': operator('stock.read'),
    'POST /office/counts': {
      ...operator('stock.count'),
      payload: { _id: randomUUID(), warehouseId: 'BOG', section: 'C' },
    },
    'GET /office/counts/{countId}': operator('stock.read'),
    'POST /office/counts/{countId}/lines': {
      ...operator('stock.count'),
      payload: { lines: [{ _id: randomUUID(), versionId: '1', units: 1 }] },
    },
    'POST /office/counts/{countId}/apply': operator('stock.adjust'),
    'POST /office/counts/{countId}/cancel': operator('stock.count'),
    'GET /office/versions': operator('catalogue.read'),
    'GET /office/version-groups': operator('catalogue.read'),
    'GET /office/versions/tabs': operator('catalogue.read'),
    'GET /office/versions/filters': operator('catalogue.read'),
    'POST /office/versions/change': {
      ...operator('catalogue.edit'),
      payload: { edits: [{ versionId: '1', version: 1, field: 'minimum', value: 2 }] },
    },
    'POST /office/versions/changes/{id}/undo': operator('catalogue.edit'),
    'GET /office/products/{id}': operator('catalogue.read'),
    'GET /office/products/{id}/doctor': operator('catalogue.read'),
    'PUT /office/products/{id}': { ...operator('catalogue.edit'), payload: { version: 1 } },
    'POST /office/products': {
      ...operator('catalogue.edit'),
      payload: { code: 'NUEVO', name: 'Nuevo', brandId: '1', categoryId: '1', minimum: 1, price: 10_000 },
    },
    'GET /office/customers/{customerId}/offers': operator('orders.place'),
    'GET /office/prices/explain': operator('prices.read'),
    'GET /office/prices/programs': operator('prices.read'),
    'POST /office/prices/programs': { ...operator('prices.edit'), payload: program },
    'PUT /office/prices/programs/{id}': { ...operator('prices.edit'), payload: { ...program, version: 1 } },
    'POST /office/prices/programs/{id}/cancel': { ...operator('prices.edit'), payload: { version: 1 } },
    'GET /office/deals': operator('prices.read'),
    'POST /office/deals': { ...operator('deals.edit'), payload: deal },
    'PUT /office/deals/{id}': { ...operator('deals.edit'), payload: { ...deal, version: 1 } },
    'POST /office/deals/{id}/stop': { ...operator('deals.edit'), payload: { version: 1 } },
    'POST /office/prices/changes/{id}/undo': operator('deals.edit'),
    'GET /office/imports': operator('stock.adjust'),
    'GET /office/imports/{id}': operator('stock.adjust'),
    'PUT /office/imports/{id}/columns': {
      ...operator('stock.adjust'),
      payload: { version: 1, targets: ['code'], template: null },
    },
    'POST /office/imports/{id}/template': { ...operator('stock.adjust'), payload: { version: 1, name: 'Tinta Sur' } },
    'POST /office/imports/{id}/stop': operator('stock.adjust'),
    'GET /office/imports/{id}/rows': operator('stock.adjust'),
  },
  purchase: {
    'GET /office/refund-approvals': operator('payments.read'),
    'POST /office/orders/{orderCode}/refund/approval': { ...operator('orders.refund'), payload: refund },
    'POST /office/refund-approvals/{id}/approve': { ...operator('orders.refund'), isSensitive: true },
    'POST /office/refunds/{id}/approve': { ...operator('orders.refund'), isSensitive: true },
    'POST /office/refund-approvals/{id}/reject': { ...operator('orders.refund'), payload: { why: 'No aplica' } },
    'GET /office/customers/{customerId}/cart': operator('orders.place'),
    'POST /office/customers/{customerId}/cart/lines': {
      ...operator('orders.place'),
      payload: { clientId: randomUUID(), versionId: '1', quantity: 1 },
    },
    'PUT /office/customers/{customerId}/cart/lines': {
      ...operator('orders.place'),
      payload: { clientId: randomUUID(), code: 'X', quantity: 1 },
    },
    'PUT /office/customers/{customerId}/cart': { ...operator('orders.place'), payload: { cartId: randomUUID() } },
    'DELETE /office/customers/{customerId}/cart': operator('orders.place'),
    'POST /office/customers/{customerId}/cart/coupon': { ...operator('orders.place'), payload: { code: 'X' } },
    'DELETE /office/customers/{customerId}/cart/coupon': operator('orders.place'),
    'POST /office/customers/{customerId}/cart/order': {
      ...operator('orders.place'),
      payload: { cartId: randomUUID(), expectedTotal: 1 },
    },
    'GET /office/problems': operator('picking.read'),
    'GET /office/returns': operator('returns.read'),
    'GET /office/returns/{id}': operator('returns.read'),
    'GET /office/returns/{id}/photos/{photo}': operator('returns.read'),
    'GET /office/orders/{orderCode}/returnable': operator('returns.decide'),
    'POST /office/orders/{orderCode}/returns': {
      ...operator('returns.decide'),
      payload: { id: randomUUID(), wish: 'source', lines: [{ line: 1, units: 1, reason: 'regret' }] },
    },
    'POST /office/returns/{id}/collect': { ...operator('returns.decide'), payload: { version: 1 } },
    'POST /office/returns/{id}/receive': {
      ...operator('returns.receive'),
      payload: { version: 1, lines: [{ line: 1, units: 1 }] },
    },
    'POST /office/returns/{id}/resolve': {
      ...operator('returns.decide'),
      payload: { version: 1, lines: [{ line: 1, toStock: 0, toLoss: 0, refusal: 'No aplica' }] },
    },
    'GET /office/today': operator('orders.read'),
    'POST /office/acts/{id}/undo': { ...operator('orders.dispatch'), payload: {} },
    'POST /office/date-moves/{id}/undo': { ...operator('orders.adjust'), payload: {} },
    'GET /office/orders': operator('orders.read'),
    'GET /office/orders/filters': operator('orders.read'),
    'GET /office/orders/{orderCode}': operator('orders.read'),
    'POST /office/orders/pick': { ...operator('picking.work'), payload: { codes: ['TN-00000'] } },
    'POST /office/orders/dispatch': { ...operator('orders.dispatch'), payload: { codes: ['TN-00000'] } },
    'POST /office/orders/deliver': { ...operator('orders.dispatch'), payload: { codes: ['TN-00000'] } },
    'POST /office/orders/{orderCode}/notes': { ...operator('orders.note'), payload: { text: 'Recibe hasta las 4' } },
    'POST /office/orders/{orderCode}/message': { ...operator('orders.message'), payload: {} },
    'POST /office/orders/{orderCode}/address': {
      ...operator('orders.adjust'),
      payload: { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11', version: 1 },
    },
    'POST /office/orders/{orderCode}/move': {
      ...operator('orders.adjust'),
      payload: { dispatchDate: null, to: '2099-01-05', version: 1 },
    },
    'POST /office/orders/reject': {
      ...operator('orders.cancel'),
      payload: { codes: ['TN-00000'], reason: 'sin unidades' },
    },
    'GET /office/payments/counts': operator('payments.read'),
    'GET /office/transfers': operator('payments.read'),
    'GET /office/transfers/{id}': operator('payments.read'),
    'GET /office/transfers/{id}/decision': operator('payments.read'),
    'GET /office/transfers/{id}/proof': operator('payments.read'),
    'POST /office/transfers/approve': { ...operator('transfers.review'), payload: { ids: ['1'] } },
    'GET /office/bank-lines': operator('payments.read'),
    'POST /office/bank-lines/match': {
      ...operator('transfers.review'),
      payload: { items: [{ lineId: '1', transferId: '1' }] },
    },
    'POST /office/bank-lines/ignore': { ...operator('transfers.review'), payload: { ids: ['1'] } },
    'POST /office/statements': { ...operator('transfers.review'), payload: { name: 'a.csv', file: 'YQ==' } },
    'GET /office/gateway-payments': operator('payments.read'),
    'POST /office/gateway-payments/{id}/ask': operator('transfers.review'),
    'POST /office/gateway-payments/{id}/request': {
      ...operator('transfers.review'),
      payload: { requestId: randomUUID() },
    },
    'POST /office/refunds/{id}/retry': operator('orders.refund'),
    'POST /office/refunds/{id}/by-hand': operator('orders.refund'),
    'GET /office/refunds': operator('payments.read'),
    'POST /office/refunds/{id}/done': {
      ...operator('orders.refund'),
      isSensitive: true,
      payload: { reference: 'M-7' },
    },
    'GET /office/orders/{orderCode}/refund': operator('orders.refund'),
    'POST /office/orders/{orderCode}/refund': {
      ...operator('orders.refund'),
      isSensitive: true,
      payload: { parts: [{ paymentId: '1', amount: 1, holds: 1 }], reason: 'Faltó en bodega' },
    },
    'POST /office/transfers/reject': { ...operator('transfers.review'), payload: { ids: ['1'], reason: 'No se lee' } },
    'POST /office/orders/{orderCode}/adjust': {
      ...operator('orders.adjust'),
      payload: { version: 1, lines: [{ line: 1, quantity: 1 }] },
    },
    'GET /office/orders/{orderCode}/lines/{line}/substitutes': operator('orders.adjust'),
    'GET /office/waves': operator('picking.read'),
    'POST /office/waves': { ...operator('picking.plan'), payload: wave },
    'GET /office/waves/{waveCode}': operator('picking.read'),
    'PUT /office/waves/{waveCode}': {
      ...operator('picking.plan'),
      payload: { operatorId: null, leavesAt: '12:00', version: 1 },
    },
    'POST /office/wave-acts/{id}/undo': { ...operator('picking.plan'), payload: {} },
    'POST /office/waves/{waveCode}/leave': { ...operator('picking.plan'), payload: { shipmentIds: ['1'] } },
    'POST /office/waves/{waveCode}/picks': { ...operator('picking.work'), payload: { picks: [pick] } },
    'POST /office/waves/{waveCode}/dispatch': { ...operator('orders.dispatch'), payload: {} },
    'GET /office/routes': operator('picking.read'),
    'POST /office/routes': { ...operator('picking.plan'), payload: { ...route, warehouseId: 'BOG' } },
    'PUT /office/routes/{id}': { ...operator('picking.plan'), payload: { ...route, version: 1 } },
    'DELETE /office/routes/{id}': operator('picking.plan'),
    'PUT /office/shipments/{shipmentId}/route': { ...operator('picking.plan'), payload: { routeId: null } },
    'GET /office/orders/{orderCode}/picking': operator('picking.read'),
    'GET /office/settlements': operator('cash.settle'),
    'GET /office/settlements/by-driver': operator('cash.settle'),
    'GET /office/settlements/{loadCode}': operator('cash.settle'),
    'PUT /office/settlements/{loadCode}/count': {
      ...operator('cash.settle'),
      payload: { version: 0, count: { notes: [], coins: 0 }, isChangeReturned: true },
    },
    'PUT /office/settlements/{loadCode}/stops/{stopId}/seen': {
      ...operator('cash.settle'),
      payload: { version: 0, isSeen: true },
    },
    'POST /office/settlements/{loadCode}/stops/{stopId}/missed': {
      ...operator('cash.settle'),
      payload: { version: 0 },
    },
    'POST /office/settlements/{loadCode}/explanations': {
      ...operator('cash.settle'),
      payload: { version: 0, kind: 'expense', text: 'Parqueadero', amount: -5_000 },
    },
    'DELETE /office/settlements/{loadCode}/explanations/{id}': operator('cash.settle'),
    'POST /office/settlements/{loadCode}/approve': { ...operator('cash.settle'), payload: { version: 0 } },
    'POST /office/settlements/{loadCode}/close': { ...operator('cash.settle'), payload: { version: 0 } },
    'POST /office/settlements/{loadCode}/adjustments': {
      ...operator('cash.settle'),
      payload: { clientId: randomUUID(), amount: -5_000, reason: 'Recibo que apareció' },
    },
    'GET /office/orders/{orderCode}/packing': operator('picking.read'),
    'PUT /office/shipments/{shipmentId}/boxes/{number}/units': {
      ...operator('picking.work'),
      payload: { versionId: '1', units: 1, was: 0 },
    },
    'POST /office/shipments/{shipmentId}/boxes/{number}/close': {
      ...operator('picking.work'),
      payload: { size: 'medium', weight: 1_000 },
    },
    'POST /office/shipments/{shipmentId}/boxes/{number}/open': operator('picking.work'),
    'POST /office/shipments/{shipmentId}/pack': operator('picking.work'),
    'GET /office/shipments/{shipmentId}/labels': operator('picking.read'),
    'GET /office/labels': operator('picking.read'),
    'GET /office/shipments/{shipmentId}/remission': operator('picking.read'),
    'GET /office/loads': operator('picking.read'),
    'POST /office/loads': { ...operator('picking.plan'), payload: { ...wave, routeId: null } },
    'GET /office/loads/{loadCode}/pickups': operator('picking.read'),
    'POST /office/loads/{loadCode}/pickups': { ...operator('picking.plan'), payload: { returnCodes: ['DV-0001'] } },
    'GET /office/loads/{loadCode}/back': operator('picking.read'),
    'POST /office/loads/{loadCode}/back/{stopId}/lost': {
      ...operator('orders.cancel'),
      payload: { lines: [{ line: 1, damaged: 0 }], reason: 'Volcó el carro' },
    },
    'POST /office/loads/{loadCode}/back/{stopId}': {
      ...operator('returns.receive'),
      payload: { lines: [{ line: 1, toStock: 1, damaged: 0 }] },
    },
    'GET /office/loads/{loadCode}': operator('picking.read'),
    'PUT /office/loads/{loadCode}': { ...operator('picking.plan'), payload: { ...load, version: 1 } },
    'PUT /office/loads/{loadCode}/stops': {
      ...operator('picking.plan'),
      payload: { stopIds: [randomUUID()], version: 1 },
    },
    'POST /office/loads/{loadCode}/leave': { ...operator('picking.plan'), payload: { stopIds: [randomUUID()] } },
    'POST /office/loads/{loadCode}/boxes': { ...operator('picking.work'), payload: { label: 'TN00000-1-1' } },
    'POST /office/loads/{loadCode}/link': operator('orders.adjust'),
    'POST /office/loads/{loadCode}/dispatch': { ...operator('orders.dispatch'), payload: {} },
  },
};

/** Streams and pictures of the office, which no call of the contract describes. */
export const officeStreams = [
  'GET /api/office/events',
  'GET /api/office/jobs/:id/file',
  'GET /api/purchase/office/gateway-payments/export',
  'GET /api/purchase/office/orders/export',
  'GET /api/purchase/office/refunds/export',
  'GET /api/purchase/office/settlements/export',
  'GET /api/purchase/office/transfers/export',
  'GET /api/purchase/office/settlements/:loadCode/pictures/:id',
  'POST /api/media/office/owners/:kind/:id/photos',
  'PUT /api/media/office/archives/:id/parts/:part',
  'GET /api/media/office/photos/:id/whole',
  'POST /api/products/office/import-files',
  'GET /api/products/office/imports/:id/report',
] as const;
