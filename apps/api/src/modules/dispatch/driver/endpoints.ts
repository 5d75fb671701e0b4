import { type dispatchDriverApi, maxDriverPhotoBytes } from '@tonalia/contract/dispatch-driver';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { DriverAccess, DriverEndpoints } from '../../../platform/http/serve-driver.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { signCount } from '../settlement/sign-count.ts';
import { readDriverCookies, setDriverCookie } from './driver-cookie.ts';
import { createLinkOpener, identifyDriver } from './open-link.ts';
import { readDriverRoute } from './read-route.ts';
import { recordDeliveries } from './record-deliveries.ts';
import { storePhoto } from './store-photo.ts';

type DriverContext = Pick<ModuleContext, 'db' | 'clock' | 'origins' | 'publicUrl'>;

/** Base64 and the rest of the body. */
const PHOTO_BODY = Math.ceil(maxDriverPhotoBytes * 1.4);

/** How calls of drivers find their load: by the cookie that its opened link set; the query names one of several. */
export const driverAccess = ({ db, origins, publicUrl }: DriverContext): DriverAccess => ({
  origins,
  async identifyDriver(request) {
    // as: the query is read before the call's schema; only a text counts
    const { load } = request.query as { load?: unknown };
    const tokens = readDriverCookies(request, publicUrl, typeof load === 'string' ? load : undefined);
    for (const token of tokens) {
      const driver = await identifyDriver(db, token, network(addressOf(request)));
      if (driver) return driver;
    }
    return undefined;
  },
});

/** The calls of drivers, under `/api/purchase/driver`. */
export function driverEndpoints({ db, clock, publicUrl }: DriverContext): DriverEndpoints<typeof dispatchDriverApi> {
  const links = createLinkOpener(clock);
  return {
    'POST /driver/open': {
      access: 'door',
      handle: async ({ body: { token, phone }, request, reply }) => {
        const opened = await links.open(db, {
          token,
          phone,
          known: readDriverCookies(request, publicUrl),
          userAgent: request.headers['user-agent'] ?? '',
          network: network(addressOf(request)),
        });
        if (opened.step === 'phone') return { results: { step: 'phone' as const } };
        setDriverCookie(request, reply, publicUrl, { token: opened.token, loadCode: opened.driver.loadCode });
        return { results: { step: 'open' as const, route: await readDriverRoute(db, opened.driver.loadId) } };
      },
    },
    'GET /driver/route': {
      access: 'driver',
      handle: async ({ driver }) => ({ results: await readDriverRoute(db, driver.loadId) }),
    },
    'POST /driver/deliveries': {
      access: 'driver',
      handle: async ({ driver, body: { deliveries } }) => {
        const outcomes = await recordDeliveries(db, clock, driver, deliveries);
        return { results: { outcomes, route: await readDriverRoute(db, driver.loadId) } };
      },
    },
    'POST /driver/photos': {
      access: 'driver',
      bodyLimit: PHOTO_BODY,
      handle: async ({ driver, body }) => {
        await storePhoto(db, driver, body);
        return { results: { _id: body.clientId } };
      },
    },
    'POST /driver/count/sign': {
      access: 'driver',
      handle: async ({ driver, body: { version } }) => {
        await signCount(db, driver, version);
        return { results: await readDriverRoute(db, driver.loadId) };
      },
    },
  };
}
