import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { WeeklyExport } from '@tonalia/contract/office-weekly-export';
import { rowIs, statement } from '../../../platform/db.ts';

export const findWeeklyExport = statement(
  'office.find_weekly_export',
  'select wish from office.weekly_export where operator_id = $operatorId',
  rowIs<{ wish: WeeklyExport }>(),
);

/** A change keeps the Monday of the last mail. */
export const saveWeeklyExport = statement(
  'office.save_weekly_export',
  `insert into office.weekly_export (operator_id, wish, mailed_for) values ($operatorId, $wish, $monday)
   on conflict (operator_id) do update set wish = excluded.wish`,
);

export const deleteWeeklyExport = statement(
  'office.delete_weekly_export',
  'delete from office.weekly_export where operator_id = $operatorId returning operator_id',
);

/** Marks what is not mailed for a Monday yet, and returns it with its operators that can sign in. */
export const claimWeeklyExports = statement(
  'office.claim_weekly_exports',
  `update office.weekly_export w set mailed_for = $monday from office.operator o
   where o.id = w.operator_id and o.left_at is null and o.totp_secret is not null and w.mailed_for < $monday
   returning o.name, o.email, o.role, w.wish`,
  rowIs<{ role: OfficeRole; wish: WeeklyExport }>(),
);
