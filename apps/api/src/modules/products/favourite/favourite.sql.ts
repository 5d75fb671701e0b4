import { statement } from '../../../platform/db.ts';

export const removeFavouritesOf = statement<never, [customerId: string]>(
  'products.remove_favourites_of',
  `delete from products.favourite where customer_id = $1`,
);
