import { statement } from '../../../platform/db.ts';

/** Owners that can sign in, the first one first. */
export const listOwners = statement(
  'office.list_owners',
  `select name, email from office.operator where role = 'owner' and left_at is null and totp_secret is not null order by created_at, id limit 3`,
);

/** No row for a page that was asked for on this day already. */
export const insertAccessRequest = statement(
  'office.insert_access_request',
  `insert into office.access_request (operator_id, place, asked_on) values ($operatorId, $place, $today)
   on conflict do nothing returning place`,
);
