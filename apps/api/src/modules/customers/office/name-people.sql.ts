import { rowIs, statement } from '../../../platform/db.ts';

/** Names of customers, and of the accounts of people. */
export const namePeople = statement(
  'auth.name_people',
  `select 'customer' as kind, id::text as id, name from auth.customer where id = any($uuids::uuid[])
   union all
   select 'person', id::text, concat_ws(' ', name, last_name) from auth.identity where id = any($uuids::uuid[])`,
  rowIs<{ kind: 'customer' | 'person' }>(),
);
