import type { OfficePreferences } from '@tonalia/contract/office-views';
import { rowIs, statement } from '../../../platform/db.ts';

export const findPreferences = statement(
  'office.find_preferences',
  'select value from office.preference where operator_id = $1',
  rowIs<{ value: OfficePreferences }>(),
);

/** The parts that are given replace those before; the rest stays. */
export const savePreferences = statement(
  'office.save_preferences',
  `insert into office.preference as p (operator_id, value) values ($operatorId, $value)
   on conflict (operator_id) do update set value = p.value || excluded.value, changed_at = now() returning value`,
  rowIs<{ value: OfficePreferences }>(),
);
