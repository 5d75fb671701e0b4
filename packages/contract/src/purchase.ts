import { z } from 'zod';
import { Address, Credit } from './auth.ts';
import { Payment, PaymentGroup, Refund } from './payment.ts';
import { Colour } from './products.ts';
import { CatalogueId, Code, Day, Instant, Pesos, Quantity, Uuid } from './wire.ts';

/** Codes of the versions chosen for the parts of a combo, in the order of the parts, joined with `+`. */
export const Assembly = z.string().trim().min(1).max(1300);

/** A cart line. Stock and presale units of one version are two lines, distinguished by `advancedPurchasing` (ENT-05). */
export const CartProduct = z.object({
  productId: CatalogueId,
  code: Code,
  versionCode: Code.nullable(),
  /** The combo's own code, for combos with open parts. */
  assemblyCode: Code.nullable(),
  assemblyVersionCode: Assembly.nullable(),
  advancedPurchasing: z.boolean(),
  isPreSales: z.boolean(),
  dispatchDate: Day.nullable(),
  quantity: Quantity,
  minQuantity: z.int(),
  /** Largest quantity available for this line now. */
  stock: z.int(),
  name: z.string(),
  manufacturer: z.object({ _id: CatalogueId, name: z.string() }),
  /** Shade and volume as text: "7.1 Rubio medio cenizo, 90 ml". */
  versionName: z.string().nullable(),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  price: Pesos,
  originalPrice: Pesos,
  amount: Pesos,
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A changed line, before and after. */
export const ProductNews = z.object({
  line: CartProduct,
  kind: z.enum(['price', 'stock', 'date', 'gone']),
  before: z.object({ price: Pesos, quantity: z.int(), dispatchDate: Day.nullable() }),
  after: z.object({ price: Pesos, quantity: z.int(), dispatchDate: Day.nullable() }),
});
export type ProductNews = z.infer<typeof ProductNews>;

/** An alternative to a line, most similar first: another shade or volume, or another product of its kind. */
export const Alternative = z.object({
  productId: CatalogueId,
  code: Code,
  versionCode: Code.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  manufacturer: z.object({ _id: CatalogueId, name: z.string() }),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  price: Pesos,
  originalPrice: Pesos,
  minQuantity: z.int(),
  stock: z.int(),
  /** Similarity of a colour in words: "Casi igual". */
  nearness: z.string().nullable(),
  /** Difference of a colour in words: "más claro". Null when it looks the same, or for products without colour. */
  difference: z.string().nullable(),
});
export type Alternative = z.infer<typeof Alternative>;

/** A time of day, `HH:MM`, in America/Bogota. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day and the hours of a delivery. */
export const DeliveryWindow = z.object({ day: Day, from: TimeOfDay, to: TimeOfDay });
export type DeliveryWindow = z.infer<typeof DeliveryWindow>;

/** The window chosen for a dispatch date; null for lines in stock. */
export const DeliveryChoice = DeliveryWindow.extend({ dispatchDate: Day.nullable() });
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** The lines of one dispatch date and their windows, earliest first. */
export const DeliveryGroup = z.object({
  dispatchDate: Day.nullable(),
  units: z.int(),
  windows: z.array(DeliveryWindow),
  /** The chosen window, else the earliest; null without coverage. */
  chosen: DeliveryWindow.nullable(),
});
export type DeliveryGroup = z.infer<typeof DeliveryGroup>;

/** One way to get a cart delivered, with its sums in pesos and when each part arrives. */
export const DeliveryWay = z.object({
  shipping: Pesos,
  total: Pesos,
  parts: z.array(z.object({ dispatchDate: Day.nullable(), units: z.int(), arrives: DeliveryWindow.nullable() })),
});
export type DeliveryWay = z.infer<typeof DeliveryWay>;

/** Both ways for a cart that can leave on several dates: all on the last of them, or each part on its own. */
export const DeliveryWays = z.object({ together: DeliveryWay, apart: DeliveryWay });
export type DeliveryWays = z.infer<typeof DeliveryWays>;

/** A coupon for this cart. `reason` says why it does not apply now; then it saves nothing. */
export const Coupon = z.object({
  code: z.string(),
  name: z.string(),
  discount_type: z.enum(['percentage', 'value']),
  /** Whole percent or pesos. */
  discount_amount: z.int(),
  /** The most pesos that a percentage saves; null for no limit. */
  max_savings: Pesos.nullable(),
  /** Smallest price of the goods it applies to, in pesos. */
  min_total: Pesos,
  /** Name of the brand or category it is limited to; null for everything. */
  only_for: z.string().nullable(),
  ends_at: Instant.nullable(),
  savings: Pesos,
  available: z.boolean(),
  reason: z.string().nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

/** A cart with its prices of now. Nothing is reserved until the order is placed (ENT-04). */
export const Cart = z.object({
  _id: Uuid,
  /** Units in the cart. */
  amount: z.int(),
  subtotal: Pesos,
  savings: Pesos,
  couponSavings: Pesos,
  movement: Pesos,
  shipping: Pesos,
  total: Pesos,
  products: z.array(CartProduct),
  shippingAddress: Address.nullable(),
  paymentMethod: z.string().nullable(),
  /** Part of the total on own credit beside `paymentMethod`. */
  creditAmount: Pesos,
  coupon: Coupon.nullable(),
  schedule: z.array(DeliveryChoice),
  /** All waits for the last dispatch date and is delivered at once. */
  together: z.boolean(),
  comments: z.string(),
});
export type Cart = z.infer<typeof Cart>;

/** The answer of every call that reads or changes a cart: the cart, what ran out, and cart changes to accept. */
export const CartView = z.object({
  /** Null before the first item. */
  cart: Cart.nullable(),
  outOfStock: z.array(CartProduct),
  productsNews: z.array(ProductNews),
});
export type CartView = z.infer<typeof CartView>;

/** A line of an earlier order that was not added, or only in part. */
export const NotAdded = z.object({
  code: Code,
  versionCode: Code.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  image: z.string(),
  tile: z.string(),
  /** Units in the order, and units added to the cart. */
  quantity: z.int(),
  added: z.int(),
  kind: z.enum(['gone', 'stock', 'choice', 'full']),
  /** The same in words. */
  reason: z.string(),
});
export type NotAdded = z.infer<typeof NotAdded>;

/** The cart after a reorder; `added` counts the units that were added. */
export const Reordered = CartView.extend({ added: z.int(), notAdded: z.array(NotAdded) });
export type Reordered = z.infer<typeof Reordered>;

/** A line of an earlier order, with what the catalogue offers today. */
export const ReorderLine = z.object({
  /** Identifies the line within its order. */
  lineNo: z.int(),
  code: Code,
  versionCode: Code.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  /** Units in the order. */
  quantity: z.int(),
  /** Units that can be added now, stock and presale together. */
  available: z.int(),
  /** Unit price in pesos, in the order and today; today's is null when it is no longer sold. */
  priceBefore: Pesos,
  price: Pesos.nullable(),
  /** Why `available` is less than `quantity`; null when it is not. `reason` says it in words. */
  kind: NotAdded.shape.kind.nullable(),
  reason: z.string().nullable(),
});
export type ReorderLine = z.infer<typeof ReorderLine>;

/** Statuses of an order; delivered, cancelled and rejected are final. */
export const OrderStatus = z.enum([
  'pending_payment',
  'paid',
  'confirmed',
  'preparing',
  'dispatched',
  'delivered',
  'cancelled',
  'rejected',
]);

/** Filter of the order list: `open` is on its way, `cancelled` includes rejected. */
export const OrderState = z.enum(['open', 'delivered', 'cancelled']);
export type OrderState = z.infer<typeof OrderState>;

/** How far a part of an order is that leaves on one date from one warehouse, and when it is due. */
export const ShipmentProgress = z.object({
  /** Names the part: two of one order can leave on one date. */
  _id: CatalogueId,
  /** Null for what was in stock. */
  dispatchDate: Day.nullable(),
  status: z.enum(['received', 'preparing', 'dispatched', 'delivered', 'cancelled']),
  /** The chosen delivery window. */
  delivery: DeliveryWindow.nullable(),
  /** When its preparation began, it left and it arrived; null before. */
  preparedAt: Instant.nullable(),
  dispatchedAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  /** The day it is due to leave; null while the order waits for its payment and once it is cancelled or rejected. */
  leavesBy: Day.nullable(),
  /** The day it is promised to arrive; null as `leavesBy`, and without a delivery window. */
  arrivesBy: Day.nullable(),
});

/** An order as the list shows it. */
export const OrderSummary = z.object({
  orderId: Uuid,
  /** The cart of the order, for reordering. */
  cartId: Uuid,
  orderCode: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  units: z.int(),
  lines: z.int(),
  total: Pesos,
  /** The first pictures of the order, and the background colour of each. */
  images: z.array(z.string()),
  tiles: z.array(z.string()),
  nextDispatch: Day.nullable(),
  shipments: z.array(ShipmentProgress),
  /** Refunds of this order. */
  refunds: z.array(Refund),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** A line as it was ordered: names and prices of that moment. */
export const OrderLine = CartProduct.omit({ stock: true, minQuantity: true }).extend({
  /** Number of the line in its order, from 1. */
  line: z.int(),
  /** Units asked at first; absent when as many are sent. */
  asked: z.int().optional(),
  /** Units that came back after they were delivered; absent for none. They are not in `quantity`. */
  returned: z.int().optional(),
  /** The line that this one replaces units of; absent when it was ordered. */
  substitutes: z.int().optional(),
});

/** The part of an order that leaves on one date from one warehouse, with its lines. */
export const Shipment = ShipmentProgress.extend({
  /** City of its warehouse: only when another part of the order has the same date. */
  leavesFrom: z.string().optional(),
  /** What its customer says to the driver at the door: only while it is on its way, and only to its own buyer. */
  deliveryCode: z.string().optional(),
  isPreSales: z.boolean(),
  products: z.array(OrderLine),
});

/** An order as its own page shows it. */
export const Order = OrderSummary.extend({
  subtotal: Pesos,
  savings: Pesos,
  couponSavings: Pesos,
  movement: Pesos,
  shipping: Pesos,
  paymentMethod: z.object({ reference: z.string(), name: z.string(), group: PaymentGroup }),
  shippingAddress: Address,
  customer: z.object({ _id: Uuid, name: z.string() }),
  comments: z.string(),
  /** Its customer wished to get everything at once. */
  together: z.boolean(),
  shipments: z.array(Shipment),
  history: z.array(z.object({ status: OrderStatus, at: Instant, why: z.string() })),
  payments: z.array(Payment),
  /** Payment deadline and end of the hold; null when no payment is expected. */
  payBy: Instant.nullable(),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** `amount` in pesos: an order adds to the debt, a payment reduces it. */
export const CreditMovement = z.object({
  _id: z.string(),
  kind: z.enum(['order', 'payment', 'cancellation', 'adjustment', 'payout']),
  amount: Pesos,
  orderCode: z.string().nullable(),
  due_on: Day.nullable(),
  created_at: Instant,
});
export type CreditMovement = z.infer<typeof CreditMovement>;
/** The customer's credit with its latest movements. */
export const CreditAccount = Credit.extend({ movements: z.array(CreditMovement) });
export type CreditAccount = z.infer<typeof CreditAccount>;
