import { Icon } from '@tonalia/ui/icon';
import { useState, useSyncExternalStore } from 'react';
import { installOffer } from '../../state/install-offer.ts';
import { installedMessages } from '../../messages/installed.es-CO.ts';
import { isPhoneApp } from '../../native/target.ts';

/** 'Instalar la app', for who can: by the browser's own offer, or on an iPhone by hand. `className` is the look of an entry. */
export function InstallRow({ className }: { className: string }) {
  const offer = useSyncExternalStore(watchOffer, installOffer, () => null);
  const [isExplained, setExplained] = useState(false);
  // An offer counts once.
  const [isTaken, setTaken] = useState(false);
  const byHand = offer === null && isInstalledByHand();
  if (isPhoneApp || isTaken || (offer === null && !byHand)) return null;

  function press() {
    if (byHand) return setExplained(!isExplained);
    setTaken(true);
    void offer?.prompt();
  }
  return (
    <li>
      <button type="button" className={className} aria-expanded={byHand ? isExplained : undefined} onClick={press}>
        <Icon name="download" className="text-text-2" />
        <span className="flex-1">
          {installedMessages.install}
          {isExplained && (
            <span className="block text-small font-medium text-text-3">{installedMessages.installByHand}</span>
          )}
        </span>
      </button>
    </li>
  );
}

function watchOffer(tell: () => void): () => void {
  addEventListener('beforeinstallprompt', tell);
  return () => removeEventListener('beforeinstallprompt', tell);
}

/** Safari of an iPhone or iPad, which offers nothing by itself: only there a page is told whether it stands alone. */
const isInstalledByHand = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
