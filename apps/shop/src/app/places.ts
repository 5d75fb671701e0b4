import type { QueryClient } from '@tanstack/react-query';
import type { ShopPermission } from '@tonalia/contract/rights';
import { shop } from '../api/settings/shop-settings.ts';

/** The permission that opens a place, or `nothing`: the place is open to everyone. */
export type PlaceNeeds = 'nothing' | ShopPermission;

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
  needs: PlaceNeeds;
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
  landing: { path: '/', title: 'Belleza al por mayor', needs: 'account.open', frame: 'bare' },
  login: { path: '/login', title: 'Ingresa a tu cuenta', needs: 'account.open', frame: 'bare' },
  register: { path: '/registro', title: 'Crea tu cuenta', needs: 'account.open', frame: 'bare' },
  registerProcess: {
    path: '/register/process',
    needs: 'registration.send',
    needsPhone: 'register',
    frame: 'bare',
  },
  sendCode: {
    path: '/send-confirmation-code/$sendCodeFor',
    title: '¿Cómo te enviamos el código?',
    needs: 'account.open',
    needsPhone: 'either',
    frame: 'bare',
  },
  verifyCode: {
    path: '/verify-code',
    title: 'Escribe el código',
    needs: 'account.open',
    needsPhone: 'either',
    needsCode: true,
    frame: 'bare',
  },
  registrationStatus: { path: '/registration-status', needs: 'account.use', frame: 'bare' },
  recoveryPassword: {
    path: '/login/recovery/password',
    title: 'Recupera tu contraseña',
    needs: 'account.open',
    frame: 'bare',
  },
  changePassword: {
    path: '/login/change/password/{-$recoveryToken}',
    title: 'Crea una contraseña nueva',
    needs: 'nothing',
    needsLink: true,
    frame: 'bare',
  },
  home: { path: '/home/', title: 'Inicio', needs: 'nothing', frame: 'home' },
  homeCustomer: { path: '/home/marketplace/customer', title: 'Inicio', needs: 'nothing', frame: 'home' },
  homeSeller: { path: '/home/marketplace/seller', title: 'Tomar pedido', needs: 'portfolio.use', frame: 'home' },
  selectCustomer: {
    path: '/home/select-customer',
    title: 'Selecciona un cliente',
    needs: 'portfolio.use',
    frame: 'titled',
  },
  search: { path: '/view-results-search', needs: 'nothing', frame: 'browse' },
  searching: { path: '/home/search', title: 'Buscar', needs: 'nothing', frame: 'focus' },
  colourSearch: { path: '/home/color-search', title: 'Buscar por color', needs: 'nothing', frame: 'focus' },
  manufacturers: { path: '/home/manufacturers', title: 'Marcas', needs: 'nothing', frame: 'titled' },
  manufacturer: {
    path: '/home/manufacturers/$manufacturerId/$manufacturerName',
    needs: 'nothing',
    frame: 'titled',
  },
  categories: { path: '/home/categories/', title: 'Categorías', needs: 'nothing', frame: 'titled' },
  offers: { path: '/home/offers/full', title: 'Ofertas', needs: 'nothing', frame: 'titled' },
  newProducts: { path: '/home/new-products', title: 'Nuevos', needs: 'nothing', frame: 'titled' },
  bestsellers: { path: '/home/bestsellers', title: 'Más vendidos', needs: 'nothing', frame: 'titled' },
  combos: { path: '/home/combos/$title', title: 'Combos', needs: 'nothing', frame: 'titled' },
  customList: { path: '/products/custom-list/$urlName', needs: 'nothing', frame: 'titled' },
  favorites: { path: '/home/favorites', title: 'Favoritos', needs: 'nothing', needsCustomer: true, frame: 'titled' },
  category: {
    path: '/home/categories/$categoryId/$categoryName',
    needs: 'nothing',
    frame: 'titled',
  },
  product: { path: '/product/$name/$productId/details', needs: 'nothing', frame: 'focus' },
  cart: { path: '/home/cart', title: 'Carrito', needs: 'cart.edit', needsCustomer: true, frame: 'focus' },
  quickOrder: {
    path: '/home/quick-order',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'focus',
  },
  reorder: { path: '/home/reorder', needs: 'orders.read', needsCustomer: true, frame: 'titled' },
  formulas: { path: '/home/formulas', needs: 'formulas.keep', frame: 'titled' },
  formula: { path: '/home/formulas/$clientId', needs: 'formulas.keep', frame: 'focus' },
  notices: { path: '/home/notices', needs: 'push.receive', frame: 'titled' },
  alerts: { path: '/home/profile/alerts', needs: 'push.receive', frame: 'titled' },
  priceList: { path: '/home/profile/price-list', needs: 'customer.read', needsCustomer: true, frame: 'focus' },
  outbox: { path: '/home/outbox', needs: 'portfolio.use', frame: 'titled' },
  outboxDraft: { path: '/home/outbox/$draftId', needs: 'portfolio.use', frame: 'focus' },
  sellersCustomer: { path: '/home/customers/$customerId', needs: 'portfolio.use', frame: 'titled' },
  suggestedOrder: { path: '/home/customers/$customerId/suggested', needs: 'cart.edit', frame: 'focus' },
  cartNews: {
    path: '/cart-news',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'focus',
  },
  listAddress: {
    path: '/home/purchase/order/list-address',
    title: 'Dirección de entrega',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  shippingSchedule: {
    path: '/home/purchase/order/shipping-schedule',
    title: 'Fecha de despacho',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  addCreditCard: {
    path: '/home/purchase/order/payment-methods/add-credit-card',
    title: 'Agregar tarjeta',
    needs: 'payments.make',
    needsCustomer: true,
    frame: 'bare',
  },
  couponList: {
    path: '/home/purchase/order/summary/coupon-list',
    title: 'Cupones',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  orderDetail: {
    path: '/home/purchase/order/detail',
    title: 'Despacho',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  orderSummary: {
    path: '/home/purchase/order/summary',
    title: 'Resumen del pedido',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  paymentMethods: {
    path: '/home/purchase/order/payment-methods',
    title: 'Método de pago',
    needs: 'cart.edit',
    needsCustomer: true,
    frame: 'bare',
  },
  finalizingPayment: {
    path: '/home/purchase/order/finalizing-payment',
    title: 'Confirmando tu pedido',
    needs: 'payments.make',
    needsCustomer: true,
    frame: 'bare',
  },
  purchased: {
    path: '/home/orders/purchased',
    title: 'Recibimos tu pedido',
    needs: 'orders.read',
    needsCustomer: true,
    frame: 'bare',
  },
  purchasedDetail: {
    path: '/home/orders/purchased/$orderId',
    needs: 'orders.read',
    needsCustomer: true,
    frame: 'titled',
  },
  profile: { path: '/home/profile', title: 'Cuenta', needs: 'nothing', frame: 'titled' },
  statement: { path: '/home/profile/$name/statement', needs: 'customer.read', frame: 'focus' },
  myProfile: { path: '/home/profile/$name', needs: 'account.use', frame: 'titled' },
  editProfile: { path: '/home/profile/edit', title: 'Mis datos', needs: 'account.use', frame: 'focus' },
  team: { path: '/home/profile/team', title: 'Permisos del negocio', needs: 'team.manage', frame: 'titled' },
  teamMember: { path: '/home/profile/team/$userId', title: 'Permisos', needs: 'team.manage', frame: 'titled' },
  invitation: { path: '/invitation/$token', title: 'Tu invitación', needs: 'account.open', frame: 'bare' },
  myAddresses: {
    path: '/home/profile/address',
    title: 'Mis direcciones de entrega',
    needs: 'addresses.edit',
    needsCustomer: true,
    frame: 'focus',
  },
  newAddress: {
    path: '/home/profile/address/new',
    title: 'Agregar dirección',
    needs: 'addresses.edit',
    needsCustomer: true,
    frame: 'focus',
  },
  editAddress: {
    path: '/home/profile/address/$addressId',
    title: 'Editar dirección',
    needs: 'addresses.edit',
    needsCustomer: true,
    frame: 'focus',
  },
  support: { path: '/home/support', title: 'Ayuda', needs: 'nothing', frame: 'titled' },
  terms: { path: '/terms-conditions', title: 'Términos y condiciones', needs: 'nothing', frame: 'focus' },
  accountDeletion: { path: '/account-deletion', title: 'Eliminar mi cuenta', needs: 'nothing', frame: 'focus' },
  orderHistory: {
    path: '/home/profile/orders/history',
    title: 'Historial de pedidos',
    needs: 'orders.read',
    needsCustomer: true,
    frame: 'titled',
  },
  orderHistoryDetail: {
    path: '/home/profile/orders/history/$orderCode',
    needs: 'orders.read',
    needsCustomer: true,
    frame: 'focus',
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
