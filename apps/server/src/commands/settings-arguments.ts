import { type SettingKey, isSettingKey, settingKeys } from '../../../api/src/platform/settings/registry.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run settings -- list
     npm run settings -- set brand.name "Belleza Pro"
     npm run settings -- set legal.terms --file terminos.md
     npm run settings -- remove credit.name`;

/** A task of `npm run settings`. */
export type SettingsTask =
  | { do: 'list' }
  | { do: 'set'; key: SettingKey; text: string }
  | { do: 'set-from-file'; key: SettingKey; file: string }
  | { do: 'remove'; key: SettingKey };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readSettingsTask([first, key, value, file, ...rest]: string[]): SettingsTask {
  if (rest.length > 0) throw new Stop(USAGE);
  if (first === 'list' && key === undefined) return { do: 'list' };
  if ((first !== 'set' && first !== 'remove') || key === undefined) throw new Stop(USAGE);
  if (!isSettingKey(key)) throw new Stop(`«${key}» no es una configuración: son ${settingKeys.join(', ')}.`);
  if (first === 'remove' && value === undefined) return { do: 'remove', key };
  if (first === 'set' && value === '--file' && file !== undefined) return { do: 'set-from-file', key, file };
  if (first === 'set' && value !== undefined && file === undefined) return { do: 'set', key, text: value };
  throw new Stop(USAGE);
}
