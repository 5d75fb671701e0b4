import type { DriverRoute, StopReport } from '@tonalia/contract/dispatch-driver';
import { takeStopDrafts } from './stop-draft.ts';
import { type Waiting, waitingStore } from './waiting-store.ts';

/** A photo that its delivery names. */
export interface WaitingPhoto {
  clientId: string;
  stopId: string;
  base64: string;
}

/** A delivery or pick-up that the server has not confirmed, with its photos, which are sent before it. */
export interface WaitingDelivery extends Waiting {
  delivery: StopReport;
  photos: WaitingPhoto[];
}

const ROUTE = 'tonalia.driver.route.';
const SEEN = 'tonalia.driver.seen.';
/** The code of the load that was shown last. */
const LAST = 'tonalia.driver.last';

/** Keeps the route on the device, for the hours without network. A full store keeps the older one. */
export function storeRoute(route: DriverRoute): void {
  try {
    localStorage.setItem(ROUTE + route.code, JSON.stringify(route));
    localStorage.setItem(LAST, route.code);
  } catch {
    // without room the route lasts as long as the page
  }
}

/** The route of a load as it was last read, by its code or the one shown last; undefined without one. */
export function storedRoute(code?: string): DriverRoute | undefined {
  const text = localStorage.getItem(ROUTE + (code ?? localStorage.getItem(LAST) ?? ''));
  return text === null ? undefined : (JSON.parse(text) as DriverRoute); // as: `storeRoute` wrote it
}

/** Codes and names of the loads that this device has, in their order. */
export function storedRoutes(): Pick<DriverRoute, 'code' | 'route'>[] {
  const codes = Object.keys(localStorage).flatMap((key) => (key.startsWith(ROUTE) ? [key.slice(ROUTE.length)] : []));
  return codes.toSorted((one, other) => one.localeCompare(other)).flatMap((code) => storedRoute(code) ?? []);
}

/** Removes a route and what it chose: it names customers. Unsent deliveries stay until they are sent. */
export function forgetRoute(code: string): void {
  const route = storedRoute(code);
  if (!route) return;
  localStorage.removeItem(ROUTE + route.code);
  if (localStorage.getItem(LAST) === route.code) localStorage.removeItem(LAST);
  for (const { _id } of route.stops) {
    localStorage.removeItem(SEEN + _id);
    takeStopDrafts(_id);
  }
}

/** The deliveries of each load. A refused one stays until its stop is recorded again. */
export const deliveryStore = waitingStore<WaitingDelivery>('tonalia.driver.delivery');

/** The boxes of a stop that the driver took out, by number. */
export function seenBoxes(stopId: string): number[] {
  const text = localStorage.getItem(`${SEEN}${stopId}`);
  return text === null ? [] : (JSON.parse(text) as number[]); // as: `storeSeenBoxes` wrote it
}

export function storeSeenBoxes(stopId: string, boxes: readonly number[]): void {
  localStorage.setItem(`${SEEN}${stopId}`, JSON.stringify(boxes));
}
