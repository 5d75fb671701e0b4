import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeFavouritesOf } from './favourite.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Hears `auth.account_deleted`: what a customer kept at hand goes with them. */
export const forgetFavourites: Listener = async (tx, message) => {
  await removeFavouritesOf(tx, AccountDeleted.parse(message.payload).customerId);
};
