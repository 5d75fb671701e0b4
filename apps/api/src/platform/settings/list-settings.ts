import type { Database } from '../transaction.ts';
import { type SettingKey, settingKeys, settings } from './registry.ts';
import { missingSettings } from './settings.ts';
import { listSettingRows } from './settings.sql.ts';
import { shownValue } from './shown-value.ts';

export interface ListedSetting {
  key: SettingKey;
  /** On one line; null when it is not set. */
  value: string | null;
  /** Who set it; `demo` for the demo's values, null when nobody did. */
  source: string | null;
  /** Whether a public start refuses because of it. */
  isMissing: boolean;
}

/** Every setting with its value, who set it, and whether a public start misses it. */
export async function listSettings(db: Database): Promise<ListedSetting[]> {
  const [rows, missing] = await Promise.all([listSettingRows(db), missingSettings(db)]);
  return settingKeys.map((key) => {
    const row = rows.find((one) => one.key === key);
    const value = row ? shownValue(settings[key], row.value) : null;
    return { key, value, source: row?.updatedBy ?? null, isMissing: missing.includes(key) };
  });
}
