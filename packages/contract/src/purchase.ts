import { z } from 'zod';
import { Address, Credit } from './auth.ts';
import { Colour } from './products.ts';
import { CatalogueId, Code, Day, Instant, Pesos, Quantity, Uuid } from './wire.ts';

/** Codes of the versions chosen for the parts of a kit, in the order of the parts, joined with `+`. */
export const Assembly = z.string().trim().min(1).max(1300);

/** A line of the cart. The part in stock and the part in presale of one version are two lines, told apart by `advancedPurchasing`. */
export const CartProduct = z.object({
  productId: CatalogueId,
  code: Code,
  versionCode: Code.nullable(),
  /** The kit's own code, on the lines of kits that leave a choice. */
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

/** A discount or a charge of a payment method. `discount_amount` is whole percent or pesos. */
export const PaymentMethodDiscount = z.object({
  type_movement: z.enum(['discount', 'charge']),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.int(),
});

export const PaymentMethod = z.object({
  /** Stable name of the method: `cash_on_delivery`, `own_credit`. */
  reference: z.string(),
  name: z.string(),
  payment_info: z.string(),
  comments: z.string().nullable(),
  group: z.enum(['instant', 'credit', 'on_delivery']),
  movement: PaymentMethodDiscount.nullable(),
  /** What the movement does to this cart, in pesos: negative takes off. */
  movementAmount: Pesos,
  available: z.boolean(),
  /** Why it cannot be chosen now. */
  reason: z.string().nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Cart = z.object({
  _id: Uuid,
  /** Units in the cart. */
  amount: z.int(),
  subtotal: Pesos,
  savings: Pesos,
  movement: Pesos,
  shipping: Pesos,
  total: Pesos,
  products: z.array(CartProduct),
  shippingAddress: Address.nullable(),
  paymentMethod: z.string().nullable(),
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
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderLine = CartProduct.omit({ stock: true, minQuantity: true });

export const Shipment = z.object({
  dispatchDate: Day.nullable(),
  status: z.enum(['received', 'preparing', 'dispatched', 'delivered', 'cancelled']),
  isPreSales: z.boolean(),
  products: z.array(OrderLine),
});

export const Order = OrderSummary.extend({
  subtotal: Pesos,
  savings: Pesos,
  movement: Pesos,
  shipping: Pesos,
  paymentMethod: z.object({ reference: z.string(), name: z.string() }),
  shippingAddress: Address,
  customer: z.object({ _id: Uuid, name: z.string() }),
  comments: z.string(),
  shipments: z.array(Shipment),
  history: z.array(z.object({ status: OrderStatus, at: Instant })),
});
export type Order = z.infer<typeof Order>;

/** `amount` in pesos: an order adds to what is owed, a payment takes off. */
export const CreditMovement = z.object({
  _id: z.string(),
  kind: z.enum(['order', 'payment', 'cancellation', 'adjustment']),
  amount: Pesos,
  orderCode: z.string().nullable(),
  due_on: Day.nullable(),
  created_at: Instant,
});
export type CreditMovement = z.infer<typeof CreditMovement>;
export const CreditAccount = Credit.extend({ movements: z.array(CreditMovement) });
export type CreditAccount = z.infer<typeof CreditAccount>;
