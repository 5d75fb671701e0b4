import { Icon } from '@tonalia/ui/icon';
import { useOfflineView } from '../../api/offline/offline-view.ts';
import { useSession } from '../../api/session/session.ts';
import { offlineDataMessages as words } from '../../messages/offline-data.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { useSayOffline } from '../../state/said-offline.ts';

/** Says of when prices and stock are while a seller works without a network; `otherwise` where the device holds none. */
export function OfflineBanner({ otherwise }: { otherwise?: string }) {
  const isOnline = useIsOnline();
  const { isSeller } = useSession();
  const { held } = useOfflineView();
  const text = isSeller && held !== null ? words.banner(held.at) : otherwise;
  const isShown = !isOnline && text !== undefined;
  useSayOffline(isShown);
  if (!isShown) return null;
  return (
    <p
      role="status"
      className="sticky top-[calc(var(--safe-top)+3.75rem)] z-sticky flex min-h-12 items-center gap-3 bg-warn-soft px-4.5 py-2 text-label text-warn-ink max-lg:-mx-4 max-lg:mb-3 lg:static lg:mb-4 lg:rounded-[16px]"
    >
      <Icon name="cloud-off" size="sm" className="shrink-0 text-warn" />
      {text}
    </p>
  );
}
