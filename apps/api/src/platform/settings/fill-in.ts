import type { Transaction } from '../transaction.ts';
import { isSettingKey, settings } from './registry.ts';
import { WrongSetting } from './wrong-setting.ts';
import { readSettings } from './settings.ts';

/**
 * Replaces `{{company.name}}` and the like in a legal text by the values of other settings. This happens once, at publication, so that
 * the text people accepted does not change with a later setting. Throws WrongSetting.
 */
export async function fillIn(tx: Transaction, text: string): Promise<string> {
  const values = await readSettings(tx);
  return text.replaceAll(/\{\{\s*([^{}\s]+)\s*\}\}/g, (_, name: string) => {
    if (!isSettingKey(name)) throw new WrongSetting(`El texto nombra {{${name}}}, que no es una configuración.`);
    const value = values[name];
    if (typeof value !== 'string')
      throw new WrongSetting(`El texto usa {{${name}}}: primero define ${settings[name].label} (${name}).`);
    return value;
  });
}
