import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useEffect } from 'react';
import { useOfflineView } from '../../api/offline/offline-view.ts';
import { download } from '../../api/offline/download.ts';
import { startOffline } from '../../api/offline/start-offline.ts';
import { offlineDataMessages as words } from '../../messages/offline-data.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';

/** Two arrows in a circle. */
const AGAIN = 'M21 2v6h-6M3 12a9 9 0 0115-6.7L21 8M3 22v-6h6M21 12a9 9 0 01-15 6.7L3 16';

/** What a seller has without a network and of when, with the button that downloads it. */
export function TakeAlongStrip() {
  const { held, isLoading, hasFailed } = useOfflineView();
  const isOnline = useIsOnline();
  useEffect(() => startOffline(), []);
  return (
    <section
      className={`mb-3 flex min-h-14.5 items-center gap-3 rounded-[14px] px-3.5 py-2.5 ${isOnline ? 'bg-surface-2' : 'bg-warn-soft text-warn-ink'}`}
    >
      <Icon
        name={isOnline ? 'cloud-check' : 'cloud-off'}
        className={`shrink-0 ${isOnline ? 'text-brand-text' : 'text-warn'}`}
      />
      <p className="min-w-0 flex-1 text-small" role="status">
        <b className="block text-label">{held ? (isOnline ? words.ready : words.readyOffline) : words.nothing}</b>{' '}
        {hasFailed ? (
          <span className="text-warn">{words.failed}</span>
        ) : (
          held && (
            <span className={isOnline ? 'text-text-2' : undefined}>
              {words.holds(held.at, held.products, held.customers)}
            </span>
          )
        )}
      </p>
      {isOnline &&
        (held && !isLoading ? (
          <IconButton icon={AGAIN} label={words.download} tip="none" onClick={() => void download()} />
        ) : (
          <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
            {words.download}
          </Button>
        ))}
    </section>
  );
}
