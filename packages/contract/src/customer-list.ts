import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { CountedTotal, OfficeListQuery, officePageOf, several } from './office-wire.ts';
import { DocumentType } from './people.ts';
import { CityId, Day, Pesos, Uuid, resultsOf } from './wire.ts';

/** Tabs of the list: `new` since the first of this month, `quiet` without an order for some time, `overdue` with a document past its due day. */
export const OfficeCustomerTab = z.enum(['all', 'new', 'quiet', 'overdue', 'blocked']);
export type OfficeCustomerTab = z.infer<typeof OfficeCustomerTab>;

/** Days past the due day of the oldest open document; `none` owes nothing, `current` nothing past its due day. */
export const DebtAge = z.enum(['none', 'current', 'to30', 'to60', 'to90', 'over90']);
export type DebtAge = z.infer<typeof DebtAge>;

/** Order of the list; `-` is descending. `-bought` asks for `amounts.read`, `-owed` for `receivables.read` (ROLE_NOT_ALLOWED). */
export const OfficeCustomerSort = z.enum(['-bought', 'name', '-name', '-owed', '-lastOrder', 'lastOrder']);
export type OfficeCustomerSort = z.infer<typeof OfficeCustomerSort>;

/** Filters of the list. `q` finds a customer by name, document or telephone. */
export const OfficeCustomerQuery = OfficeListQuery.extend({
  tab: OfficeCustomerTab.default('all'),
  /** Its seller; `direct` for customers without one. */
  sellerId: several(z.union([Uuid, z.literal('direct')])).optional(),
  cityId: several(CityId).optional(),
  tradeType: several(z.string().regex(/^[\w-]{1,40}$/)).optional(),
  /** Asks for `receivables.read` (ROLE_NOT_ALLOWED), as the tab `overdue`. */
  debt: several(DebtAge).optional(),
  /** Whether it may buy on credit. */
  credit: z.enum(['with', 'without']).optional(),
  sort: OfficeCustomerSort.default('name'),
});
export type OfficeCustomerQuery = z.infer<typeof OfficeCustomerQuery>;

/** Where the filtered list is downloaded as CSV or XLSX, by name; a stream, so no call of the contract. */
export const CUSTOMERS_EXPORT = '/api/customers/office/customers/export';
/** Its filters. */
export const CustomerExportQuery = OfficeCustomerQuery.omit({ page: true, limit: true, sort: true }).extend({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  /** Chosen customers; without it all that the filters give. */
  ids: several(Uuid, 100).optional(),
});

/** A customer in the list. Sums are null without `amounts.read`, debts without `receivables.read`. */
export const OfficeCustomerItem = z.object({
  _id: Uuid,
  name: z.string(),
  city: z.string(),
  documentType: DocumentType.nullable(),
  document: z.string().nullable(),
  /** Null for none. */
  seller: z.string().nullable(),
  tradeType: z.string(),
  lastOrderOn: Day.nullable(),
  /** Sum of the agreed orders of the last 90 days. */
  bought: Pesos.nullable(),
  owed: Pesos.nullable(),
  debt: DebtAge.nullable(),
  isBlocked: z.boolean(),
});
export type OfficeCustomerItem = z.infer<typeof OfficeCustomerItem>;

/** A page of customers with the total of each tab under the same filters. */
export const OfficeCustomerPage = officePageOf(OfficeCustomerItem).extend({
  tabs: z.array(CountedTotal.extend({ tab: OfficeCustomerTab })),
  /** Days without an order after which a customer is quiet. */
  quietDays: z.int(),
});
export type OfficeCustomerPage = z.infer<typeof OfficeCustomerPage>;

/** What the filters of the list offer. */
export const OfficeCustomerFilters = z.object({
  sellers: z.array(z.object({ _id: Uuid, name: z.string() })),
  tradeTypes: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Cities of customers. */
  cities: z.array(z.object({ _id: CityId, name: z.string() })),
});
export type OfficeCustomerFilters = z.infer<typeof OfficeCustomerFilters>;

/** The office's calls about all customers, under `/api/customers`. */
export const customerListApi = {
  'GET /office/customers': { query: OfficeCustomerQuery, response: OfficeCustomerPage, errors: [] },
  'GET /office/customers/filters': { response: resultsOf(OfficeCustomerFilters), errors: [] },
} satisfies OfficeService;
