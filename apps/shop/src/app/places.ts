import type { QueryClient } from '@tanstack/react-query';
import { shop } from '../api/settings/shop-settings.ts';

/**
 * Access to a place. `guests`: only without a signed-in session. `members`: customers and sellers. `registrars`: guests,
 * for their own registration, and sellers, for a customer's.
 */
export type PlaceAccess = 'everyone' | 'guests' | 'members' | 'sellers' | 'registrars';

/**
 * The frame of a screen. A desktop has header and footer, except `bare`. On a phone:
 * `home` the shop's header and tabs · `browse` back, search and tabs · `titled` tabs, the screen has its own bar ·
 * `focus` the screen has its own bar and no tabs, as in a purchase · `bare` the screen alone, everywhere.
 */
export type ScreenFrame = 'home' | 'browse' | 'titled' | 'focus' | 'bare';

export interface ShopPlace {
  /** The route pattern in the router's syntax. */
  path: string;
  /** In Spanish; the tab reads `title | Brand`. Absent: the page gives its title itself (`useLateTitle`, or a `head` of its route). */
  title?: string;
  who: PlaceAccess;
  /** A seller needs a chosen customer. */
  needsCustomer?: true;
  /** A guest needs a phone verification in progress: to sign in, to register, or either. */
  needsPhone?: 'login' | 'register' | 'either';
  /** A guest needs a code that was sent. */
  needsCode?: true;
  /** A guest needs a recovery link. */
  needsLink?: true;
  frame: ScreenFrame;
}

/**
 * All places of the shop with their access: the whole guard is this table and `guard.ts`.
 * A route file names its place with `...place('cart')`; a route without one does not pass the tests.
 */
export const places = {
  landing: { path: '/', title: 'Belleza al por mayor', who: 'guests', frame: 'bare' },
  login: { path: '/login', title: 'Ingresa a tu cuenta', who: 'guests', frame: 'bare' },
  register: { path: '/registro', title: 'Crea tu cuenta', who: 'guests', frame: 'bare' },
  registerProcess: {
    path: '/register/process',
    who: 'registrars',
    needsPhone: 'register',
    frame: 'bare',
  },
  sendCode: {
    path: '/send-confirmation-code/$sendCodeFor',
    title: '¿Cómo te enviamos el código?',
    who: 'guests',
    needsPhone: 'either',
    frame: 'bare',
  },
  verifyCode: {
    path: '/verify-code',
    title: 'Escribe el código',
    who: 'guests',
    needsPhone: 'either',
    needsCode: true,
    frame: 'bare',
  },
  registrationStatus: { path: '/registration-status', who: 'members', frame: 'bare' },
  recoveryPassword: { path: '/login/recovery/password', title: 'Recupera tu contraseña', who: 'guests', frame: 'bare' },
  changePassword: {
    path: '/login/change/password/{-$recoveryToken}',
    title: 'Crea una contraseña nueva',
    who: 'everyone',
    needsLink: true,
    frame: 'bare',
  },
  home: { path: '/home/', title: 'Inicio', who: 'everyone', frame: 'home' },
  homeCustomer: { path: '/home/marketplace/customer', title: 'Inicio', who: 'everyone', frame: 'home' },
  homeSeller: { path: '/home/marketplace/seller', title: 'Tomar pedido', who: 'sellers', frame: 'home' },
  selectCustomer: { path: '/home/select-customer', title: 'Selecciona un cliente', who: 'sellers', frame: 'titled' },
  search: { path: '/view-results-search', who: 'everyone', frame: 'browse' },
  searching: { path: '/home/search', title: 'Buscar', who: 'everyone', frame: 'focus' },
  colourSearch: { path: '/home/color-search', title: 'Buscar por color', who: 'everyone', frame: 'focus' },
  manufacturers: { path: '/home/manufacturers', title: 'Marcas', who: 'everyone', frame: 'titled' },
  manufacturer: {
    path: '/home/manufacturers/$manufacturerId/$manufacturerName',
    who: 'everyone',
    frame: 'titled',
  },
  categories: { path: '/home/categories/', title: 'Categorías', who: 'everyone', frame: 'titled' },
  offers: { path: '/home/offers/full', title: 'Ofertas', who: 'everyone', frame: 'titled' },
  newProducts: { path: '/home/new-products', title: 'Nuevos', who: 'everyone', frame: 'titled' },
  bestsellers: { path: '/home/bestsellers', title: 'Más vendidos', who: 'everyone', frame: 'titled' },
  combos: { path: '/home/combos/$title', title: 'Combos', who: 'everyone', frame: 'titled' },
  customList: { path: '/products/custom-list/$urlName', who: 'everyone', frame: 'titled' },
  favorites: { path: '/home/favorites', title: 'Favoritos', who: 'everyone', needsCustomer: true, frame: 'titled' },
  category: {
    path: '/home/categories/$categoryId/$categoryName',
    who: 'everyone',
    frame: 'titled',
  },
  product: { path: '/product/$name/$productId/details', who: 'everyone', frame: 'focus' },
  cart: { path: '/home/cart', title: 'Carrito', who: 'members', needsCustomer: true, frame: 'focus' },
  cartNews: {
    path: '/cart-news',
    title: 'Cambios en tu carrito',
    who: 'members',
    needsCustomer: true,
    frame: 'focus',
  },
  listAddress: {
    path: '/home/purchase/order/list-address',
    title: 'Dirección de entrega',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  shippingSchedule: {
    path: '/home/purchase/order/shipping-schedule',
    title: 'Fecha de despacho',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  addCreditCard: {
    path: '/home/purchase/order/payment-methods/add-credit-card',
    title: 'Agregar tarjeta',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  couponList: {
    path: '/home/purchase/order/summary/coupon-list',
    title: 'Cupones',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  orderDetail: {
    path: '/home/purchase/order/detail',
    title: 'Despacho',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  orderSummary: {
    path: '/home/purchase/order/summary',
    title: 'Resumen del pedido',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  paymentMethods: {
    path: '/home/purchase/order/payment-methods',
    title: 'Método de pago',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  finalizingPayment: {
    path: '/home/purchase/order/finalizing-payment',
    title: 'Confirmando tu pedido',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  purchased: {
    path: '/home/orders/purchased',
    title: 'Recibimos tu pedido',
    who: 'members',
    needsCustomer: true,
    frame: 'bare',
  },
  purchasedDetail: {
    path: '/home/orders/purchased/$orderId',
    who: 'members',
    needsCustomer: true,
    frame: 'titled',
  },
  profile: { path: '/home/profile', title: 'Cuenta', who: 'everyone', frame: 'titled' },
  myProfile: { path: '/home/profile/$name', who: 'members', frame: 'titled' },
  editProfile: { path: '/home/profile/edit', title: 'Mis datos', who: 'members', frame: 'focus' },
  myAddresses: {
    path: '/home/profile/address',
    title: 'Mis direcciones de entrega',
    who: 'members',
    needsCustomer: true,
    frame: 'focus',
  },
  newAddress: {
    path: '/home/profile/address/new',
    title: 'Agregar dirección',
    who: 'members',
    needsCustomer: true,
    frame: 'focus',
  },
  editAddress: {
    path: '/home/profile/address/$addressId',
    title: 'Editar dirección',
    who: 'members',
    needsCustomer: true,
    frame: 'focus',
  },
  support: { path: '/home/support', title: 'Ayuda', who: 'everyone', frame: 'titled' },
  terms: { path: '/terms-conditions', title: 'Términos y condiciones', who: 'everyone', frame: 'focus' },
  accountDeletion: { path: '/account-deletion', title: 'Eliminar mi cuenta', who: 'everyone', frame: 'focus' },
  orderHistory: {
    path: '/home/profile/orders/history',
    title: 'Historial de pedidos',
    who: 'members',
    needsCustomer: true,
    frame: 'titled',
  },
  orderHistoryDetail: {
    path: '/home/profile/orders/history/$orderCode',
    who: 'members',
    needsCustomer: true,
    frame: 'titled',
  },
} as const satisfies Record<string, ShopPlace>;

export type PlaceName = keyof typeof places;

/** `title | Brand`; the brand alone for a page that does not know its title yet. */
export function pageTitle(title: string | null): string {
  const { brand } = shop();
  return title === null ? brand : `${title} | ${brand}`;
}

/** Where the cache has the title that the page at `pathname` found on its own. */
export const titleKey = (pathname: string) => ['title', pathname];

interface PageState {
  match: { pathname: string; status: string; context: { cache: QueryClient } };
  loaderData?: unknown;
}

/**
 * The fields that a route file spreads to be the place `name`: access, frame and title. A page about one thing takes
 * its title from its loader, or `gone` when the thing does not exist.
 */
export function place(name: PlaceName, gone?: string) {
  const { title }: ShopPlace = places[name];
  return {
    staticData: { place: name },
    head: ({ match: { pathname, status, context }, loaderData }: PageState) => {
      const loaded = loaderData as { title?: string | null } | undefined; // as: a loader of a page without `title` returns this or nothing
      const late = context.cache.getQueryData<string>(titleKey(pathname));
      return { meta: [{ title: pageTitle(title ?? (status === 'notFound' ? gone : loaded?.title) ?? late ?? null) }] };
    },
  };
}
