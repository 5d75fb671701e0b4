import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { useInstallOffer } from '../../state/install-offer.ts';
import { installedMessages } from '../../messages/installed.es-CO.ts';
import { isPhoneApp } from '../../native/target.ts';

/** 'Instalar la app', where it is possible: through the browser's prompt, or by hand on an iPhone. */
export function InstallRow({ className }: { className: string }) {
  const offer = useInstallOffer();
  const [isExplained, setExplained] = useState(false);
  // A prompt can be used once.
  const [isTaken, setTaken] = useState(false);
  const byHand = offer === null && isInstalledByHand();
  if (isPhoneApp || isTaken || (offer === null && !byHand)) return null;

  function install() {
    if (byHand) return setExplained(!isExplained);
    setTaken(true);
    void offer?.prompt();
  }
  return (
    <li>
      <button type="button" className={className} aria-expanded={byHand ? isExplained : undefined} onClick={install}>
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

/** Safari on an iPhone or iPad has no install prompt, and only there `navigator.standalone` exists. */
const isInstalledByHand = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
