import type { ShopSettings } from '@tonalia/contract/settings';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import type { Address, Customer, PortfolioCustomer, User } from '@tonalia/contract/auth';
import type { Category, Facets, Product, ProductCard, Version } from '@tonalia/contract/products';
import type { PaymentMethod } from '@tonalia/contract/payment';
import type { CartProduct, CartView, Order, OrderSummary } from '@tonalia/contract/purchase';
import type { z } from 'zod';

type Me = z.output<typeof User>;

/** Fixtures in the contract's shapes; pass the fields that a test is about. */

export function makeCard(change: Partial<ProductCard> = {}): ProductCard {
  return {
    _id: '101',
    code: 'SC-CHN-1000',
    name: 'Champú nutritivo sin sal 1.000 ml',
    manufacturer: { _id: '3', name: 'Selva Clara' },
    category: { _id: '12', name: 'Champú' },
    image: '/pictures/product/101',
    tile: 'salvia',
    price: 31_900,
    originalPrice: 37_500,
    discount: { value: 5_600, percent: 15 },
    unitPrice: { amount: 32, unit: 'ml' },
    minQuantity: 1,
    has_versions: false,
    has_colors: false,
    has_volumes: false,
    is_PreSales: false,
    dispatchDate: null,
    is_top_seller: true,
    is_new: false,
    newsAt: '2026-06-01T15:00:00.000Z',
    newTones: [],
    stock: 46,
    presaleLeft: 0,
    warehouses: [{ warehouse: 'BOG', stock: 46 }],
    applicableDealsId: null,
    programmedPriceId: null,
    programmedPriceName: null,
    attributes: [],
    tones: [],
    tonesTotal: 0,
    matched: null,
    ...change,
  };
}

export function makeDye(change: Partial<ProductCard> = {}): ProductCard {
  return makeCard({
    _id: '102',
    code: 'TS-PER',
    name: 'Tinte permanente en crema 90 ml',
    manufacturer: { _id: '1', name: 'Tinta Sur' },
    category: { _id: '11', name: 'Tintes' },
    image: '/pictures/product/102',
    tile: 'mantequilla',
    price: 12_900,
    originalPrice: 16_100,
    discount: { value: 3_200, percent: 20 },
    unitPrice: { amount: 143, unit: 'ml' },
    has_versions: true,
    has_colors: true,
    stock: 3_100,
    tones: ['#4A3026', '#8E3030', '#A86A3F', '#B9B09A'],
    tonesTotal: 86,
    ...change,
  });
}

export function makeFacets(change: Partial<Facets> = {}): Facets {
  return {
    manufacturers: [
      { _id: '1', name: 'Tinta Sur', count: 48 },
      { _id: '3', name: 'Selva Clara', count: 17 },
    ],
    categories: [],
    colorFamilies: [
      { _id: '1', name: 'Rojos', color: '#A3262A', count: 12 },
      { _id: '2', name: 'Nude', color: '#D9B39A', count: 9 },
    ],
    volumes: [
      { _id: '60ml', name: '60 ml', count: 14 },
      { _id: '90ml', name: '90 ml', count: 3 },
    ],
    prices: [
      { from: 0, to: 19_999, count: 30 },
      { from: 20_000, to: null, count: 35 },
    ],
    flags: { available: 60, offers: 12, news: 4, presale: 3, combos: 2 },
    ...change,
  };
}

export function makeVersion(change: Partial<Version> = {}): Version {
  return {
    _id: '9001',
    code: 'TS-71',
    attributes: [{ name: 'Tono', value: '7.1 Rubio medio cenizo' }],
    color: { name: '7.1 Rubio medio cenizo', image: null, color: '#8A7A64' },
    section: '7 Rubio medio',
    price: 12_900,
    originalPrice: 16_100,
    discount: { value: 3_200, percent: 20 },
    stock: 310,
    excluded_from_presale: false,
    is_top_seller: true,
    is_new: false,
    quantity: 0,
    quantityPresale: 0,
    quantityAvailable: 310,
    programmedPriceId: null,
    programmedPriceName: null,
    applicableDealsId: null,
    image: '/pictures/version/9001',
    ...change,
  };
}

export function makeProduct(change: Partial<Product> = {}): Product {
  const { matched: _, ...card } = makeCard();
  return {
    ...card,
    description: 'Limpia sin resecar. Para uso diario en el salón.',
    breadcrumbs: [
      { _id: '2', name: 'Capilar' },
      { _id: '12', name: 'Champú' },
    ],
    gallery: [],
    versions: [makeVersion({ code: card.code, attributes: [], color: null, section: null })],
    assemblies: [],
    partsPrice: null,
    related: [],
    ...change,
  };
}

export function makeCategory(change: Partial<Category> = {}): Category {
  return {
    _id: '1',
    name: 'Coloración',
    image: '/pictures/category/1',
    products: 240,
    children: [{ _id: '11', name: 'Tintes', image: '/pictures/category/11', products: 120 }],
    ...change,
  };
}

export const address: Address = {
  _id: '0a000000-0000-4000-8000-0000000000a1',
  title: 'Local Chapinero',
  titulo: 'Local Chapinero',
  address: 'Cra. 7 # 14-32, local 2',
  city: 'Bogotá, D.C.',
  state: 'Bogotá, D.C.',
  cityid: '11001',
  stateid: '11',
  fixed: true,
};

export const customer: Customer = {
  _id: '0a000000-0000-4000-8000-0000000000c1',
  customerId: '0a000000-0000-4000-8000-0000000000c1',
  name: 'Salón Luz Marina',
  city: 'Bogotá, D.C.',
  state: 'Bogotá, D.C.',
  cityId: '11001',
  stateId: '11',
  tradeTypeId: 'peluqueria',
  trade_type: 'Peluquería',
  shipping_addresses: [address],
  document_type: 'NIT',
  document: '9005550142',
  approval: {
    state: 'approved',
    reason: null,
    receivedAt: '2026-11-01T14:12:00.000Z',
    reviewedAt: '2026-11-01T16:40:00.000Z',
  },
};

export function makeUser(change: Partial<Me> = {}): Me {
  return {
    _id: '0a000000-0000-4000-8000-000000000001',
    name: 'Luz Marina',
    last_name: 'Ospina',
    rol: 'Admin customer',
    provider_code: null,
    warehouseId: null,
    schedule: null,
    ziro_credit: { limit: 3_000_000, used: 1_150_000, available: 1_850_000, overdue: 0 },
    customer,
    email: 'luzmarina@salonortega.co',
    phone: '3105550142',
    has_password: true,
    reminders: false,
    news_by_mail: true,
    news_by_push: true,
    ...change,
  };
}

export const sellerUser: Me = makeUser({
  _id: '0a000000-0000-4000-8000-000000000002',
  name: 'Diana Marcela',
  last_name: 'Ríos',
  rol: 'Seller',
  customer: null,
});

export const portfolioCustomer: PortfolioCustomer = {
  _id: '0a000000-0000-4000-8000-0000000000c2',
  customerId: '0a000000-0000-4000-8000-0000000000c2',
  name: 'Salón Bella Aurora',
  city: 'Soacha',
  state: 'Cundinamarca',
  cityId: '25754',
  stateId: '25',
  tradeTypeId: 'peluqueria',
  trade_type: 'Peluquería',
  warehouseId: null,
};

export function makeLine(change: Partial<CartProduct> = {}): CartProduct {
  const card = makeCard();
  return {
    productId: card._id,
    code: card.code,
    versionCode: null,
    assemblyCode: null,
    assemblyVersionCode: null,
    advancedPurchasing: false,
    isPreSales: false,
    dispatchDate: null,
    quantity: 2,
    minQuantity: 1,
    stock: 46,
    name: card.name,
    manufacturer: card.manufacturer,
    versionName: null,
    color: null,
    image: card.image,
    tile: card.tile,
    price: card.price,
    originalPrice: card.originalPrice,
    amount: card.price * 2,
    ...change,
  };
}

/** A cart with sums calculated from its lines. */
export function makeCart(products: CartProduct[] = [makeLine()]): CartView {
  const total = products.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return {
    cart: {
      _id: '0a000000-0000-4000-8000-0000000000ca',
      amount: products.reduce((sum, line) => sum + line.quantity, 0),
      subtotal: total,
      savings: 0,
      movement: 0,
      shipping: 0,
      total,
      products,
      shippingAddress: address,
      paymentMethod: null,
      couponSavings: 0,
      creditAmount: 0,
      coupon: null,
      schedule: [],
      together: false,
      comments: '',
    },
    outOfStock: [],
    productsNews: [],
  };
}

export const cashOnDelivery: PaymentMethod = {
  reference: 'cash_on_delivery',
  name: 'Efectivo contra entrega',
  payment_info: 'Pagas al recibir',
  comments: null,
  group: 'on_delivery',
  movement: null,
  movementAmount: 0,
  available: true,
  reason: null,
  lends: false,
  limits: null,
};

export const ownCredit: PaymentMethod = {
  ...cashOnDelivery,
  reference: 'own_credit',
  name: 'Cupo Tonalia',
  payment_info: 'Pagas a 30 días',
  group: 'credit',
};

/** A shipment in stock before its preparation, without a due day. */
export function makeProgress(
  change: Partial<OrderSummary['shipments'][number]> = {},
): OrderSummary['shipments'][number] {
  return {
    _id: change.dispatchDate?.replaceAll('-', '') ?? '1',
    dispatchDate: null,
    status: 'received',
    delivery: null,
    preparedAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    leavesBy: null,
    arrivesBy: null,
    ...change,
  };
}

export function makeOrderSummary(change: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderId: '0a000000-0000-4000-8000-0000000000d1',
    cartId: '0a000000-0000-4000-8000-0000000000cb',
    orderCode: 'TN-48210',
    status: 'confirmed',
    createdAt: '2026-11-21T14:12:00.000Z',
    units: 5,
    lines: 2,
    total: 180_400,
    images: ['/pictures/product/101'],
    tiles: ['salvia'],
    nextDispatch: '2026-11-24',
    shipments: [makeProgress()],
    refunds: [],
    ...change,
  };
}

/** An order of two shipments: one that leaves now, one in presale. */
export function makeOrder(change: Partial<Order> = {}): Order {
  const { stock: _, minQuantity: __, ...line } = makeLine();
  const later = { ...line, advancedPurchasing: true, isPreSales: true, dispatchDate: '2026-11-24', quantity: 3 };
  return {
    ...makeOrderSummary(),
    subtotal: 187_500,
    savings: 12_000,
    movement: 0,
    shipping: 4_900,
    paymentMethod: { reference: 'cash_on_delivery', name: 'Efectivo contra entrega', group: 'on_delivery' },
    shippingAddress: address,
    customer: { _id: customer._id, name: customer.name },
    comments: '',
    together: false,
    shipments: [
      { ...makeProgress({ status: 'preparing' }), isPreSales: false, products: [{ ...line, line: 1 }] },
      { ...makeProgress({ dispatchDate: '2026-11-24' }), isPreSales: true, products: [{ ...later, line: 2 }] },
    ],
    history: [{ status: 'confirmed', at: '2026-11-21T14:12:00.000Z', why: '' }],
    couponSavings: 0,
    payments: [],
    payBy: null,
    canCancel: false,
    ...change,
  };
}

/** The settings of the installation in screen tests. */
export const shopSettings: ShopSettings = {
  brand: 'Tonalia',
  palette: null,
  logo: null,
  icon: null,
  city: 'Bogotá, Colombia',
  creditName: 'Cupo Tonalia',
  loyaltyZone: 'URBANO1 BTA',
  cutoff: '16:00',
  termsVersion: TERMS_VERSION,
  support: {
    whatsapp: '573105550100',
    phone: '576015550100',
    email: 'hola@tonalia.co',
    hours: { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
    emailAnswer: 'Respuesta en 1 día hábil',
  },
};
