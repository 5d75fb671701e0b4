import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { OfflineBanner } from '../../features/offline/offline-banner.tsx';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { EntryForm } from './entry-form.tsx';
import { FILE } from './file-icon.ts';
import { paths } from '../../paths.ts';
import { draftOwnerOf } from './draft.ts';
import { isOpen, linesIn, useLineView } from './line-view.ts';
import { LineViews } from './line-views.tsx';
import { type QuickLine, linesBefore } from './quick-line.ts';
import type { PasteSource } from './paste-sheet.tsx';
import { useQuickOrder } from './use-quick-order.ts';

const OrderRows = lazy(() => import('./order-rows.tsx').then((m) => ({ default: m.OrderRows })));
const OrderSummary = lazy(() => import('./order-summary.tsx').then((m) => ({ default: m.OrderSummary })));
const OrderBar = lazy(() => import('./order-bar.tsx').then((m) => ({ default: m.OrderBar })));
const ListActions = lazy(() => import('./list-actions.tsx').then((m) => ({ default: m.ListActions })));
const SuggestedChip = lazy(() => import('./suggested-chip.tsx').then((m) => ({ default: m.SuggestedChip })));
const LastOrderChip = lazy(() => import('./last-order-chip.tsx').then((m) => ({ default: m.LastOrderChip })));
const UsualChip = lazy(() => import('./usual-chip.tsx').then((m) => ({ default: m.UsualChip })));
const ScanSheet = lazy(() => import('./scan-sheet.tsx').then((m) => ({ default: m.ScanSheet })));
const PasteSheet = lazy(() => import('./paste-sheet.tsx').then((m) => ({ default: m.PasteSheet })));

/** The bars of a code, within a frame. */
const BARS =
  'M3 7V5a2 2 0 012-2h2M17 3h2a2 2 0 012 2v2M21 17v2a2 2 0 01-2 2h-2M7 21H5a2 2 0 01-2-2v-2M8 7v10M12 7v10M17 7v10';

/** A clipboard, with an arrow out of it. */
const CLIPBOARD =
  'M9 2h6a1 1 0 011 1v2a1 1 0 01-1 1H9a1 1 0 01-1-1V3a1 1 0 011-1M11 14h10M16 4h2a2 2 0 012 2v1.3M17 18l4-4-4-4M8 4H6a2 2 0 00-2 2v14a2 2 0 002 2h12a2 2 0 001.8-1.1';

/** Ordering by list: codes from the keyboard, or a pasted list. Nothing enters the cart before "Agregar". */
export function QuickOrderScreen() {
  const owner = draftOwnerOf(useSession());
  return <OrderLines key={owner} owner={owner} />;
}

function OrderLines({ owner }: { owner: string }) {
  const order = useQuickOrder(owner);
  const [pasting, setPasting] = useState<PasteSource | null>(null);
  const [isScanning, setScanning] = useState(false);
  const { lines, addAll } = order;
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
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [lines, addAll]);
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
        <IconButton icon={CLIPBOARD} iconSize="lg" label={words.paste} onClick={() => setPasting('text')} />
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pt-2 pb-8 lg:pt-7">
        <OfflineBanner otherwise={words.offline} />
        <div className="mb-5 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          {lines.length > 0 && (
            <p className="mr-auto ml-4 flex items-center gap-1.5 text-small text-text-2">
              <Icon name="cloud-check" size="xs" /> {words.kept}
            </p>
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
            <Button variant="secondary" icon="list" full className="max-lg:hidden" onClick={() => setPasting('text')}>
              {words.paste}
            </Button>
            <Button variant="secondary" full className="max-lg:hidden" onClick={() => setPasting('file')}>
              <Icon name={FILE} size="sm" /> {words.file}
            </Button>
            <Button variant="secondary" icon="camera" full className="max-lg:hidden" onClick={() => setScanning(true)}>
              {words.scan}
            </Button>
            <Suspense>
              <ListActions order={order} />
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
      {pasting && (
        <Suspense>
          <PasteSheet from={pasting} onClose={() => setPasting(null)} onRead={order.paste} onUnread={order.write} />
        </Suspense>
      )}
    </>
  );
}

/** Moves to the next line that needs an answer. */
function focusNext(lines: readonly QuickLine[]): void {
  const rows = lines.filter(isOpen).map(({ id }) => document.getElementById(`line-${id}`));
  const now = rows.findIndex((row) => row?.contains(document.activeElement));
  rows[(now + 1) % rows.length]?.querySelector<HTMLElement>('li button, button')?.focus();
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[8px] border border-line bg-surface px-2 py-1 font-sans text-[0.75rem] font-semibold">
    {children}
  </kbd>
);

const Keys = () => (
  <p className="flex items-center gap-2 text-small text-text-2">
    <Key>Enter</Key> {words.next} <Key>Ctrl</Key> <Key>Enter</Key> {words.addAll}
  </p>
);
