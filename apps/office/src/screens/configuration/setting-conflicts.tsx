import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { Suspense, lazy } from 'react';
import { nameOf } from './setting-name.ts';
import type { SettingEdits } from './use-setting-edits.ts';

const ConflictNote = lazy(() =>
  import('../../components/conflict-note.tsx').then((one) => ({ default: one.ConflictNote })),
);

export type SettingConflictsProps = { form: SettingEdits; saved: readonly OfficeSetting[] };

/** The typed values that another person changed meanwhile, beside the saved ones. */
export function SettingConflicts({ form, saved }: SettingConflictsProps) {
  if (form.conflicts.length === 0) return null;
  const savedOf = (wanted: string) => saved.find(({ key }) => key === wanted)?.value ?? null;
  return (
    <Suspense>
      <ConflictNote
        rows={form.conflicts.map(({ key, value }) => ({ name: nameOf(key), mine: value, saved: savedOf(key) }))}
        isBusy={form.isBusy}
        onTake={() => form.discard(form.conflicts.map(({ key }) => key))}
        onKeep={() => void form.keep()}
      />
    </Suspense>
  );
}
