import { isPhoneApp } from '../../native/target.ts';
import { browserStore } from './browser-store.ts';
import type { KeptKind, KeptStore } from './order-store.ts';
import type { UnsentOrder } from './unsent-order.ts';
import type { UnsentRegistration } from './unsent-registration.ts';
import type { UnsentVisit } from './unsent-visit.ts';

/** The store of this device. A browser has its code with this file, because the network may be gone when it is needed. */
const storeOf = async <T>(kind: KeptKind): Promise<KeptStore<T>> =>
  isPhoneApp ? (await import('./file-store.ts')).fileStore<T>(kind) : browserStore<T>(kind);

/** Where this device keeps unsent orders. */
export const orderStore = () =>
  storeOf<UnsentOrder>({ database: 'tonalia-outbox', table: 'orders', key: 'clientOrderId' });

/** Where this device keeps customers that are not registered yet. */
export const registrationStore = () =>
  storeOf<UnsentRegistration>({
    database: 'tonalia-registrations',
    table: 'registrations',
    key: 'clientRegistrationId',
  });

/** Where this device keeps notes of visits that are not sent. */
export const visitStore = () =>
  storeOf<UnsentVisit>({ database: 'tonalia-visits', table: 'visits', key: 'clientVisitId' });
