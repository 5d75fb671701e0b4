import type { Services } from '@tonalia/contract/services';
import { useEffect, useState } from 'react';
import type { CallOptions } from '../../api/http/client.ts';
import { createStore, patch, useStore } from '../../state/store.ts';

export type StartBody = NonNullable<CallOptions<Services['purchase']['POST /payment/start']>['body']>;
type PayingInstrument = StartBody['instrument'];

/** The instrument that will be charged, and its name on the screen. */
export interface ChosenInstrument {
  instrument: PayingInstrument;
  /** "Banco del Altiplano", "Visa ···· 4471". */
  name: string;
  detail: string;
}

/** The accepted texts of the gateway, as its tokens. */
export interface Accepted {
  acceptance: string;
  personalData: string;
}

/** In memory only: card tokens and documents are never stored, so after a reload the instrument is chosen again. */
interface ComingPayment {
  /** One instrument for each payment method. */
  instruments: ReadonlyMap<string, ChosenInstrument>;
  /** The method of an instrument that was just entered on a separate page. */
  enteredFor: string | null;
  /** Accepted together with an order that is being placed. */
  accepted: Accepted | null;
}

const coming = createStore<ComingPayment>({ instruments: new Map(), enteredFor: null, accepted: null });

export function chooseInstrument(method: string, instrument: ChosenInstrument): void {
  patch(coming, { instruments: new Map([...coming.get().instruments, [method, instrument]]) });
}
/** Clears the instruments: a card token works once, and another identity must not see them. */
export const forgetInstruments = (): void => patch(coming, { instruments: new Map() });
export const instrumentOf = (method: string | null): ChosenInstrument | undefined =>
  method === null ? undefined : coming.get().instruments.get(method);

export const useInstruments = (): ReadonlyMap<string, ChosenInstrument> =>
  useStore(coming, ({ instruments }) => instruments);

export const acceptForOrder = (accepted: Accepted | null): void => patch(coming, { accepted });
export const acceptedForOrder = (): Accepted | null => coming.get().accepted;
/** Stores an instrument entered on a separate page; the screen before it then selects this method. */
export function returnWithInstrument(method: string, instrument: ChosenInstrument): void {
  chooseInstrument(method, instrument);
  patch(coming, { enteredFor: method });
}

/** The method of an instrument entered on such a page; null otherwise. */
export function useReturnedMethod(): string | null {
  const [method] = useState(coming.get().enteredFor);
  useEffect(() => {
    patch(coming, { enteredFor: null });
  }, []);
  return method;
}
