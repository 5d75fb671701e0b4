import { statement } from '../../../platform/db.ts';

export const removeFavouritesOf = statement<never, [identityId: string]>(
  'products.remove_favourites_of',
  `delete from products.favourite where identity_id = $1`,
);
