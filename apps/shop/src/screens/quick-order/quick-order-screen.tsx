import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useEffect, useState } from 'react';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { EntryForm } from './entry-form.tsx';
import { OrderRow } from './order-row.tsx';
import { type QuickLine, isReady } from './quick-line.ts';
import { useQuickOrder } from './use-quick-order.ts';

const OrderSummary = lazy(() => import('./order-summary.tsx').then((m) => ({ default: m.OrderSummary })));
const OrderBar = lazy(() => import('./order-summary.tsx').then((m) => ({ default: m.OrderBar })));
const PasteSheet = lazy(() => import('./paste-sheet.tsx').then((m) => ({ default: m.PasteSheet })));

/** Ordering by list: codes from the keyboard, or a pasted list. Nothing enters the cart before "Agregar". */
export function QuickOrderScreen() {
  const order = useQuickOrder();
  const [isPasting, setPasting] = useState(false);
  const { lines, addAll } = order;
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
      <MobileBar title={words.title}>
        <IconButton icon="list" iconSize="lg" label={words.paste} onClick={() => setPasting(true)} />
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pt-2 pb-8 lg:pt-7">
        <div className="mb-5 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          <Keys />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_316px]">
          <div className="rounded-card lg:border lg:border-line lg:bg-surface">
            <div className="lg:border-b lg:border-line lg:p-4">
              <EntryForm order={order} before={linesBefore(lines)} />
            </div>
            {lines.length === 0 ? (
              <Empty className="p-8 max-lg:px-0" title={words.empty} text={words.emptyHelp} />
            ) : (
              <ul aria-label={words.lines(lines.length)} className="max-lg:mt-4">
                {lines.map((line) => (
                  <OrderRow key={line.id} line={line} order={order} />
                ))}
              </ul>
            )}
          </div>
          <div className="grid gap-4 max-lg:hidden">
            {lines.length > 0 && (
              <Suspense>
                <OrderSummary order={order} />
              </Suspense>
            )}
            <Button variant="secondary" icon="list" full onClick={() => setPasting(true)}>
              {words.paste}
            </Button>
          </div>
        </div>
        {lines.length > 0 && (
          <Suspense>
            <OrderBar order={order} />
          </Suspense>
        )}
      </div>
      {isPasting && (
        <Suspense>
          <PasteSheet onClose={() => setPasting(false)} onRead={order.paste} />
        </Suspense>
      )}
    </>
  );
}

const MOST_BEFORE = 3;

/** The products of the latest shades, the newest last, for a number alone in the next line: "8.34" after "tinta sur 7.1". */
function linesBefore(lines: readonly QuickLine[]): readonly string[] {
  const named = lines.flatMap((line) => {
    if (!isReady(line) || !line.match?.color) return [];
    const { manufacturer, name, versionName } = line.match;
    const size = /, ([\d.]+ \p{L}+)$/u.exec(versionName ?? '')?.[1] ?? '';
    return [`${manufacturer.name} ${name} ${size}`.trim()];
  });
  return [...new Set(named)].slice(0, MOST_BEFORE).toReversed();
}

/** Moves to the next line that needs an answer. */
function focusNext(lines: readonly QuickLine[]): void {
  const open = lines.filter((line) => !isReady(line) && line.state !== 'reading');
  const rows = open.map(({ id }) => document.getElementById(`line-${id}`));
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
