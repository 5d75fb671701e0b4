import { useQuery } from '@tanstack/react-query';
import { settingHistoryQuery } from '../../api/settings.ts';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { nameOf } from './setting-name.ts';

export type SettingHistoryProps = { settingKey: string; onClose: () => void };

/** The changes of a setting: before, after, author and time. */
export function SettingHistory({ settingKey, onClose }: SettingHistoryProps) {
  const events = useQuery(settingHistoryQuery(settingKey));
  const now = useNow();
  const title = texts.history(nameOf(settingKey));
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {events.isPending && <LoadingRows rows={3} />}
      {events.isError && <LoadFailure what={title} cause={events.error} onRetry={() => void events.refetch()} />}
      {events.data?.length === 0 && <p className="text-text-2">{texts.noHistory}</p>}
      <ul>
        {events.data?.map(({ at, by, before, after }) => (
          <li key={`${at} ${after ?? ''}`} className="border-t border-hair py-2.5 first:border-t-0">
            <span className="block wrap-anywhere">
              <span className="text-text-2">{before ?? texts.unset}</span> →{' '}
              <b className="font-semibold">{after ?? texts.unset}</b>
            </span>
            <span className="text-[0.8125rem] text-text-3">
              {[by, formatWhenInFull(new Date(at), now)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
}
