import { expect, test } from 'vitest';
import { z } from 'zod';
import type { OfficeCall } from './office-call.ts';
import { officeServices } from './office-services.ts';

/** Lists that are answered whole, because each is small by nature, or belongs to one thing. */
const whole: Record<string, string> = {
  'office GET /operators': 'people of the business',
  'office GET /audit/people': 'people of the business',
  'office GET /sessions': 'of one operator',
  'office GET /views': 'of one operator',
  'office GET /jobs': 'of one operator, the last hundred',
  'office GET /health/jobs': 'one for each job of the code',
  'office GET /settings': 'one for each setting of the code',
  'office GET /settings/{key}/history': 'of one setting',
  'purchase GET /office/routes': 'set up by hand, one for each van',
  'purchase GET /office/payment-methods': 'one for each method of the code',
  'purchase GET /office/payment-offers': 'one for each method of the code',
  'purchase GET /office/refund-approvals': 'large refunds that wait for a second operator',
  'purchase GET /office/orders/{orderCode}/lines/{line}/substitutes': 'of one line',
  'purchase GET /office/bank-lines/{id}/pairs': 'of one line',
  'purchase GET /office/loads/{loadCode}/pickups': 'of one load',
  'purchase GET /office/loads/{loadCode}/back': 'of one load',
  'purchase GET /office/coupons/sales': 'of the coupons of a page',
  'purchase GET /office/deals/sales': 'of the deals of a page',
  'products GET /office/customers/{customerId}/offers': 'of one customer',
  'products GET /office/versions/tabs': 'one for each tab',
  'products GET /office/products/{id}/doctor': 'of one product',
  'products GET /office/products/{id}/history': 'of one product',
  'products GET /office/products/{id}/packs': 'one for each form of a pack',
  'products GET /office/prices/crossings': 'of the days of a calendar, a hundred at most',
  'products GET /office/presales': 'of products that are not there yet; the figures above are of all of them',
  'customers GET /office/sellers': 'people of the business',
  'customers GET /office/trade-types': 'set up by hand',
  'customers GET /office/seller-registrations': 'what waits for its seller, 200 at most',
  'customers GET /office/customers/{id}/notes': 'of one customer',
  'customers GET /office/customers/{id}/sessions': 'of one customer',
  'customers GET /office/customers/{id}/registrations': 'of one customer',
  'tracking GET /office/warehouses': 'set up by hand',
  'marketing GET /office/banners': 'made by hand; their order in a place is that of the shop',
  'marketing GET /office/headers': 'made by hand, 50 at most',
};
/** What a client of every list relies on. */
const envelope = ['results', 'page', 'limit', 'total', 'totalIsExact', 'pages'];

const lists = Object.entries(officeServices).flatMap(([service, calls]) =>
  Object.entries<OfficeCall>(calls).flatMap(([key, { query, response }]) => {
    const fields = response instanceof z.ZodObject ? response.shape : {};
    if (!key.startsWith('GET ') || !(fields.results instanceof z.ZodArray)) return [];
    const takes = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    return [{ name: `${service} ${key}`, takes, fields: Object.keys(fields) }];
  }),
);
const paged = lists.filter(({ name }) => whole[name] === undefined);

test('a list of the office answers pages with the fields that clients rely on (OFC-009)', () => {
  expect(paged.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'office GET /audit',
      'purchase GET /office/orders',
      'products GET /office/movements',
      'customers GET /office/registrations',
    ]),
  );
  for (const { name, takes, fields } of paged) {
    expect(fields, name).toEqual(expect.arrayContaining(envelope));
    expect(takes, name).toContain('page');
  }
});

test('a list that is answered whole has its reason here, and no list has one without need', () => {
  const unpaged = lists.filter(({ fields }) => !fields.includes('pages'));
  expect(Object.keys(whole).toSorted()).toEqual(unpaged.map(({ name }) => name).toSorted());
});
