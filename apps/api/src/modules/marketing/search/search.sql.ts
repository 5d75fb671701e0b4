import { statement } from '../../../platform/db.ts';

export const removeSearchesOf = statement<never, [identityId: string]>(
  'marketing.remove_searches_of',
  `delete from marketing.search_term where identity_id = $1`,
);
