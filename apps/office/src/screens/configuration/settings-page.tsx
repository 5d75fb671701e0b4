import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '../../api/settings.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { ConfigurationPage } from './configuration-page.tsx';

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
