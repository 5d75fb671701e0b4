import type { Database } from '../transaction.ts';
import { type SettingKey, settingKeys, settings } from './registry.ts';
import { missingSettings } from './settings.ts';
import { listSettingRows } from './settings.sql.ts';
import { shownValue } from './shown-value.ts';

/** A row of `npm run settings -- list`. */
export interface ListedSetting {
  key: SettingKey;
  /** On one line; null when not set. */
  value: string | null;
  /** The person or machine account that set it; `demo` for the demo's values, null when not set. */
  source: string | null;
  /** When it was set; null when it was never set. */
  setAt: Date | null;
  /** Whether a public start is refused because of it. */
  isMissing: boolean;
}

/** All settings with their values and authors, and whether a public start misses them. */
export async function listSettings(db: Database): Promise<ListedSetting[]> {
  const [rows, missing] = await Promise.all([listSettingRows(db), missingSettings(db)]);
  return settingKeys.map((key) => {
    const row = rows.find((one) => one.key === key);
    const value = row ? shownValue(settings[key], row.value) : null;
    return {
      key,
      value,
      source: row?.updatedBy ?? null,
      setAt: row?.updatedAt ?? null,
      isMissing: missing.includes(key),
    };
  });
}
