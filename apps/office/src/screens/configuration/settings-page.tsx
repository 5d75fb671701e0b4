import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { settingsQuery } from '../../api/settings.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { ConfigurationPage } from './configuration-page.tsx';
import { nameOf } from './setting-name.ts';
import type { SettingEdits } from './use-setting-edits.ts';

const ConflictNote = lazy(() =>
  import('../../components/conflict-note.tsx').then((one) => ({ default: one.ConflictNote })),
);

/** A page of the configuration with the settings, once they are loaded. */
export function SettingsPage({ children }: { children: (saved: readonly OfficeSetting[]) => ReactNode }) {
  const settings = useQuery(settingsQuery);
  return (
    <ConfigurationPage>
      {settings.isPending && <LoadingRows />}
      {settings.isError && !settings.data && (
        <LoadFailure what={texts.what} cause={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && children(settings.data)}
    </ConfigurationPage>
  );
}

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
