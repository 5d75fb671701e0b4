import { isDeepStrictEqual } from 'node:util';
import type { LegalText } from '@tonalia/contract/settings';
import { withFreeVersion } from '@tonalia/rules/legal-text';
import { recordAuditEvent } from '../audit.ts';
import { type Database, type Transaction, inTransaction } from '../transaction.ts';
import { type Definition, type SettingKey, settings } from './registry.ts';
import { fillIn } from './fill-in.ts';
import { lockSetting, removeSetting, saveSetting } from './settings.sql.ts';
import { shownValue } from './shown-value.ts';
import { WrongSetting } from './wrong-setting.ts';

interface Change {
  key: SettingKey;
  /** As the owner typed it; null removes the setting. */
  text: string | null;
  /** Who changes it: a person's name or the machine's for them. */
  by: string;
}

/** What a change did, each side on one line; null where there was or is no value. */
export type Changed = { before: string | null; after: string | null };

/**
 * Gives a setting another value, or removes it, and writes an audit event. Throws WrongSetting. A legal text gets a new version
 * when its wording changes, and the older ones stay readable.
 */
export function setSetting(db: Database, { key, text, by }: Change): Promise<Changed> {
  const definition: Definition<unknown> = settings[key];
  return inTransaction(db, async (tx) => {
    const [row] = await lockSetting(tx, key);
    const before = row ? shownValue(definition, row.value) : null;
    if (text === null) await removeSetting(tx, key, by);
    const value = text === null ? null : await valueOf(tx, key, definition, text, row?.value);
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
  key: SettingKey,
  definition: Definition<unknown>,
  text: string,
  current: unknown,
): Promise<unknown> {
  const given = key === 'legal.terms' ? await fillIn(tx, text) : text.trim();
  const parsed = definition.schema.safeParse(definition.read?.(given) ?? given);
  if (!parsed.success) throw new WrongSetting(`${definition.label} (${key}) debe ser como: ${definition.example}.`);
  return key === 'legal.terms' ? versioned(parsed.data, current) : parsed.data;
}

/** The text as it is when nothing but its day would change; else a version of its own. */
function versioned(given: unknown, current: unknown): unknown {
  const [text, held] = [given as LegalText, current as LegalText | undefined]; // as: both passed the schema of legal.terms
  if (isDeepStrictEqual(text.sections, held?.sections)) return held;
  return withFreeVersion(text, held?.version);
}
