import type { OfficeServiceName } from './office-services.ts';
import type { ServiceName } from './services.ts';

/** Every service that a process can serve. */
export type ServedService = ServiceName | OfficeServiceName;

/** All services, in the order of registration: the allowed values of `SERVICES`. */
export const servedServices = [
  'auth',
  'tracking',
  'products',
  'marketing',
  'purchase',
  'app-version',
  'push',
  'notices',
  'settings',
  'office',
  'customers',
] as const satisfies readonly ServedService[];
