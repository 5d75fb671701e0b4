import type { Services } from '@tonalia/contract/services';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '../../api/http/client.ts';

export type StartBody = NonNullable<CallOptions<Services['purchase']['POST /payment/start']>['body']>;
type PayingInstrument = StartBody['instrument'];

/** The instrument that will be charged, and its name on the screen. */
export interface ChosenInstrument {
  instrument: PayingInstrument;
  /** "Banco del Altiplano", "Visa ···· 4471". */
  name: string;
  detail: string;
}

/**
 * In memory only: card tokens and documents are never stored, so after a reload the instrument is chosen again.
 * One instrument for each payment method.
 */
let chosen: ReadonlyMap<string, ChosenInstrument> = new Map();
const listeners = new Set<() => void>();

export function chooseInstrument(method: string, instrument: ChosenInstrument): void {
  chosen = new Map([...chosen, [method, instrument]]);
  for (const listener of listeners) listener();
}

/** Clears the instruments: a card token works once, and another identity must not see them. */
export function forgetInstruments(): void {
  chosen = new Map();
  for (const listener of listeners) listener();
}

export const instrumentOf = (method: string | null): ChosenInstrument | undefined =>
  method === null ? undefined : chosen.get(method);

export function useInstruments(): ReadonlyMap<string, ChosenInstrument> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => chosen,
  );
}

let typedFor: string | null = null;

/** Stores an instrument entered on a separate page; the screen before it then selects this method. */
export function returnWithInstrument(method: string, instrument: ChosenInstrument): void {
  chooseInstrument(method, instrument);
  typedFor = method;
}

/** The method of an instrument entered on such a page; null otherwise. */
export function useReturnedMethod(): string | null {
  const [method] = useState(typedFor);
  useEffect(() => {
    typedFor = null;
  }, []);
  return method;
}
