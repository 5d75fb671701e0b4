import type { ErrorBody, ErrorCode } from '@tonalia/contract/errors';
import { errorTable } from '@tonalia/contract/errors';
import type { PortfolioCustomer, User } from '@tonalia/contract/auth';
import type { Services } from '@tonalia/contract/services';
import type { z } from 'zod';
import {
  address,
  cashOnDelivery,
  makeCard,
  makeCart,
  makeCategory,
  makeDye,
  makeFacets,
  makeProduct,
  ownCredit,
  portfolioCustomer,
  shopSettings,
} from './make.ts';

type Me = z.output<typeof User>;
type Call<S extends keyof Services> = keyof Services[S] & string;
type Response_<S extends keyof Services, K extends Call<S>> = Services[S][K] extends {
  response: infer T extends z.ZodType;
}
  ? z.output<T>
  : never;

/** The recorded request of a call, as sent over the network. */
export interface ApiRequest {
  call: string;
  query: Record<string, string>;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
}

export class Refusal {
  readonly code: ErrorCode;
  readonly body: Partial<ErrorBody>;
  readonly status: number;
  constructor(code: ErrorCode, body: Partial<ErrorBody> = {}, status: number = errorTable[code]) {
    this.code = code;
    this.body = body;
    this.status = status;
  }
}

type Answerer = (request: ApiRequest) => unknown;

/** A mock of the API: the contract's calls with fixture responses, and the recorded requests. */
export function mockApi({ user = null as Me | null, portfolio = [portfolioCustomer] as PortfolioCustomer[] } = {}) {
  const requests: ApiRequest[] = [];
  const answers = new Map<string, Answerer>();
  let signedIn = user;

  /** Sets the response of `key`: a value in the contract's shape, a refusal, or a function of the request. */
  function on<S extends keyof Services, K extends Call<S>>(
    service: S,
    key: K,
    answer:
      | Response_<S, K>
      | Refusal
      | ((request: ApiRequest) => Response_<S, K> | Refusal | Promise<Response_<S, K> | Refusal>),
  ): void {
    // A value of these shapes is never itself a function.
    answers.set(`${service} ${key}`, typeof answer === 'function' ? (answer as Answerer) : () => answer);
  }

  const cards = [
    makeDye(),
    makeCard(),
    makeCard({
      _id: '103',
      code: 'OL-MAS-500',
      name: 'Mascarilla matizadora para rubios 500 g',
      manufacturer: { _id: '4', name: 'Olivar' },
      tile: 'piedra',
      image: '/pictures/product/103',
      price: 29_500,
      originalPrice: 34_700,
      is_top_seller: false,
      stock: 0,
    }),
    makeCard({
      _id: '104',
      code: 'LU-LAB',
      name: 'Labial cremoso de larga duración',
      manufacturer: { _id: '5', name: 'Lumbra' },
      tile: 'rubor',
      image: '/pictures/product/104',
      price: 13_900,
      originalPrice: 13_900,
      discount: null,
      has_versions: true,
      has_colors: true,
      is_top_seller: false,
      is_new: true,
      tones: ['#9C3040', '#C46A62'],
      tonesTotal: 28,
    }),
    makeCard({
      _id: '105',
      code: 'RR-ACO-400',
      name: 'Acondicionador hidratante 400 ml',
      manufacturer: { _id: '6', name: 'Rizo Real' },
      tile: 'malva',
      image: '/pictures/product/105',
      price: 22_300,
      originalPrice: 22_300,
      discount: null,
      is_top_seller: false,
      is_PreSales: true,
      dispatchDate: '2026-12-01',
      stock: 0,
      presaleLeft: 60,
    }),
  ];
  const list = {
    results: cards,
    page: 1,
    limit: 20,
    total: cards.length,
    pages: 1,
    facets: makeFacets(),
  };

  on('products', 'GET /product/list', list);
  on('products', 'GET /search', { ...list, searchedFor: null, didYouMean: [] });
  on('products', 'GET /discounts/products', list);
  on('purchase', 'GET /suggested-order', {
    results: { orders: 0, average: null, rhythm: null, lines: [], usual: [], leftOut: [] },
  });
  on('purchase', 'GET /seller-day', {
    results: { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, quota: null, customers: [] },
  });
  on('products', 'GET /suggest', {
    results: { terms: [], products: [], shades: [], manufacturers: [], categories: [] },
  });
  on('products', 'GET /product/custom-list/{url_name}', { ...list, title: 'Vuelta al salón' });
  on('products', 'GET /combo/list', { results: [], page: 1, limit: 20, total: 0, pages: 0 });
  on('products', 'GET /color/nearest', { results: { wanted: { name: null, color: '#C2264A' }, shades: [] } });
  on('products', 'POST /favorite/query', { results: [], page: 1, limit: 20, total: 0, pages: 0, marks: [] });
  on('products', 'POST /favorite/read', { results: [] });
  on('products', 'POST /favorite/merge', { results: { marks: [] } });
  on('products', 'POST /favorite/add', { results: { marks: [] } });
  on('products', 'POST /favorite/remove-item', { results: { marks: [] } });
  on('marketing', 'POST /searchTerms/add', { ok: true });
  on('marketing', 'GET /searchterms/list', { results: [] });
  on('marketing', 'GET /searchterms/top', { results: [] });
  on('marketing', 'GET /searchterms/list-user', { results: [] });
  on('marketing', 'GET /searchterms/top-user', { results: [] });
  on('marketing', 'DELETE /searchterms/list-user', { ok: true });
  on('marketing', 'GET /discount/get-discounts-user', { results: [] });
  on('products', 'GET /alerts', { results: [] });
  on('products', 'GET /alerts/version', { results: { arrivesOn: null, alerts: [] } });
  on('notices', 'GET /unread', { results: { unread: 0 } });
  on('notices', 'GET /list', { results: [], unread: 0, hasMore: false });
  on('push', 'POST /api/tokens', { ok: true });
  on('push', 'DELETE /api/tokens', { ok: true });
  on('products', 'GET /product/query', { results: makeProduct() });
  on('products', 'GET /product/sitemap', {
    results: [{ _id: '101', name: 'Champú nutritivo sin sal 1.000 ml' }],
    page: 1,
    limit: 5_000,
    total: 1,
    pages: 1,
    customLists: ['vuelta-al-salon'],
  });
  on('products', 'GET /product/listHome', {
    results: {
      shelves: [
        { key: 'offers', products: cards },
        { key: 'bestsellers', products: cards.toReversed() },
      ],
    },
  });
  on('products', 'GET /attribute/color/list', { results: [] });
  on('products', 'GET /manufacturer/list', {
    results: [
      { _id: '1', name: 'Tinta Sur', image: '/pictures/product/102', products: 48, ink: '#FFFFFF', ground: '#1F2A44' },
      { _id: '2', name: 'Nácar', image: '/pictures/product/102', products: 31, ink: '#5A1025', ground: '#F5E1DE' },
    ],
    page: 1,
    limit: 20,
    total: 2,
    pages: 1,
  });
  on('products', 'GET /category/list', {
    results: [makeCategory(), makeCategory({ _id: '2', name: 'Capilar', image: '/pictures/category/2', children: [] })],
  });
  on('marketing', 'GET /promotional-header/list', { results: [] });
  on('marketing', 'GET /menu/list', { results: [] });
  on('marketing', 'GET /banner/list/home', { results: { featured: [], main: [], 'main-mobile': [] } });
  on('purchase', 'GET /cart/listcart', makeCart([]));
  on('purchase', 'POST /cart/additem', {
    cart: { _id: '0a000000-0000-4000-8000-0000000000ca', amount: 1, total: 31_900 },
  });
  on('purchase', 'PUT /cart/changequantityitem', makeCart());
  on('purchase', 'PUT /cart/listcart', makeCart());
  on('purchase', 'GET /payment-methods/list', { results: [ownCredit, cashOnDelivery] });
  on('tracking', 'POST /shippings/coverage', {
    data: {
      coverage: true,
      city: address.city,
      state: address.state,
      warehouse: 'BOG',
      weekdays: [2, 5],
      shipping: 6_900,
      freeFrom: null,
      maxShippingFees: 1,
    },
  });
  on('purchase', 'GET /cart/alternatives', { results: [] });
  on('purchase', 'GET /shipping-schedule/list', { results: [], ways: null });
  on('purchase', 'GET /order/{orderCode}/delivery', { results: { readAt: new Date().toISOString(), parts: [] } });
  on('purchase', 'GET /order/{orderCode}/returns', { results: { returnable: { lines: [] }, returns: [] } });
  on('purchase', 'GET /coupon/list', { results: [] });
  on('purchase', 'GET /payment/options', new Refusal('GATEWAY_UNAVAILABLE'));
  on('purchase', 'GET /order/list', { results: [], page: 1, limit: 20, total: 0, pages: 0 });
  on('auth', 'GET /v3/me/addresses', { results: [address] });
  on('auth', 'GET /v3/me/seller', { results: null });
  on('auth', 'GET /v3/loyalty_status/customer', {
    results: {
      currentLoyaltyStatus: { name: 'Oro', color: '#E0A11B', amountToNextStatus: 420_000 },
      nextLoyaltyStatus: { name: 'Platino' },
      progress: 0.79,
      tiers: [
        { name: 'Bronce', color: '#B98A5E' },
        { name: 'Plata', color: '#B9BDBB' },
        { name: 'Oro', color: '#E0A11B' },
        { name: 'Platino', color: '#A9C7D6' },
      ],
    },
  });
  // The mock reads bodies as the screens send them.
  const bodyOf = <T>({ body }: ApiRequest) => body as T;
  const flow = { results: { flowId: 'flow-of-the-tests-0123456789', expiresIn: 600, resendIn: 60 } };
  on('auth', 'POST /verify/user-status', (request) => ({
    results: {
      next: bodyOf<{ email?: string }>(request).email ? ('password' as const) : ('code' as const),
      channels: ['whatsapp' as const, 'sms' as const, 'email' as const],
    },
  }));
  on('auth', 'POST /verify/verify', flow);
  on('auth', 'POST /auth/verify', flow);
  on('auth', 'POST /verify/check', (request) =>
    bodyOf<{ code: string }>(request).code === '481027'
      ? {
          results: { verified: true as const, registered: false, registrationToken: 'registration-token-of-the-tests' },
        }
      : new Refusal('CODE_WRONG', { params: { triesLeft: 4 } }),
  );
  on('auth', 'POST /auth/check', (request) =>
    bodyOf<{ code: string }>(request).code === '481027' && signedIn
      ? { tokenReturn: 'access-1', refreshToken: 'cookie' }
      : new Refusal('CODE_WRONG', { params: { triesLeft: 4 } }),
  );
  on('auth', 'POST /v3/auth/register', {
    tokenReturn: null,
    refreshToken: null,
    results: {
      customerId: portfolioCustomer.customerId,
      approval: { state: 'approved', reason: null, receivedAt: '2026-11-21T14:12:00.000Z', reviewedAt: null },
    },
  });
  on('auth', 'GET /trade-type/list', {
    results: [
      { _id: 'barberia', name: 'Barbería' },
      { _id: 'peluqueria', name: 'Peluquería' },
    ],
  });
  on('auth', 'POST /recovery-password', {
    results: {
      message: 'Si el correo está registrado, en unos minutos recibirás un enlace para cambiar tu contraseña.',
    },
  });
  on('auth', 'PUT /change-password', { results: { message: 'Tu contraseña cambió.' } });
  on('auth', 'GET /sessions', { results: [] });
  on('auth', 'DELETE /sessions/{id}', { ok: true });
  on('auth', 'DELETE /customer/remove', { results: { message: 'Su cuenta de cliente ha sido eliminada.' } });
  on('auth', 'POST /v3/me/addresses', { results: address });
  on('auth', 'PUT /v3/me/addresses/{id}', { results: address });
  on('auth', 'DELETE /v3/me/addresses/{id}', { ok: true });
  on('purchase', 'GET /credit', { results: null });
  on('marketing', 'POST /events', { ok: true });
  on('marketing', 'GET /banner/list/position', { results: [] });
  on('tracking', 'GET /states', {
    results: [
      { _id: '11', stateId: '11', name: 'Bogotá, D.C.' },
      { _id: '25', stateId: '25', name: 'Cundinamarca' },
    ],
  });
  on('tracking', 'GET /cities', ({ query }) => ({
    results:
      query.stateId === '25'
        ? [{ _id: '25754', cityId: '25754', stateId: '25', name: 'Soacha' }]
        : [{ _id: '11001', cityId: '11001', stateId: '11', name: 'Bogotá, D.C.' }],
  }));
  on('auth', 'GET /seller/customers', { results: portfolio, page: 1, limit: 20, total: portfolio.length, pages: 1 });
  on('auth', 'POST /v3/auth/login', () =>
    signedIn ? { tokenReturn: 'access-1', refreshToken: 'cookie' } : new Refusal('BAD_CREDENTIALS'),
  );
  on('auth', 'GET /auth/refresh-token', () =>
    signedIn ? { tokenReturn: 'access-2', refreshToken: 'cookie' } : new Refusal('REFRESH_REFUSED'),
  );
  on('settings', 'GET /shop', { results: shopSettings });
  on('settings', 'GET /terms', {
    results: {
      version: '2026-11-01.2',
      sections: [
        { id: 'quienes-somos', title: 'Quiénes somos', paragraphs: ['La opera Belleza Pro S.A.S.'] },
        { id: 'precios', title: 'Precios', paragraphs: ['En pesos.', 'Con IVA.'] },
        { id: 'datos-personales', title: 'Tus datos personales', paragraphs: ['Según la Ley 1581 de 2012.'] },
      ],
    },
  });
  on('auth', 'POST /auth/logout', { ok: true });
  on('auth', 'GET /auth/me', () =>
    signedIn
      ? {
          user: signedIn,
          provider_code: null,
          warehouse: null,
          schedule: null,
          ziro_credit: signedIn.ziro_credit,
          customer: signedIn.customer,
        }
      : new Refusal('UNAUTHENTICATED'),
  );

  /** The replacement of `fetch`. */
  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const service = url.pathname.split('/')[2] ?? '';
    const path = url.pathname.slice(`/api/${service}`.length);
    const text = await request.text();
    for (const [name, answer] of answers) {
      const [ofService, method, pattern = ''] = name.split(' ');
      const params = ofService === service && method === request.method ? match(pattern, path) : null;
      if (params === null) continue;
      const recorded: ApiRequest = {
        call: `${service} ${method} ${pattern}`,
        query: Object.fromEntries(url.searchParams),
        params,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      };
      requests.push(recorded);
      const given = await answer(recorded);
      return given instanceof Refusal ? refuse(given) : Response.json(given);
    }
    return refuse(new Refusal('NOT_FOUND', { message: `${request.method} ${url.pathname} is not mocked` }));
  }

  return {
    fetch,
    on,
    requests,
    /** The calls of one kind, oldest first. */
    requestsTo: (call: string) => requests.filter((one) => one.call === call),
    signInAs: (who: Me | null) => {
      signedIn = who;
    },
  };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

function refuse({ code, body, status }: Refusal): Response {
  const full = { code, message: code, error: body.message ?? code, params: {}, requestId: 'test', ...body };
  return Response.json(full, { status });
}
