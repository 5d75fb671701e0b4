import type { Delivery, DriverRoute } from '@tonalia/contract/dispatch-driver';
import { call } from './call.ts';

/** Opening a link: a second device is asked for the driver's phone. */
export type OpenedLink = { step: 'phone' } | { step: 'open'; route: DriverRoute };

export const openLink = (token: string, phone?: string): Promise<OpenedLink> =>
  call('purchase', 'POST /driver/open', { body: { token, ...(phone !== undefined && { phone }) } }).then(
    ({ results }) => results,
  );

export const readRoute = (): Promise<DriverRoute> =>
  call('purchase', 'GET /driver/route').then(({ results }) => results);

export const sendDelivery = (delivery: Delivery) =>
  call('purchase', 'POST /driver/deliveries', { body: { deliveries: [delivery] } }).then(({ results }) => results);

export const sendPhoto = (photo: { clientId: string; stopId: string; base64: string }) =>
  call('purchase', 'POST /driver/photos', { body: photo });

export const signCount = (version: number): Promise<DriverRoute> =>
  call('purchase', 'POST /driver/count/sign', { body: { version } }).then(({ results }) => results);
