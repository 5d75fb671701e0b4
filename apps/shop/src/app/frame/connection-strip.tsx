import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { keys } from '../../api/queries/queries.ts';
import { useUnsent } from '../../api/cart-sync/shown/use-cart.ts';
import { useEffect } from 'react';
import { messages } from '../../messages/es-CO.ts';
import { offlineMessages } from '../../messages/offline.es-CO.ts';
import { isPhoneApp } from '../../native/target.ts';
import { takeBack } from '../../state/notices.ts';
import { useIsOnline } from '../../native/use-online.ts';

const there =
  'lg:fixed lg:inset-x-auto lg:top-auto lg:bottom-6 lg:left-6 lg:max-w-105 lg:rounded-[16px] lg:shadow-2 z-tabbar';
const aboveTheTabs = 'fixed inset-x-safe bottom-[calc(61px+var(--safe-bottom))] in-data-keyboard:hidden';
/** The strip is above the screen's bar: the frame moves sticky elements down. */
const onTop = 'sticky top-[calc(var(--safe-top)-40px)]';

/** Elements placed above the tabs move above the strip: `--strip` is its height, with one line or three. */
function publishHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--strip', `${strip.offsetHeight}px`));
  watch.observe(strip);
  return () => {
    watch.disconnect();
    style.removeProperty('--strip');
  };
}

const retry = () =>
  void import('../../api/cart-sync/edit-cart.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => null);

/** Shows that the network is missing and what waits for it; when it returns, that the waiting edits are being sent. */
export function ConnectionStrip({ aboveTabs }: { aboveTabs: boolean }) {
  const isOnline = useIsOnline();
  const unsent = useUnsent();
  // A notice about the missing network stays until closed, so it is removed when the network returns.
  useEffect(() => (isOnline ? undefined : () => takeBack(messages.errors.offline)), [isOnline]);
  const offline = isPhoneApp ? offlineMessages.inApp : offlineMessages.inBrowser;
  return (
    <div
      ref={publishHeight}
      className={`flex min-h-10 items-center gap-3 bg-warn-soft px-4.5 text-[0.875rem] leading-[1.3] font-medium text-warn-ink ${aboveTabs ? aboveTheTabs : onTop} ${there}`}
    >
      <Icon name={isOnline ? 'cloud-check' : 'cloud-off'} size="sm" className="shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 py-1.5">
        {isOnline ? offlineMessages.back : offline}
        {!isOnline && <PriceTime />}
        {unsent > 0 && <span className="text-small"> {offlineMessages.unsent(unsent)}</span>}
      </p>
      {unsent > 0 && (
        <button type="button" className="text-label min-h-11 underline-offset-4 hover:underline" onClick={retry}>
          {offlineMessages.retry}
        </button>
      )}
    </div>
  );
}

const time = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Bogota',
});

/** The time of the oldest prices on the page. */
function PriceTime() {
  const shown = useQueryClient().getQueryCache().findAll({ queryKey: keys.catalogue, type: 'active' });
  const loaded = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  const oldest = Math.min(...loaded);
  if (loaded.length === 0) return null;
  return <span className="text-small"> {offlineMessages.pricesOf(time.format(oldest))}</span>;
}
