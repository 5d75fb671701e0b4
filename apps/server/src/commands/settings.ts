import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type SettingKey, settings } from '../../../api/src/platform/settings/registry.ts';
import { setSetting } from '../../../api/src/platform/settings/set-setting.ts';
import { type ListedSetting, listSettings } from '../../../api/src/platform/settings/list-settings.ts';
import { WrongSetting } from '../../../api/src/platform/settings/wrong-setting.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type SettingsTask, readSettingsTask } from './settings-arguments.ts';
import { Stop, runCommand } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

/** `npm run settings`: lists and changes the settings of the installation. */
async function run(): Promise<void> {
  const task = readSettingsTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log(await report(db, task)));
}

async function report(db: Database, task: SettingsTask): Promise<string> {
  if (task.do === 'list') return (await listSettings(db)).map(row).join('\n');
  if (task.do === 'remove') return change(db, task.key, null);
  return change(db, task.key, task.do === 'set' ? task.text : await readText(task.file));
}

async function change(db: Database, key: SettingKey, text: string | null): Promise<string> {
  const { before, after } = await setSetting(db, { key, text, by: userInfo().username }).catch((error: unknown) => {
    throw error instanceof WrongSetting ? new Stop(error.message) : error;
  });
  return `  ${settings[key].label}: ${before ?? 'sin definir'} → ${after ?? 'sin definir'}`;
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Stop(`No se puede leer «${file}».`);
  });
}

function row({ key, value, source, isMissing }: ListedSetting): string {
  const shown = value ?? (isMissing ? 'FALTA para publicar la tienda' : 'sin definir');
  const origin = source === null ? '' : source === 'demo' ? ' (de la demostración)' : ` (${source})`;
  return `  ${key}: ${shown}${origin}\n    ${settings[key].label}, como: ${settings[key].example}`;
}

await runCommand(run);
