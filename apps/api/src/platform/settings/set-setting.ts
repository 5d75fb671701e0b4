import { isDeepStrictEqual } from 'node:util';
import type { LegalText } from '@tonalia/contract/settings';
import { withFreeVersion } from '@tonalia/rules/legal-text';
import { type OperatorAuthor, recordAuditEvent } from '../audit.ts';
import { type Database, type Transaction, inTransaction } from '../transaction.ts';
import { type SettingKey, settings } from './registry.ts';
import type { SettingDefinition } from './setting-definition.ts';
import { fillIn } from './fill-in.ts';
import { findSetting, lockSettings, removeSetting, saveSetting } from './settings.sql.ts';
import { shownValue } from './shown-value.ts';
import { settingSet } from './setting-history.sql.ts';
import { WrongSetting } from './wrong-setting.ts';

/** A new value of a setting, and its author. */
export interface SettingChange {
  key: SettingKey;
  /** As the owner typed it; null removes the setting. */
  text: string | null;
  /** The person, or the machine account, that changes it. */
  by: string;
  /** The operator of the office; absent at a command. */
  operator?: OperatorAuthor;
  /** The value that the author saw; SettingChanged when it is another one now. Absent at a command. */
  seen?: string | null;
}

/** Another person changed a setting since its author saw it. */
export class SettingChanged extends Error {}

/** The values before and after, each on one line; null without a value. */
export type ChangedSetting = { before: string | null; after: string | null };

/** As `changeSetting`, in a transaction of its own. Throws WrongSetting. */
export const setSetting = (db: Database, change: SettingChange): Promise<ChangedSetting> =>
  inTransaction(db, async (tx) => {
    await lockSettings(tx);
    return changeSetting(tx, change);
  });

/**
 * Sets or removes a setting and records an audit event; call `lockSettings` first. Throws WrongSetting and SettingChanged. A legal text gets a
 * new version when its wording changes; older versions stay readable.
 */
export async function changeSetting(
  tx: Transaction,
  { key, text, by, operator, seen }: SettingChange,
): Promise<ChangedSetting> {
  const definition: SettingDefinition<unknown> = settings[key];
  const [row] = await findSetting(tx, key);
  const before = row ? shownValue(definition, row.value) : null;
  if (seen !== undefined && seen !== before) throw new SettingChanged();
  if (text === null) await removeSetting(tx, key, by);
  const value = text === null ? null : await valueOf(tx, { key, text }, row?.value);
  if (value !== null && !isDeepStrictEqual(value, row?.value)) await saveSetting(tx, key, JSON.stringify(value), by);
  const after = value === null ? null : shownValue(definition, value);
  const detail = { before, after, by };
  await recordAuditEvent(tx, { actorId: null, operator, action: settingSet, subjectId: key, detail });
  return { before, after };
}

async function valueOf(
  tx: Transaction,
  { key, text }: { key: SettingKey; text: string },
  current: unknown,
): Promise<unknown> {
  const definition: SettingDefinition<unknown> = settings[key];
  const given = key === 'legal.terms' ? await fillIn(tx, text) : text.trim();
  const parsed = definition.schema.safeParse(definition.read?.(given) ?? given);
  if (!parsed.success) {
    const { label, example, advise } = definition;
    const wrong = advise?.(given) ?? `debe ser como: ${example}`;
    throw new WrongSetting(`${label} (${key}) ${wrong}.`, `${label} ${wrong}.`);
  }
  return key === 'legal.terms' ? versioned(parsed.data, current) : parsed.data;
}

/** The current text when only its date would change; else a new version. */
function versioned(given: unknown, current: unknown): unknown {
  const [text, held] = [given as LegalText, current as LegalText | undefined]; // as: both passed the schema of legal.terms
  if (isDeepStrictEqual(text.sections, held?.sections)) return held;
  return withFreeVersion(text, held?.version);
}
