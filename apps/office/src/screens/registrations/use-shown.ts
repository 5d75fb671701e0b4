import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { useState } from 'react';

/** The registration on the screen with its place in the list. */
interface ShownRegistration {
  id: string;
  /** Undefined when the address named one that does not wait. */
  registration: OfficeRegistration | undefined;
  at: number;
}

/**
 * The registration that is shown: the one of the address, else the oldest. One that leaves the list stays until the
 * operator goes on, so that no other business slides under a decision.
 */
export function useShown(all: readonly OfficeRegistration[] | undefined, asked: string | undefined) {
  const [kept, setKept] = useState<ShownRegistration>();
  // Where the operator went from an address, until the address follows.
  const [left, setLeft] = useState<{ from: string | undefined; to: string | undefined }>();
  if (left && left.from !== asked) setLeft(undefined);
  const wanted = left && left.from === asked ? left.to : asked;
  const id = wanted ?? kept?.id ?? all?.[0]?._id;
  const at = all?.findIndex(({ _id }) => _id === id) ?? -1;
  const registration = all?.[at];
  if (id !== undefined && registration && (kept?.registration !== registration || kept.at !== at))
    setKept({ id, registration, at });
  const isGone = all !== undefined && id !== undefined && registration === undefined;
  const last = kept?.id === id ? kept : undefined;
  return {
    shown: registration ?? last?.registration,
    at: registration ? at : (last?.at ?? 0),
    isGone,
    /** Forgets the one that is shown; undefined for the oldest. */
    leaveTo: (to: string | undefined) => {
      setKept(undefined);
      setLeft(asked === to ? undefined : { from: asked, to });
    },
  };
}
