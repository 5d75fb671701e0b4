import { slug } from '@tonalia/rules/slug';

/** All addresses of the shop; no other code writes one. */

type Query = Record<string, string | number | boolean | null | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false) {
      search.set(name, value === true ? '1' : String(value));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The filters of a list of products, as query parameters. */
export interface ListingFilters {
  search?: string | undefined;
  /** Exact matches only, without corrections. */
  exact?: boolean | undefined;
  /** Several ids with commas between them: any of them. */
  manufacturerId?: string | undefined;
  /** Several ids with commas between them: any of them. */
  colorFamilyId?: string | undefined;
  /** "60ml"; several with commas between them: any of them. */
  volume?: string | undefined;
  /** In pesos, both included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sort?: 'relevance' | 'bestsellers' | 'price_asc' | 'price_desc' | 'newest' | 'name' | undefined;
  available?: boolean | undefined;
  offers?: boolean | undefined;
  news?: boolean | undefined;
  presale?: boolean | undefined;
  combos?: boolean | undefined;
}

/** Why the login is shown: the phone of a registration has an account; the password was changed. */
export const loginNotices = ['registered', 'password-changed'] as const;
export type LoginNotice = (typeof loginNotices)[number];

export const paths = {
  landing: () => '/',
  home: () => '/home/',
  homeCustomer: () => '/home/marketplace/customer',
  homeSeller: () => '/home/marketplace/seller',
  /**
   * `required` says that a guest tried something that needs an account. `withEmail` begins with e-mail and password instead of
   * the phone. `notice` is what has just happened.
   */
  login: (options: { redirect?: string; required?: boolean; withEmail?: boolean; notice?: LoginNotice } = {}) =>
    withQuery('/login', {
      'redirect-login-required': options.required,
      redirect: options.redirect,
      with: options.withEmail ? 'email' : undefined,
      notice: options.notice,
    }),
  /** `fromLanding` is stored with the registration; `redirect` is the page to continue to. */
  register: (options: { fromLanding?: boolean | undefined; redirect?: string | undefined } = {}) =>
    withQuery('/registro', { from_landing: options.fromLanding, redirect: options.redirect }),
  /** `step` 1 to 3, for a guest's own registration. */
  registerProcess: (options: { step?: number } = {}) => withQuery('/register/process', { paso: options.step }),
  sendCode: (sendCodeFor: 'login' | 'register') => `/send-confirmation-code/${sendCodeFor}`,
  verifyCode: () => '/verify-code',
  registrationStatus: (options: { redirect?: string | undefined } = {}) =>
    withQuery('/registration-status', { redirect: options.redirect }),
  /** `linkLost`: the recovery link was opened but lost in a reload, or arrived truncated. */
  recoveryPassword: (options: { linkLost?: boolean } = {}) =>
    withQuery('/login/recovery/password', { 'link-lost': options.linkLost }),
  changePassword: () => '/login/change/password',
  selectCustomer: (options: { redirectTo?: string } = {}) =>
    withQuery('/home/select-customer', { redirectTo: options.redirectTo }),
  search: (filters: ListingFilters = {}) => withQuery('/view-results-search', { ...filters }),
  category: (category: { _id: string; name: string }, filters: ListingFilters = {}) =>
    withQuery(`/home/categories/${encodeURIComponent(category._id)}/${slug(category.name)}`, { ...filters }),
  /** The search page on a phone: field, recent and top terms. */
  searching: () => '/home/search',
  colourSearch: (options: { hex?: string } = {}) => withQuery('/home/color-search', { hex: options.hex }),
  manufacturers: () => '/home/manufacturers',
  /** `categoryId` is one of the brand's lines. */
  manufacturer: (
    manufacturer: { _id: string; name: string },
    filters: ListingFilters & { categoryId?: string | undefined } = {},
  ) =>
    withQuery(`/home/manufacturers/${encodeURIComponent(manufacturer._id)}/${slug(manufacturer.name)}`, { ...filters }),
  /** `open` is the category that is expanded on a phone. */
  categories: (options: { open?: string | undefined } = {}) => withQuery('/home/categories/', { c: options.open }),
  offers: (filters: ListingFilters & { categoryId?: string | undefined } = {}) =>
    withQuery('/home/offers/full', { ...filters }),
  newProducts: (filters: ListingFilters & { categoryId?: string | undefined } = {}) =>
    withQuery('/home/new-products', { ...filters }),
  bestsellers: (filters: ListingFilters & { categoryId?: string | undefined } = {}) =>
    withQuery('/home/bestsellers', { ...filters }),
  combos: (title = 'combos') => `/home/combos/${slug(title)}`,
  customList: (urlName: string, filters: ListingFilters & { categoryId?: string | undefined } = {}) =>
    withQuery(`/products/custom-list/${encodeURIComponent(urlName)}`, { ...filters }),
  favorites: () => '/home/favorites',
  quickOrder: () => '/home/quick-order',
  product: (product: { _id: string; name: string }) =>
    `/product/${slug(product.name)}/${encodeURIComponent(product._id)}/details`,
  cart: () => '/home/cart',
  cartNews: () => '/cart-news',
  orderDetail: () => '/home/purchase/order/detail',
  listAddress: () => '/home/purchase/order/list-address',
  shippingSchedule: () => '/home/purchase/order/shipping-schedule',
  /** `redirect` is the page that uses the card, when it is not the open cart. */
  addCreditCard: (options: { redirect?: string } = {}) =>
    withQuery('/home/purchase/order/payment-methods/add-credit-card', { redirect: options.redirect }),
  couponList: () => '/home/purchase/order/summary/coupon-list',
  orderSummary: () => '/home/purchase/order/summary',
  paymentMethods: () => '/home/purchase/order/payment-methods',
  /** Of the cart that was just confirmed; or of a payment on its way, of an order or of own credit. */
  finalizingPayment: (options: { orderCode?: string; paymentId?: string } = {}) =>
    withQuery('/home/purchase/order/finalizing-payment', options),
  purchased: (options: { orderCode?: string } = {}) =>
    withQuery('/home/orders/purchased', { orderCode: options.orderCode }),
  purchasedDetail: (orderId: string) => `/home/orders/purchased/${encodeURIComponent(orderId)}`,
  profile: () => '/home/profile',
  /** The name in the address is the first name in lower case. */
  myProfile: (firstName: string) => `/home/profile/${slug(firstName.split(' ')[0] ?? '')}`,
  myCredits: (firstName: string) => `${paths.myProfile(firstName)}#creditos`,
  editProfile: () => '/home/profile/edit',
  team: () => '/home/profile/team',
  teamMember: (memberId: string) => `/home/profile/team/${encodeURIComponent(memberId)}`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  myAddresses: () => '/home/profile/address',
  newAddress: (options: { redirect?: string } = {}) =>
    withQuery('/home/profile/address/new', { redirect: options.redirect }),
  editAddress: (addressId: string) => `/home/profile/address/${encodeURIComponent(addressId)}`,
  support: () => '/home/support',
  terms: () => '/terms-conditions',
  accountDeletion: () => '/account-deletion',
  orderHistory: () => '/home/profile/orders/history',
  orderHistoryDetail: (orderCode: string) => `/home/profile/orders/history/${encodeURIComponent(orderCode)}`,
};
