import { literals } from '@tonalia/contract/literals.es-CO';
import { Empty } from '@tonalia/ui/empty';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { OfflineBanner } from '../../features/offline/offline-banner.tsx';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { EntryForm } from './entry-form.tsx';
import { BARS, CLIPBOARD } from './outlines.ts';
import { paths } from '../../paths.ts';
import { draftOwnerOf } from './draft.ts';
import { isOpen, linesIn, useLineView } from './line-view.ts';
import { LineViews } from './line-views.tsx';
import { type QuickLine, linesBefore } from './quick-line.ts';
import { pastePath, usePasteSource } from './paste/paste-address.ts';
import { useGo } from '../../navigation/link.tsx';
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts';

const OrderRows = lazy(() => import('./order-rows.tsx').then((m) => ({ default: m.OrderRows })));
const OrderSummary = lazy(() => import('./order-summary.tsx').then((m) => ({ default: m.OrderSummary })));
const OrderBar = lazy(() => import('./order-bar.tsx').then((m) => ({ default: m.OrderBar })));
const ListActions = lazy(() => import('./list-actions.tsx').then((m) => ({ default: m.ListActions })));
const SuggestedChip = lazy(() => import('./suggested-chip.tsx').then((m) => ({ default: m.SuggestedChip })));
const LastOrderChip = lazy(() => import('./last-order-chip.tsx').then((m) => ({ default: m.LastOrderChip })));
const UsualChip = lazy(() => import('./usual-chip.tsx').then((m) => ({ default: m.UsualChip })));
const KeptAgo = lazy(() => import('./paste/kept-ago.tsx').then((m) => ({ default: m.KeptAgo })));
const ScanSheet = lazy(() => import('./scan/scan-sheet.tsx').then((m) => ({ default: m.ScanSheet })));
const PasteScreen = lazy(() => import('./paste/paste-screen.tsx').then((m) => ({ default: m.PasteScreen })));

/** Ordering by list: codes from the keyboard, or a pasted list. Nothing enters the cart before "Agregar". */
export function QuickOrderScreen() {
  const owner = draftOwnerOf(useSession());
  return <OrderLines key={owner} owner={owner} />;
}

/** The page of a pasted list has the same lines, which its own can be passed to. */
function OrderLines({ owner }: { owner: string }) {
  const order = useQuickOrder(owner);
  const source = usePasteSource();
  if (source === null) return <NotedLines order={order} />;
  return (
    <Suspense>
      <PasteScreen owner={owner} source={source} draft={order} />
    </Suspense>
  );
}

function NotedLines({ order }: { order: QuickOrder }) {
  const go = useGo();
  const [isScanning, setScanning] = useState(false);
  const { lines, addAll, restore } = order;
  const { view, addressOf } = useLineView();
  const { isSeller, customer } = useSession();
  const isOnline = useIsOnline();
  const isResolving = view === 'resolver';
  const under = isResolving
    ? words.resolveOf(linesIn(view, lines).length, lines.length)
    : isSeller
      ? customer?.name
      : undefined;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) addAll();
      else if (event.key === 'F8') focusNext(lines);
      // Within a text the browser undoes what was typed.
      else if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target) || !restore()) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [lines, addAll, restore]);
  return (
    <>
      <MobileBar
        fallback={isResolving ? addressOf('todas') : paths.home()}
        title={
          <>
            {isResolving ? words.views.resolver : isSeller && !isOnline ? literals.takeOrder : words.title}{' '}
            {under !== undefined && (
              <span className="block truncate text-small leading-tight font-normal text-text-2">{under}</span>
            )}
          </>
        }
      >
        {!isResolving && (
          <>
            <IconButton icon={CLIPBOARD} iconSize="lg" label={words.paste} onClick={() => go(pastePath())} />
            <CartLink />
          </>
        )}
      </MobileBar>
      <div className="page-wrap w-full pt-2 pb-8 lg:pt-7">
        <OfflineBanner otherwise={words.offline} />
        <div className="mb-5 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          {lines.length > 0 && (
            <div className="mr-auto ml-4">
              <Suspense>
                <KeptAgo lines={lines} />
              </Suspense>
            </div>
          )}
          <Keys />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_316px]">
          <div className="rounded-card lg:border lg:border-line lg:bg-surface">
            <div className="lg:border-b lg:border-line lg:p-4">
              <div className={isResolving ? 'max-lg:hidden' : undefined}>
                <EntryForm
                  order={order}
                  before={linesBefore(lines)}
                  scan={
                    <IconButton
                      icon={BARS}
                      label={words.scan}
                      tip="none"
                      className="lg:hidden"
                      onClick={() => setScanning(true)}
                    />
                  }
                />
                <Suspense>
                  <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 not-empty:mt-3 lg:mx-0 lg:flex-wrap lg:px-0">
                    <SuggestedChip />
                    <UsualChip order={order} />
                    <LastOrderChip order={order} />
                  </div>
                </Suspense>
              </div>
            </div>
            {lines.length > 0 && <LineViews lines={lines} />}
            {lines.length === 0 ? (
              <Empty className="p-8 max-lg:px-0" title={words.empty} text={words.emptyHelp} />
            ) : (
              <Suspense>
                <OrderRows order={order} />
              </Suspense>
            )}
          </div>
          <div className="grid gap-2.5">
            {lines.length > 0 && (
              <Suspense>
                <OrderSummary order={order} />
              </Suspense>
            )}
            <Suspense>
              <ListActions
                order={order}
                onPaste={() => go(pastePath())}
                onFile={() => go(pastePath('file'))}
                onScan={() => setScanning(true)}
              />
            </Suspense>
          </div>
        </div>
        {lines.length > 0 && (
          <Suspense>
            <OrderBar order={order} />
          </Suspense>
        )}
      </div>
      {isScanning && (
        <Suspense>
          <ScanSheet order={order} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a key goes into a text that has something to undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.value !== '' && !('units' in target.dataset));

/** Moves to the next line that needs an answer. */
function focusNext(lines: readonly QuickLine[]): void {
  const rows = lines.filter(isOpen).map(({ id }) => document.getElementById(`line-${id}`));
  const now = rows.findIndex((row) => row?.contains(document.activeElement));
  const row = rows[(now + 1) % rows.length];
  (row?.querySelector<HTMLElement>('[data-options] button') ?? row?.querySelector('button'))?.focus();
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[8px] border border-line bg-surface px-2 py-1 font-sans text-[0.75rem] font-semibold">
    {children}
  </kbd>
);

const Keys = () => (
  <p className="flex items-center gap-2 text-small text-text-2">
    <Key>Enter</Key> {words.next} <Key>↑</Key> <Key>↓</Key> {words.row} <Key>Ctrl</Key> <Key>Enter</Key> {words.addAll}
  </p>
);
