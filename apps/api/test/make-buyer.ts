import type { TestApi } from './build-app.ts';
import { type MadeCustomer, cities, makeAddress, makeCustomer, makeToken } from './make.ts';

export interface MadeBuyer extends MadeCustomer {
  addressId: string;
  token: string;
  /** Calls the purchase service as this buyer: `call('POST /cart/additem', body)`. */
  call(key: string, payload?: object, query?: Record<string, string>): ReturnType<TestApi['send']>;
}

interface BuyerWish {
  cityId?: string;
  tradeTypeId?: string;
  creditLimit?: number;
  name?: string;
  password?: string;
}

/** A signed-in customer with an address within coverage. */
export async function makeBuyer(api: TestApi, wish: BuyerWish = {}): Promise<MadeBuyer> {
  const customer = await makeCustomer(api.db, wish);
  const addressId = await makeAddress(api.db, customer.customerId, { cityId: wish.cityId ?? cities.bogota });
  const token = await makeToken(api.db, customer);
  return { ...customer, addressId, token, call: caller(api, token) };
}

/** Calls the purchase service with a token. */
export function caller(api: TestApi, token?: string, always: Record<string, string> = {}): MadeBuyer['call'] {
  return (key, payload, query = {}) => {
    const [method, path] = key.split(' ');
    return api.send({
      method: method as 'GET', // the keys are the contract's: a method and a path
      url: `/api/purchase${path}`,
      query: { ...always, ...query },
      ...(payload !== undefined && { payload }),
      ...(token !== undefined && { token }),
    });
  };
}
