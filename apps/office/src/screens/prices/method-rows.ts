import type { OfficeMovement, OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import { useState } from 'react';

/** A row of the payment methods: a method, or one of its discounts and charges. */
export interface MethodRow {
  row: string;
  method: OfficePaymentMethod;
  movement: OfficeMovement | undefined;
}

/** The rows of a method for the keyboard: itself, and what has not ended. */
export const rowsOf = ({ reference, movements }: OfficePaymentMethod): string[] => [
  reference,
  ...movements.filter(({ state }) => state !== 'ended').map(({ _id }) => _id),
];

/** The row of an address; undefined when there is none. */
export function rowOf(methods: readonly OfficePaymentMethod[], row: string | undefined): MethodRow | undefined {
  for (const method of methods) {
    const movement = method.movements.find(({ _id }) => _id === row);
    if (row !== undefined && (movement || method.reference === row)) return { row, method, movement };
  }
  return undefined;
}

/** As `rowOf`; a row that another person removed meanwhile stays, so that an open form keeps what was typed. */
export function useHeldRow(methods: readonly OfficePaymentMethod[], row: string | undefined): MethodRow | undefined {
  const found = rowOf(methods, row);
  const [held, setHeld] = useState<MethodRow>();
  if (found && (found.method !== held?.method || found.movement !== held.movement)) setHeld(found);
  return found ?? (held?.row === row ? held : undefined);
}
