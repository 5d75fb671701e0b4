import type { MovementDraft, MovementSaved, OfficeMovement } from '@tonalia/contract/payment-methods-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { VersionedRow } from './prices.ts';

/** How often an open page asks again, in ms: windows begin and end. */
const REFRESH = 60_000;
const MOVEMENTS = '/office/payment-methods/{reference}/movements';

/** The payment methods; `prices` begins the key, so that they are asked for again with the lists of prices. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['prices', 'payment-methods'],
  queryFn: ({ signal }) => call('purchase', 'GET /office/payment-methods', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** A draft with its payment method, which a saved one keeps. */
export type MethodMovementDraft = MovementDraft & { reference: string };

/** Saves a discount or charge, new or in the place of `saved`; with `dryRun` it only computes the examples. */
export const saveMovement = (
  { reference, ...draft }: MethodMovementDraft,
  { saved, dryRun, signal }: { saved?: VersionedRow | undefined; dryRun: boolean; signal?: AbortSignal },
): Promise<MovementSaved> => {
  const more = signal ? { signal } : {};
  const sent = saved
    ? call('purchase', `PUT ${MOVEMENTS}/{id}`, {
        params: { reference, id: saved._id },
        body: { ...draft, version: saved.version, dryRun },
        ...more,
      })
    : call('purchase', `POST ${MOVEMENTS}`, { params: { reference }, body: { ...draft, dryRun }, ...more });
  return sent.then(({ results }) => results);
};

/** Ends a discount or charge; it cannot be undone. */
export const stopMovement = (reference: string, { _id: id, version }: OfficeMovement): Promise<undefined> =>
  call('purchase', `POST ${MOVEMENTS}/{id}/stop`, { params: { reference, id }, body: { version } }).then(
    () => undefined,
  );
