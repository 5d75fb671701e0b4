import { Button } from '@tonalia/ui/button';
import { useEffect } from 'react';
import { useOfflineView } from '../../api/offline/offline-view.ts';
import { download } from '../../api/offline/download.ts';
import { startOffline } from '../../api/offline/start-offline.ts';
import { offlineDataMessages as words } from '../../messages/offline-data.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';

/** What a seller has without a network and of when, with the button that downloads it. */
export function TakeAlongStrip() {
  const { held, isLoading, hasFailed } = useOfflineView();
  const isOnline = useIsOnline();
  useEffect(() => startOffline(), []);
  return (
    <section className="mb-3 flex items-center gap-3 rounded-[14px] border border-line bg-surface px-3.5 py-2.5">
      <p className="min-w-0 flex-1 text-small" role="status">
        <b className="block text-label">{held ? words.holds(held.products, held.customers) : words.nothing}</b>{' '}
        {hasFailed ? (
          <span className="text-warn">{words.failed}</span>
        ) : (
          held && <span className="text-text-2">{words.of(held.at)}</span>
        )}
      </p>
      {isOnline && (
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          {words.download}
        </Button>
      )}
    </section>
  );
}
