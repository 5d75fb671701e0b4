import { OfficeError } from '@tonalia/contract/office-errors';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { isSettingKey, settings } from '../../../platform/settings/registry.ts';
import { SettingChanged, changeSetting } from '../../../platform/settings/set-setting.ts';
import { shopPublished } from '../../../platform/settings/shop-opening.ts';
import type { SettingDefinition } from '../../../platform/settings/setting-definition.ts';
import { lockSettings } from '../../../platform/settings/settings.sql.ts';
import { WrongSetting } from '../../../platform/settings/wrong-setting.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';

/** A new value of a setting, as typed, and the one that the operator saw. */
interface TypedSetting {
  key: string;
  value: string | null;
  seen: string | null;
}

/** Saves all or none. SETTING_NOT_FOUND, SETTING_WRONG, SETTING_REQUIRED, STEP_UP_REQUIRED, VERSION_CONFLICT. */
export async function saveSettings(
  db: Database,
  changes: readonly TypedSetting[],
  { operatorId, name, network, isConfirmed }: Pick<OperatorActor, 'operatorId' | 'name' | 'network' | 'isConfirmed'>,
): Promise<void> {
  const author = { by: name, operator: { operatorId, network } };
  try {
    await inTransaction(db, async (tx) => {
      await lockSettings(tx);
      for (const { key, value, seen } of changes) {
        // it has a call of its own, which asks for what is missing
        if (!isSettingKey(key) || key === shopPublished) throw new OfficeError('SETTING_NOT_FOUND');
        const definition: SettingDefinition<unknown> = settings[key];
        if (definition.isSensitive && !isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
        const text = value?.trim() ? value : null;
        if (text === null && definition.isRequired)
          throw new OfficeError('SETTING_REQUIRED', `La tienda no puede quedar sin ${definition.label}.`);
        await changeSetting(tx, { ...author, key, text, seen });
      }
    });
  } catch (error) {
    if (error instanceof WrongSetting) throw new OfficeError('SETTING_WRONG', error.sentence);
    if (error instanceof SettingChanged) throw new OfficeError('VERSION_CONFLICT');
    throw error;
  }
}
