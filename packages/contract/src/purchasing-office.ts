import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { Email } from './people.ts';
import { StockItem, StockVersion } from './stock-office.ts';
import { CatalogueId, Day, Instant, Line, Uuid, resultsOf, wholeNumber } from './wire.ts';

/** Most versions of one order, and of one suggestion. */
const MOST_LINES = 500;
const MOST_PESOS = 2_000_000_000;
const Units = z.int().min(1).max(1_000_000);
const Cost = z.int().min(1).max(100_000_000);
const Named = z.object({ _id: z.string(), name: z.string() });

const supplierFields = {
  name: Line.pipe(z.string().min(1).max(120)),
  email: Email.nullable(),
  /** Days between an order and its arrival. */
  leadDays: z.int().min(0).max(365),
  /** Least order in pesos without IVA; null without one. */
  minimum: z.int().min(1).max(MOST_PESOS).nullable(),
  /** Its brands. A brand has one supplier: it leaves another one. */
  brandIds: z.array(CatalogueId).max(500),
};

/** A business that the distributor buys from. */
export const Supplier = z.object({ _id: Uuid, ...supplierFields, version: z.int() });
export type Supplier = z.infer<typeof Supplier>;

const SupplierSave = z.strictObject({
  ...supplierFields,
  /** The version that the operator saw; null for a new one. */
  version: RowVersion.min(1).nullable(),
});

/** A version of a supplier with what to order of it. Pesos without IVA. */
export const PurchaseRow = StockVersion.extend({
  ...StockItem.pick({ available: true, perDay: true, coverDays: true }).shape,
  /** Units of open orders that have not arrived. */
  coming: z.int(),
  /** Units that presale orders wait for. */
  presold: z.int(),
  /** Units sold in each of the last eight weeks, the oldest first. */
  weeks: z.array(z.int()),
  box: z.int(),
  /** Average cost of a unit; null while it is not known. */
  cost: z.int().nullable(),
  /** Units to order, in whole boxes. */
  suggested: z.int(),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;

/** What to order of a supplier, what ends first at the start. */
export const PurchaseSuggestion = z.object({
  suppliers: z.array(Supplier.extend({ versions: z.int() })),
  /** Versions of brands without a supplier. */
  withoutSupplier: z.int(),
  brands: z.array(Named),
  warehouses: z.array(Named),
  /** The day on which an order of today arrives. */
  arrivesOn: Day,
  rows: z.array(PurchaseRow),
});
export type PurchaseSuggestion = z.infer<typeof PurchaseSuggestion>;

/** Steps of an order. `partial`: some of its units arrived. */
export const PurchaseOrderState = z.enum(['sent', 'partial', 'received', 'cancelled']);
export type PurchaseOrderState = z.infer<typeof PurchaseOrderState>;

/** An order to a supplier as a list shows it. Pesos without IVA; null without the permission to see costs. */
export const PurchaseOrderItem = z.object({
  _id: Uuid,
  code: z.string(),
  state: PurchaseOrderState,
  supplier: Named,
  warehouse: Named,
  arrivesOn: Day,
  createdAt: Instant,
  createdBy: z.string(),
  units: z.int(),
  received: z.int(),
  amount: z.int().nullable(),
});
export type PurchaseOrderItem = z.infer<typeof PurchaseOrderItem>;

/** A version of an order. */
export const PurchaseOrderLine = StockVersion.extend({ units: z.int(), received: z.int(), cost: z.int().nullable() });
export type PurchaseOrderLine = z.infer<typeof PurchaseOrderLine>;

/** An order with its lines. */
export const PurchaseOrder = PurchaseOrderItem.extend({
  /** When it was last mailed to the supplier; null when it was not. */
  mailedAt: Instant.nullable(),
  /** The supplier has a mail address. */
  canMail: z.boolean(),
  version: z.int(),
  lines: z.array(PurchaseOrderLine),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

/** The file of an order. */
export const PurchaseOrderFileQuery = z.strictObject({ format: z.enum(['pdf', 'xlsx']) });

/** The address of an order's file. */
export const purchaseOrderFilePath = (id: string): string => `/api/products/office/purchase-orders/${id}/file`;

/** A supplier, and the days to cover. */
export const PurchaseQuestionQuery = z.strictObject({
  /** Without it the brands that have no supplier. */
  supplierId: Uuid.optional(),
  /** Days that the units should last after they arrive. */
  cover: wholeNumber(1, 180).default(45),
});

/** The address of a suggestion as a workbook. */
export const suggestionFilePath = '/api/products/office/purchase-suggestion/file';

const onceEach = (lines: readonly { versionId: string }[]): boolean =>
  new Set(lines.map(({ versionId }) => versionId)).size === lines.length;
const twice = 'una versión va una vez';
const OrderedLines = z
  .array(z.strictObject({ versionId: CatalogueId, units: Units, cost: Cost.nullable() }))
  .min(1)
  .max(MOST_LINES)
  .refine(onceEach, twice);
const ArrivedLines = z
  .array(z.strictObject({ versionId: CatalogueId, units: Units }))
  .min(1)
  .max(MOST_LINES)
  .refine(onceEach, twice);

const one = z.object({ orderId: Uuid });
const whole = resultsOf(PurchaseOrder);
const missing = ['PURCHASE_ORDER_NOT_FOUND', 'VERSION_CONFLICT', 'PURCHASE_ORDER_STEP_WRONG'] as const;

/** The office's calls about suppliers and what is bought, under `/api/products`. */
export const purchasingApi = {
  'GET /office/purchase-suggestion': {
    query: PurchaseQuestionQuery,
    response: resultsOf(PurchaseSuggestion),
    errors: ['SUPPLIER_NOT_FOUND'],
  },
  /** Makes or changes a supplier. */
  'PUT /office/suppliers/{supplierId}': {
    params: z.object({ supplierId: Uuid }),
    body: SupplierSave,
    response: resultsOf(Supplier),
    errors: ['SUPPLIER_NOT_FOUND', 'SUPPLIER_NAME_TAKEN', 'VERSION_CONFLICT', 'BRAND_NOT_FOUND'],
  },
  /** Sets the units of a box and the cost of a unit, until receipts change the cost. */
  'PUT /office/supply/{versionId}': {
    params: z.object({ versionId: CatalogueId }),
    body: z.strictObject({ box: z.int().min(1).max(10_000), cost: Cost.nullable() }),
    response: resultsOf(z.object({ box: z.int(), cost: z.int().nullable() })),
    errors: ['VERSION_NOT_FOUND'],
  },
  'GET /office/purchase-orders': {
    query: OfficeListQuery.omit({ q: true }).extend({ state: PurchaseOrderState.optional() }),
    response: officePageOf(PurchaseOrderItem),
    errors: [],
  },
  /** Makes an order. The id is the client's: sent again, it makes no second one. */
  'POST /office/purchase-orders': {
    body: z.strictObject({
      _id: Uuid,
      supplierId: Uuid,
      warehouseId: Line.pipe(z.string().min(1).max(40)),
      lines: OrderedLines,
    }),
    response: whole,
    errors: ['SUPPLIER_NOT_FOUND', 'WAREHOUSE_NOT_FOUND', 'VERSION_NOT_FOUND'],
  },
  'GET /office/purchase-orders/{orderId}': { params: one, response: whole, errors: ['PURCHASE_ORDER_NOT_FOUND'] },
  /** Enters what arrived. `receiptId` is the client's: sent again, nothing enters twice. */
  'POST /office/purchase-orders/{orderId}/receive': {
    params: one,
    body: z.strictObject({ receiptId: Uuid, version: RowVersion.min(1), lines: ArrivedLines }),
    response: whole,
    errors: [...missing, 'LINE_NOT_FOUND'],
  },
  /** Mails the order to its supplier. `mailId` is the client's: sent again, it is one mail. */
  'POST /office/purchase-orders/{orderId}/mail': {
    params: one,
    body: z.strictObject({ mailId: Uuid }),
    response: whole,
    errors: ['PURCHASE_ORDER_NOT_FOUND', 'PURCHASE_ORDER_STEP_WRONG', 'SUPPLIER_WITHOUT_MAIL'],
  },
  /** Ends an order: what has not arrived is no longer expected. */
  'POST /office/purchase-orders/{orderId}/close': {
    params: one,
    body: z.strictObject({ version: RowVersion.min(1) }),
    response: whole,
    errors: missing,
  },
} satisfies OfficeService;
