import { statement } from '../db.ts';

/** A stored setting; `value` is unchecked JSON until the registry's schema parses it. */
export interface SettingRow {
  key: string;
  value: unknown;
  updatedAt: Date;
  updatedBy: string;
}

const columns = `key, value, updated_at as "updatedAt", updated_by as "updatedBy"`;

/** Stored settings only; a setting with its default has no row. */
export const listSettingRows = statement<SettingRow>(
  'platform.list_settings',
  `select ${columns} from platform.setting order by key`,
);

/** Makes changes of settings serial until the transaction ends. */
export const lockSettings = statement<never, []>(
  'platform.lock_settings',
  `select pg_advisory_xact_lock(hashtextextended('settings', 0))`,
);

/** The stored value of a setting; no row when it is not set. */
export const findSetting = statement<SettingRow, [key: string]>(
  'platform.find_setting',
  `select ${columns} from platform.setting where key = $1`,
);

/** The setting as text, null when it is not set. */
export const findSettingText = statement<{ value: string | null }, [key: string]>(
  'platform.find_setting_text',
  `select platform.setting_text($1, null) as value`,
);

/** Stores a value (JSON) and keeps it in the history. */
export const saveSetting = statement<never, [key: string, value: string, by: string]>(
  'platform.save_setting',
  `with kept as (insert into platform.setting_history (key, value, set_by) values ($1, $2::jsonb, $3))
   insert into platform.setting (key, value, updated_by) values ($1, $2::jsonb, $3)
   on conflict (key) do update set value = excluded.value, updated_at = now(), updated_by = excluded.updated_by`,
);

/** Removes a value and keeps the removal in the history. */
export const removeSetting = statement<never, [key: string, by: string]>(
  'platform.remove_setting',
  `with kept as (insert into platform.setting_history (key, value, set_by) values ($1, null, $2))
   delete from platform.setting where key = $1`,
);

/** The latest text published under a version. */
export const findTextVersion = statement<{ value: unknown }, [key: string, version: string]>(
  'platform.find_text_version',
  `select value from platform.setting_history where key = $1 and value->>'version' = $2 order by id desc limit 1`,
);

/** The name of own credit, as payment methods show it. */
export const findCreditName = statement<{ name: string }>(
  'platform.find_credit_name',
  `select platform.credit_name() as name`,
);

/** Name and main colour of the brand, as text; null when they are not set. */
export const findBrand = statement<{ name: string | null; colour: string | null }>(
  'platform.find_brand',
  `select platform.setting_text('brand.name', null) as name, platform.setting_text('brand.colour', null) as colour`,
);
