import { appVersionApi } from './app-version.ts';
import { authApi } from './auth-api.ts';
import { membersApi, teamApi } from './members.ts';
import { offlineCustomersApi } from './offline.ts';
import { marketingApi } from './marketing.ts';
import { productsApi } from './products-api.ts';
import { noticesApi } from './notices.ts';
import { pushApi } from './push.ts';
import { orderDeliveryApi } from './order-delivery.ts';
import { purchaseApi } from './purchase-api.ts';
import { sellerRegistrationsApi } from './seller-registrations.ts';
import { settingsApi } from './settings.ts';
import { statementApi } from './statement.ts';
import { trackingApi } from './tracking.ts';

/** Every service with its table of calls. The base of a service is `/api/<name>`. */
export const services = {
  auth: authApi,
  purchase: { ...purchaseApi, ...orderDeliveryApi },
  products: productsApi,
  customers: { ...offlineCustomersApi, ...statementApi, ...membersApi, ...teamApi, ...sellerRegistrationsApi },
  marketing: marketingApi,
  tracking: trackingApi,
  'app-version': appVersionApi,
  push: pushApi,
  notices: noticesApi,
  settings: settingsApi,
} as const;

/** The tables of calls by service. */
export type Services = typeof services;
/** A service of the shop; its base is `/api/<name>`. */
export type ServiceName = keyof Services;
