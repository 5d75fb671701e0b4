import { type EditablePolicy, applyPolicy } from '@tonalia/rules/policy';
import { policyKey } from '@tonalia/rules/policy-key';
import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import type { ChangeListener } from '../changes.ts';
import { shareRuns } from '../share-runs.ts';
import type { Database } from '../transaction.ts';
import { policySettings } from './policy-settings.ts';
import type { SettingDefinition } from './setting-definition.ts';
import { listSettingRows } from './settings.sql.ts';

const definitions: Record<string, SettingDefinition<unknown> | undefined> = policySettings;
// as: the keys of an object literal
const names = (Object.keys(policyTable) as (keyof EditablePolicy)[]).filter((name) => definitions[policyKey(name)]);

/** Makes this process follow the rules that the owner set. A stored value outside its bounds of now is left out. */
export async function applyStoredPolicy(db: Database): Promise<void> {
  const rows = new Map((await listSettingRows(db)).map(({ key, value }) => [key, value]));
  const stored: Record<string, unknown> = {};
  for (const name of names) {
    const parsed = definitions[policyKey(name)]?.schema.safeParse(rows.get(policyKey(name)));
    if (parsed?.success) stored[name] = parsed.data;
  }
  applyPolicy(stored as Partial<EditablePolicy>); // as: each passed the schema of its name
}

/** Follows the rules again after a change of settings in any process. */
export function followPolicy(db: Database, onFailure: (error: unknown) => void): ChangeListener {
  // one at a time: of two readings at once the older could come last
  const renew = shareRuns(() => applyStoredPolicy(db));
  return {
    changed({ table }) {
      if (table === 'platform.setting') void renew().catch(onFailure);
    },
    missed: () => void renew().catch(onFailure),
  };
}
