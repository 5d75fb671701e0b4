import { useSyncExternalStore } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { offlineOutline } from '../../components/offline-outline.ts';
import { connectionTexts as texts } from '../../messages/connection.es-CO.ts';

/** While the browser has no network: what is on the screen may be old. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p
      role="status"
      className="rise pointer-events-auto flex min-h-[46px] items-center gap-[11px] rounded-[16px] bg-warn-soft px-3.5 py-2 text-[0.875rem] leading-[1.4] text-warn-ink shadow-3"
    >
      <Icon name={offlineOutline} size="sm" />
      <span>
        <b className="font-[650]">{texts.offline}</b> {texts.offlineText}
      </span>
    </p>
  );
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
