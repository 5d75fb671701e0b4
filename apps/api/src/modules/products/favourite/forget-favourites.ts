import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeFavouritesOf } from './favourite.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Handles `auth.account_deleted`: deletes the customer's favourites. */
export const forgetFavourites: Listener = async (tx, message) => {
  await removeFavouritesOf(tx, AccountDeleted.parse(message.payload).customerId);
};
