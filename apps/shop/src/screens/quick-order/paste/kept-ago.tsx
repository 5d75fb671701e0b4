import { Icon } from '@tonalia/ui/icon';
import { useEffect, useState } from 'react';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';

const TICK_MS = 5_000;

/** That the lines are stored on this device, and since when they are as they are. */
export function KeptAgo({ lines }: { lines: unknown }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const at = Date.now();
    const tick = () => setSeconds(Math.floor((Date.now() - at) / 1_000));
    const first = setTimeout(tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [lines]);
  return (
    <p className="flex items-center gap-1.5 text-small text-text-2">
      <Icon name="cloud-check" size="xs" /> <span>{words.kept}</span>
      <span className="-ml-1.5">, {words.ago(seconds)}</span>
    </p>
  );
}
