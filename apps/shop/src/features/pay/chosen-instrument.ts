import type { Services } from '@tonalia/contract/services';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '../../api/client.ts';

export type StartBody = NonNullable<CallOptions<Services['purchase']['POST /payment/start']>['body']>;
type Instrument = StartBody['instrument'];

/** What will be charged, and how its owner knows it. */
export interface ChosenInstrument {
  instrument: Instrument;
  /** "Banco del Altiplano", "Visa ···· 4471". */
  name: string;
  detail: string;
}

/**
 * In the memory of this page alone: a card's token or a document is written down nowhere, so after a reload it is chosen again.
 * One for each payment method.
 */
let chosen: ReadonlyMap<string, ChosenInstrument> = new Map();
const listeners = new Set<() => void>();

export function chooseInstrument(method: string, instrument: ChosenInstrument): void {
  chosen = new Map([...chosen, [method, instrument]]);
  for (const listener of listeners) listener();
}

/** A card's token serves once, and nobody's instrument is the next one's. */
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

/** Chosen on a page of its own: the screen that one goes back to goes on with this method. */
export function goBackWith(method: string, instrument: ChosenInstrument): void {
  chooseInstrument(method, instrument);
  typedFor = method;
}

/** The method that one comes back with from such a page; null for who did not leave. */
export function useBackWith(): string | null {
  const [method] = useState(typedFor);
  useEffect(() => {
    typedFor = null;
  }, []);
  return method;
}
