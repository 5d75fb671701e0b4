import { isDeepStrictEqual } from 'node:util';
import type { LegalText } from '@tonalia/contract/settings';
import { withFreeVersion } from '@tonalia/rules/legal-text';
import { recordAuditEvent } from '../audit.ts';
import { type Database, type Transaction, inTransaction } from '../transaction.ts';
import { type SettingDefinition, type SettingKey, settings } from './registry.ts';
import { fillIn } from './fill-in.ts';
import { lockSetting, removeSetting, saveSetting } from './settings.sql.ts';
import { shownValue } from './shown-value.ts';
import { WrongSetting } from './wrong-setting.ts';

interface SettingChange {
  key: SettingKey;
  /** As the owner typed it; null removes the setting. */
  text: string | null;
  /** The person, or the machine account, that changes it. */
  by: string;
}

/** The values before and after, each on one line; null without a value. */
export type ChangedSetting = { before: string | null; after: string | null };

/**
 * Sets or removes a setting and records an audit event. Throws WrongSetting. A legal text gets a new version when its wording changes;
 * older versions stay readable.
 */
export function setSetting(db: Database, { key, text, by }: SettingChange): Promise<ChangedSetting> {
  const definition: SettingDefinition<unknown> = settings[key];
  return inTransaction(db, async (tx) => {
    const [row] = await lockSetting(tx, key);
    const before = row ? shownValue(definition, row.value) : null;
    if (text === null) await removeSetting(tx, key, by);
    const value = text === null ? null : await valueOf(tx, { key, text }, row?.value);
    if (value !== null && !isDeepStrictEqual(value, row?.value)) await saveSetting(tx, key, JSON.stringify(value), by);
    const after = value === null ? null : shownValue(definition, value);
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'platform.setting_set',
      subjectId: key,
      detail: { before, after, by },
    });
    return { before, after };
  });
}

async function valueOf(
  tx: Transaction,
  { key, text }: { key: SettingKey; text: string },
  current: unknown,
): Promise<unknown> {
  const definition: SettingDefinition<unknown> = settings[key];
  const given = key === 'legal.terms' ? await fillIn(tx, text) : text.trim();
  const parsed = definition.schema.safeParse(definition.read?.(given) ?? given);
  if (!parsed.success) throw new WrongSetting(`${definition.label} (${key}) debe ser como: ${definition.example}.`);
  return key === 'legal.terms' ? versioned(parsed.data, current) : parsed.data;
}

/** The current text when only its date would change; else a new version. */
function versioned(given: unknown, current: unknown): unknown {
  const [text, held] = [given as LegalText, current as LegalText | undefined]; // as: both passed the schema of legal.terms
  if (isDeepStrictEqual(text.sections, held?.sections)) return held;
  return withFreeVersion(text, held?.version);
}
