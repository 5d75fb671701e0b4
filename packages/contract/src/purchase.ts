import { z } from 'zod';
import { Address, Credit } from './auth.ts';
import { Payment, PaymentGroup, Refund } from './payment.ts';
import { Colour } from './products.ts';
import { CatalogueId, Code, Day, Instant, Pesos, Quantity, Uuid } from './wire.ts';

/** Codes of the versions chosen for the parts of a combo, in the order of the parts, joined with `+`. */
export const Assembly = z.string().trim().min(1).max(1300);

/** A line of the cart. The part in stock and the part in presale of one version are two lines, told apart by `advancedPurchasing`. */
export const CartProduct = z.object({
  productId: CatalogueId,
  code: Code,
  versionCode: Code.nullable(),
  /** The combo's own code, on the lines of combos that leave a choice. */
  assemblyCode: Code.nullable(),
  assemblyVersionCode: Assembly.nullable(),
  advancedPurchasing: z.boolean(),
  isPreSales: z.boolean(),
  dispatchDate: Day.nullable(),
  quantity: Quantity,
  minQuantity: z.int(),
  /** Most units this line can have now. */
  stock: z.int(),
  name: z.string(),
  manufacturer: z.object({ _id: CatalogueId, name: z.string() }),
  /** Shade and volume as one reads them: "7.1 Rubio medio cenizo, 90 ml". */
  versionName: z.string().nullable(),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  price: Pesos,
  originalPrice: Pesos,
  amount: Pesos,
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A line that changed since it was added, with what it was and what it is. */
export const ProductNews = z.object({
  line: CartProduct,
  kind: z.enum(['price', 'stock', 'date', 'gone']),
  before: z.object({ price: Pesos, quantity: z.int(), dispatchDate: Day.nullable() }),
  after: z.object({ price: Pesos, quantity: z.int(), dispatchDate: Day.nullable() }),
});
export type ProductNews = z.infer<typeof ProductNews>;

/** What can stand in for a line that changed or is gone, nearest first: another shade or volume, or another product of its kind. */
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
  /** How alike in words, for colours: "Casi igual". */
  nearness: z.string().nullable(),
  /** How its colour differs: "más claro". Null when it looks the same, and for what has no colour. */
  difference: z.string().nullable(),
});
export type Alternative = z.infer<typeof Alternative>;

/** A time of day, `HH:MM`, in America/Bogota. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When a delivery comes: a day and the hours of it. */
export const DeliveryWindow = z.object({ day: Day, from: TimeOfDay, to: TimeOfDay });
export type DeliveryWindow = z.infer<typeof DeliveryWindow>;

/** The window chosen for the lines that leave on one date; null is what is in stock. */
export const DeliveryChoice = DeliveryWindow.extend({ dispatchDate: Day.nullable() });
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** What leaves on one date and the windows it can come in, the earliest first. */
export const DeliveryGroup = z.object({
  dispatchDate: Day.nullable(),
  units: z.int(),
  windows: z.array(DeliveryWindow),
  /** The chosen one, else the earliest. Null where nobody delivers. */
  chosen: DeliveryWindow.nullable(),
});
export type DeliveryGroup = z.infer<typeof DeliveryGroup>;

/** A coupon for this cart. `reason` says in words why it does not serve it now; then it saves nothing. */
export const Coupon = z.object({
  code: z.string(),
  name: z.string(),
  discount_type: z.enum(['percentage', 'value']),
  /** Whole percent or pesos. */
  discount_amount: z.int(),
  /** Least the goods it is for must cost, in pesos. */
  min_total: Pesos,
  /** Name of the brand or category it is for; null for everything. */
  only_for: z.string().nullable(),
  ends_at: Instant.nullable(),
  savings: Pesos,
  available: z.boolean(),
  reason: z.string().nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

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
  /** Part of the total that goes on own credit when `paymentMethod` pays the rest at once. */
  creditAmount: Pesos,
  coupon: Coupon.nullable(),
  schedule: z.array(DeliveryChoice),
  comments: z.string(),
});
export type Cart = z.infer<typeof Cart>;

export const CartView = z.object({
  /** Null while nothing was added. */
  cart: Cart.nullable(),
  outOfStock: z.array(CartProduct),
  productsNews: z.array(ProductNews),
});
export type CartView = z.infer<typeof CartView>;

/** A line of an old order that could not be put in the cart, or not wholly. */
export const NotAdded = z.object({
  code: Code,
  versionCode: Code.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  image: z.string(),
  tile: z.string(),
  /** Units the order had, and those that are in the cart now because of it. */
  quantity: z.int(),
  added: z.int(),
  kind: z.enum(['gone', 'stock', 'choice', 'full']),
  /** The same in words. */
  reason: z.string(),
});
export type NotAdded = z.infer<typeof NotAdded>;

export const Reordered = CartView.extend({ added: z.int(), notAdded: z.array(NotAdded) });
export type Reordered = z.infer<typeof Reordered>;

/** A line of an old order beside what the catalogue offers of it today. */
export const ReorderLine = z.object({
  /** Names the line within its order. */
  lineNo: z.int(),
  code: Code,
  versionCode: Code.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  /** Units the order had. */
  quantity: z.int(),
  /** Units that can be added to the cart now, in stock and in presale together. */
  available: z.int(),
  /** Pesos of one unit, in the order and today; today's is null for what is no longer sold. */
  priceBefore: Pesos,
  price: Pesos.nullable(),
  /** Why `available` is less than `quantity`; null when it is not. `reason` says it in words. */
  kind: NotAdded.shape.kind.nullable(),
  reason: z.string().nullable(),
});
export type ReorderLine = z.infer<typeof ReorderLine>;

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

/** The orders a list is narrowed to: `open` is on its way, `cancelled` holds the rejected ones too. */
export const OrderState = z.enum(['open', 'delivered', 'cancelled']);
export type OrderState = z.infer<typeof OrderState>;

export const OrderSummary = z.object({
  orderId: Uuid,
  /** The cart it came from, to order it again. */
  cartId: Uuid,
  orderCode: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  units: z.int(),
  lines: z.int(),
  total: Pesos,
  /** The first pictures of the order, and the tint each stands on. */
  images: z.array(z.string()),
  tiles: z.array(z.string()),
  nextDispatch: Day.nullable(),
  /** Money of this order that goes back, or went. */
  refunds: z.array(Refund),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderLine = CartProduct.omit({ stock: true, minQuantity: true });

export const Shipment = z.object({
  dispatchDate: Day.nullable(),
  status: z.enum(['received', 'preparing', 'dispatched', 'delivered', 'cancelled']),
  isPreSales: z.boolean(),
  /** When it comes, as it was chosen. */
  delivery: DeliveryWindow.nullable(),
  products: z.array(OrderLine),
});

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
  shipments: z.array(Shipment),
  history: z.array(z.object({ status: OrderStatus, at: Instant, why: z.string() })),
  payments: z.array(Payment),
  /** Until then the order waits to be paid and its units are held; null when nothing is waited for. */
  payBy: Instant.nullable(),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** `amount` in pesos: an order adds to what is owed, a payment takes off. */
export const CreditMovement = z.object({
  _id: z.string(),
  kind: z.enum(['order', 'payment', 'cancellation', 'adjustment', 'payout']),
  amount: Pesos,
  orderCode: z.string().nullable(),
  due_on: Day.nullable(),
  created_at: Instant,
});
export type CreditMovement = z.infer<typeof CreditMovement>;
export const CreditAccount = Credit.extend({ movements: z.array(CreditMovement) });
export type CreditAccount = z.infer<typeof CreditAccount>;
