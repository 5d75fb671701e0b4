import { z } from 'zod';
import { MOST_AT_ONCE } from './office-wire.ts';
import { Pesos } from './wire.ts';

/** Id of a payment, a refund or a line of the bank; opaque to clients. */
export const MoneyId = z.string().regex(/^[1-9]\d{0,17}$/);

/** A payment, refund or line of the bank in a path. */
export const MoneyParams = z.object({ id: MoneyId });

/** Documents of own credit to pay, each whole or in part. */
export const ChosenDocuments = z
  .array(z.strictObject({ _id: MoneyId, amount: Pesos.min(1) }))
  .min(1)
  .max(50);

/** The things of a bulk act about money. */
export const chosenMoney = {
  ids: z.array(MoneyId).min(1).max(MOST_AT_ONCE),
  dryRun: z.boolean().default(false),
};
