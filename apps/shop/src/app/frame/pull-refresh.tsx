import type { QueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { installedMessages } from '../../messages/installed.es-CO.ts';
import { tick } from '../../native/touch.ts';
import type { PlaceName } from '../places.ts';
import type { ShopRouter } from '../router.tsx';
import { isFarEnough } from './pull.ts';
import { usePull } from './use-pull.ts';

// Loaded after the page, so it is not among the icons of every page.
const ARROW_DOWN: IconOutline = 'M12 5v14m7-7-7 7-7-7';

/** The pages with data that can change meanwhile. */
const lists: ReadonlySet<PlaceName> = new Set<PlaceName>([
  ...([
    'homeCustomer',
    'homeSeller',
    'selectCustomer',
    'orderHistory',
    'purchasedDetail',
    'cart',
    'favorites',
  ] as const),
  ...(['search', 'category', 'manufacturer', 'offers', 'newProducts', 'bestsellers', 'combos', 'customList'] as const),
]);

type RefreshRouter = Pick<ShopRouter, 'subscribe' | 'state' | 'options'>;

/**
 * Refreshes a page that has no browser bars to reload it: by pulling a list down, or with a button that is first in the keyboard
 * order. It is rendered outside the shop's React tree, because browser pages do not have it.
 */
export function beginPullRefresh(router: RefreshRouter): void {
  // Before hydration React would treat it as part of the served page.
  if (!document.querySelector('main')) return void requestAnimationFrame(() => beginPullRefresh(router));
  document.documentElement.dataset['installed'] = '';
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<PullRefresh router={router} />);
}

export function PullRefresh({ router }: { router: RefreshRouter }) {
  const isList = useIsList(router);
  const { isBusy, said, refresh } = useRefresh(router.options.context.cache);
  const ring = useRef<HTMLDivElement>(null);

  function draw(pulled: number) {
    ring.current?.style.setProperty('--pulled', `${pulled}px`);
    ring.current?.toggleAttribute('data-pulled', pulled > 0);
    ring.current?.toggleAttribute('data-enough', isFarEnough(pulled));
  }
  usePull(isList && !isBusy, draw, () => {
    tick();
    void refresh();
  });
  if (!isList) return null;
  return (
    <>
      <button
        type="button"
        className="fixed top-[calc(8px+var(--safe-top))] left-2 z-toast -translate-y-40 rounded-control bg-text px-4 py-3 text-label text-canvas focus-visible:translate-y-0"
        onClick={() => void refresh()}
      >
        {literals.update}
      </button>
      <div
        ref={ring}
        aria-hidden="true"
        data-busy={isBusy || undefined}
        className="pull-ring z-header flex size-[44px] items-center justify-center rounded-full bg-surface text-brand-text shadow-2"
      >
        <Icon name={isBusy ? 'spinner' : ARROW_DOWN} size="sm" className={isBusy ? 'spin' : 'transition-[rotate]'} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Whether the current page is a list. */
function useIsList(router: RefreshRouter): boolean {
  const watch = useCallback((notify: () => void) => router.subscribe('onRendered', notify), [router]);
  return useSyncExternalStore(watch, () => {
    const name = router.state.matches.at(-1)?.staticData.place;
    return name !== undefined && lists.has(name);
  });
}

/** Refetches all data of the page. */
function useRefresh(cache: QueryClient) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function refresh() {
    if (isBusy) return;
    setBusy(true);
    setSaid(installedMessages.refreshing);
    await cache.refetchQueries({ type: 'active' }).catch(() => null);
    const isWhole = !cache
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ state }) => state.status === 'error');
    setBusy(false);
    setSaid(isWhole ? installedMessages.refreshed : '');
  }
  return { isBusy, said, refresh };
}
