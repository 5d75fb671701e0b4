import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { nameOf } from './setting-name.ts';
import type { SettingEdits } from './use-setting-edits.ts';

export type SettingConflictsProps = { form: SettingEdits; saved: readonly OfficeSetting[] };

/** The typed values that another person changed meanwhile, beside the saved ones. */
export function SettingConflicts({ form, saved }: SettingConflictsProps) {
  const [first] = form.conflicts;
  if (!first) return null;
  const savedOf = (wanted: string) => saved.find(({ key }) => key === wanted)?.value ?? null;
  return (
    <SaveConflict
      about={{ kind: 'setting', subject: first.key, name: nameOf(first.key) }}
      rows={form.conflicts.map(({ key, value }) => ({ name: nameOf(key), mine: value, saved: savedOf(key) }))}
      isBusy={form.isBusy}
      onTake={() => form.discard(form.conflicts.map(({ key }) => key))}
      onKeep={() => void form.keep()}
    />
  );
}
