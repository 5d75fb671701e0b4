import type { DriverRoute, StopReport } from '@tonalia/contract/dispatch-driver';
import { call } from './call.ts';

/** Opening a link: a second device is asked for the driver's phone. */
export type OpenedLink = { step: 'phone' } | { step: 'open'; route: DriverRoute };

export const openLink = (token: string, phone?: string): Promise<OpenedLink> =>
  call('purchase', 'POST /driver/open', { body: { token, ...(phone !== undefined && { phone }) } }).then(
    ({ results }) => results,
  );

/** The calls of one load, by its code; of the one that the phone opened without it. */
export const driverCalls = (load?: string) => ({
  readRoute: (): Promise<DriverRoute> =>
    call('purchase', 'GET /driver/route', { query: { load } }).then(({ results }) => results),
  sendDeliveries: (deliveries: StopReport[]) =>
    call('purchase', 'POST /driver/deliveries', { query: { load }, body: { deliveries } }).then(
      ({ results }) => results,
    ),
  sendPhoto: (photo: { clientId: string; stopId: string; base64: string }) =>
    call('purchase', 'POST /driver/photos', { query: { load }, body: photo }),
  signCount: (version: number): Promise<DriverRoute> =>
    call('purchase', 'POST /driver/count/sign', { query: { load }, body: { version } }).then(({ results }) => results),
});
