import { expect, test } from 'vitest';
import { officeServices } from './office-services.ts';
import { services } from './services.ts';

/** Calls that clients outside this repository make, by service. */
const relied = {
  office: `POST /sign-in, POST /sign-in/totp, GET /me, POST /sign-out, GET /search, GET /audit, GET /settings, GET /operators, GET /jobs,
    GET /health`,
  purchase: `GET /office/orders, GET /office/orders/{orderCode}, POST /office/orders/pick, POST /office/orders/dispatch,
    POST /office/orders/deliver, POST /office/orders/reject, POST /office/orders/{orderCode}/adjust, POST /office/orders/{orderCode}/refund,
    POST /office/orders/{orderCode}/move, POST /office/orders/{orderCode}/message, GET /office/waves, GET /office/returns,
    GET /office/transfers, GET /office/routes, GET /office/settlements, POST /seller-orders, GET /seller-orders/{clientOrderId},
    POST /returns, GET /lists, POST /lists, POST /shares, GET /shares/{token}, POST /shares/{token}/answer`,
  customers: `GET /office/customers, GET /office/registrations, GET /office/sellers, GET /offline/portfolio, GET /statement, GET /members,
    POST /members`,
  products: `GET /office/versions, PATCH /office/versions, GET /office/products/{id}, GET /office/stock, GET /office/movements,
    GET /office/prices, GET /office/presales, GET /office/imports, GET /office/media, POST /recognise, POST /alerts,
    GET /offline/snapshot`,
  marketing: 'GET /office/coupons',
};

const tables: Record<string, object>[] = [services, officeServices];

test.each(Object.entries(relied))('the names of %s that clients rely on are calls', (service, names) => {
  const calls = tables.flatMap((table) => Object.keys(table[service] ?? {}));
  expect(calls).toEqual(expect.arrayContaining(names.split(/,\s+/)));
});
