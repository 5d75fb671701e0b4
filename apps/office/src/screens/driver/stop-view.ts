import type { Delivery, DriverRoute, DriverStop } from '@tonalia/contract/dispatch-driver';
import type { WaitingDelivery } from '../../api/delivery-store.ts';

/** The stops as the driver sees them: what waits on the phone counts at once. */
export function stopsWith(route: DriverRoute, waiting: readonly WaitingDelivery[]): DriverStop[] {
  return route.stops.map((stop) => {
    const own = waiting.find(({ delivery }) => delivery.stopId === stop._id)?.delivery;
    return own ? { ...stop, delivery: { result: own.result, at: own.at } } : stop;
  });
}

/** The stop to go to: the first that has not ended; undefined at the end of the day. */
export const nextStop = (stops: readonly DriverStop[]): DriverStop | undefined =>
  stops.find(({ delivery }) => delivery === null);

/** What the phone's own program for maps opens. */
export const mapsLink = ({ address, city }: Pick<DriverStop, 'address' | 'city'>): string => {
  const place = encodeURIComponent(`${address}, ${city}`);
  return /android/i.test(navigator.userAgent)
    ? `geo:0,0?q=${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`;
};

/** Digits with Colombia's code, as WhatsApp takes them. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `57${digits}` : digits;
}

/** A line of a stop with what the customer takes of it. */
export interface BackChoice {
  units: number;
  reason: BackReasonOf | null;
  photoIds: string[];
}
type BackReasonOf = Extract<Delivery, { result: 'partial' }>['back'][number]['reason'];

/** What the driver filled in about a stop. */
export interface DeliveryDraft {
  result: Delivery['result'];
  /** Units that come back, by line. */
  backs: Readonly<Record<number, BackChoice>>;
  /** Tendered, in pesos; null while it is empty. */
  cash: number | null;
  hasElectronic: boolean;
  electronic: number | null;
  reference: string;
  receiver: string;
  isSigned: boolean;
  code: string;
  signatureId: string | null;
  reason: Extract<Delivery, { result: 'refused' }>['reason'] | null;
  note: string;
  photoIds: string[];
}

/** A draft before anything is filled in. */
export const emptyDraft = (result: Delivery['result']): DeliveryDraft => ({
  result,
  backs: {},
  cash: null,
  hasElectronic: false,
  electronic: null,
  reference: '',
  receiver: '',
  isSigned: false,
  code: '',
  signatureId: null,
  reason: null,
  note: '',
  photoIds: [],
});

/** Units that come back of all lines. */
export const unitsBack = ({ backs }: Pick<DeliveryDraft, 'backs'>): number =>
  Object.values(backs).reduce((sum, { units }) => sum + units, 0);

/** The sums of a draft, in pesos: what is to be collected after units came back, what is kept in cash, and the change. */
export function sumsOf(stop: DriverStop, draft: DeliveryDraft) {
  const less = stop.lines.reduce((sum, { line, back }) => sum + back * (draft.backs[line]?.units ?? 0), 0);
  const due = Math.max(0, stop.collect - less);
  const electronic = draft.hasElectronic ? Math.min(draft.electronic ?? 0, due) : 0;
  const inCash = due - electronic;
  const tendered = draft.cash ?? 0;
  return {
    less: stop.collect - due,
    due,
    electronic,
    cash: Math.min(tendered, inCash),
    change: Math.max(0, tendered - inCash),
    missing: Math.max(0, inCash - tendered),
  };
}
