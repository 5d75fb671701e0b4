import type { CartProduct } from '@tonalia/contract/purchase';
import type { DeskCart } from '@tonalia/contract/purchase-place';
import type { DeskOffer } from '@tonalia/contract/products-offers';

export const CUSTOMER = '00000000-0000-4000-8000-000000000002';
export const CART = '00000000-0000-4000-8000-000000000009';

export const offer: DeskOffer = {
  productId: '1',
  versionId: '71',
  code: 'TS',
  versionCode: 'TS-71-90',
  name: 'Tinta Sur permanente',
  versionName: '7.1 Rubio medio cenizo',
  manufacturer: { _id: '1', name: 'Tinta Sur' },
  color: null,
  image: '/pictures/products/1',
  tile: 'piedra',
  price: 12_900,
  originalPrice: 12_900,
  minQuantity: 1,
  stock: 14,
  presale: null,
};

export const cartLine = (quantity: number): CartProduct => ({
  productId: offer.productId,
  code: offer.code,
  versionCode: offer.versionCode,
  assemblyCode: null,
  assemblyVersionCode: null,
  advancedPurchasing: false,
  isPreSales: false,
  dispatchDate: null,
  quantity,
  minQuantity: 1,
  stock: offer.stock,
  name: offer.name,
  manufacturer: offer.manufacturer,
  versionName: offer.versionName,
  color: null,
  image: offer.image,
  tile: offer.tile,
  price: offer.price,
  originalPrice: offer.price,
  amount: offer.price * quantity,
});

/** The cart of an operator for Peluquería Doña Luz with so many units of one shade. */
export function deskCart(quantity: number, paymentMethod: string | null = null): DeskCart {
  const total = offer.price * quantity;
  const sums = { subtotal: total, savings: 0, couponSavings: 0, movement: 0, shipping: 0, total };
  const address = { title: 'Local', titulo: 'Local', address: 'Calle 63 # 24-18', city: 'Bogotá', state: 'Bogotá' };
  const place = { ...address, _id: CUSTOMER, cityid: '11001', stateid: '11', fixed: true };
  return {
    cart: {
      _id: CART,
      amount: quantity,
      ...sums,
      products: quantity > 0 ? [cartLine(quantity)] : [],
      shippingAddress: place,
      paymentMethod,
      creditAmount: 0,
      coupon: null,
      schedule: [],
      together: false,
      comments: '',
    },
    outOfStock: [],
    productsNews: [],
    customer: {
      _id: CUSTOMER,
      name: 'Peluquería Doña Luz',
      document: 'NIT 900482117-5',
      phone: '3105550173',
      person: 'Luz Dary Pineda',
      seller: null,
      approval: 'approved',
      isBlocked: false,
      credit: { available: 1_206_600, overdue: 0 },
    },
    addresses: [place],
    windows: [],
    methods: [
      {
        reference: 'cash_on_delivery',
        name: 'Contra entrega',
        payment_info: '',
        comments: null,
        group: 'on_delivery',
        movement: null,
        movementAmount: 0,
        available: true,
        reason: null,
        lends: false,
        limits: null,
      },
    ],
    coupons: [],
  };
}
