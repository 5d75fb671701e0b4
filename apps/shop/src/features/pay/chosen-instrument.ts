import type { Services } from '@tonalia/contract/services';
import { useEffect, useState } from 'react';
import type { CallOptions } from '../../api/http/client.ts';
import { createStore, patch, useStore } from '../../state/store.ts';

export type PaymentStart = NonNullable<CallOptions<Services['purchase']['POST /payment/start']>['body']>;
type PayingInstrument = PaymentStart['instrument'];

/** The instrument that will be charged, and its name on the screen. */
export interface ChosenInstrument {
  instrument: PayingInstrument;
  /** "Banco del Altiplano", "Visa ···· 4471". */
  name: string;
  detail: string;
}

/** The accepted texts of the gateway, as its tokens. */
export interface AcceptanceTokens {
  acceptance: string;
  personalData: string;
}

/** In memory only: card tokens and documents are never stored, so after a reload the instrument is chosen again. */
interface PendingPayment {
  /** One instrument for each payment method. */
  instruments: ReadonlyMap<string, ChosenInstrument>;
  /** The method of an instrument that was just entered on a separate page. */
  enteredFor: string | null;
  /** Accepted together with an order that is being placed. */
  accepted: AcceptanceTokens | null;
}

const pending = createStore<PendingPayment>({ instruments: new Map(), enteredFor: null, accepted: null });

export function chooseInstrument(method: string, instrument: ChosenInstrument): void {
  patch(pending, { instruments: new Map([...pending.get().instruments, [method, instrument]]) });
}
/** Clears the instruments: a card token works once, and another identity must not see them. */
export const forgetInstruments = (): void => patch(pending, { instruments: new Map() });
export const instrumentOf = (method: string | null): ChosenInstrument | undefined =>
  method === null ? undefined : pending.get().instruments.get(method);

export const useInstruments = (): ReadonlyMap<string, ChosenInstrument> =>
  useStore(pending, ({ instruments }) => instruments);

export const acceptForOrder = (accepted: AcceptanceTokens | null): void => patch(pending, { accepted });
export const acceptedForOrder = (): AcceptanceTokens | null => pending.get().accepted;
/** Stores an instrument entered on a separate page; the screen before it then selects this method. */
export function returnWithInstrument(method: string, instrument: ChosenInstrument): void {
  chooseInstrument(method, instrument);
  patch(pending, { enteredFor: method });
}

/** The method of an instrument entered on such a page; null otherwise. */
export function useReturnedMethod(): string | null {
  const [method] = useState(pending.get().enteredFor);
  useEffect(() => {
    patch(pending, { enteredFor: null });
  }, []);
  return method;
}
