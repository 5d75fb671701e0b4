import { statement } from '../db.ts';

/** The audit event of a change. */
export const settingSet = 'platform.setting_set';

/** The last changes of a setting, the newest first. */
export const listSettingEvents = statement(
  'platform.list_setting_events',
  `select a.at, coalesce(o.name, a.detail ->> 'by') as by, a.detail ->> 'before' as before, a.detail ->> 'after' as after
   from platform.audit a left join office.operator o on o.id = a.operator_id
   where a.action = '${settingSet}' and a.subject_id = $1 order by a.id desc limit 50`,
);
