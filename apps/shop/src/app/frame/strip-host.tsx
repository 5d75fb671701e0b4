import { Suspense, lazy } from 'react';
import { useUnsent } from '../../api/wanted-quantities.ts';
import { useIsOnline } from '../../use-online.ts';

const strip = () => import('./connection-strip.tsx');
/** Without a network its code may not come: then the notices that fail say so. */
const ConnectionStrip = lazy(() =>
  strip().then(
    (it) => ({ default: it.ConnectionStrip }),
    () => ({ default: () => <></> }),
  ),
);

/** Has it here before there is no network to bring it, and what asks after the network too. */
export const prepareStrip = (): void =>
  void Promise.all([strip(), import('../../native/ask-after.ts')]).catch(() => null);

/** Whether there is something to say of the network: none is there, or something waits for one. */
export function useHasStrip(): boolean {
  const isOnline = useIsOnline();
  const unsent = useUnsent();
  return !isOnline || unsent > 0;
}

export function StripHost({ isShown, aboveTabs }: { isShown: boolean; aboveTabs: boolean }) {
  return isShown ? (
    <Suspense>
      <ConnectionStrip aboveTabs={aboveTabs} />
    </Suspense>
  ) : null;
}
