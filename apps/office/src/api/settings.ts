import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The settings of the installation, as they are saved now. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('office', 'GET /settings', { signal }).then(({ results }) => results),
});

/** The last changes of a setting. */
export const settingHistoryQuery = (key: string) =>
  queryOptions({
    queryKey: ['setting-history', key],
    queryFn: ({ signal }) =>
      call('office', 'GET /settings/{key}/history', { params: { key }, signal }).then(({ results }) => results),
    staleTime: 0,
  });

/** The terms as text to edit. */
export const termsTextQuery = queryOptions({
  queryKey: ['terms-text'],
  queryFn: ({ signal }) => call('office', 'GET /settings/terms/text', { signal }).then(({ results }) => results.text),
  staleTime: 0,
});

/** A new value of a setting, and the one that it replaces. */
export interface SettingEdit {
  key: string;
  value: string | null;
  seen: string | null;
}

/** Saves all or none; returns every setting as it is afterwards. */
export const saveSettings = (changes: SettingEdit[]): Promise<OfficeSetting[]> =>
  call('office', 'PUT /settings', { body: { changes } }).then(({ results }) => results);
