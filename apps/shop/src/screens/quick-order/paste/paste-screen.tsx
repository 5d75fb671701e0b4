import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Suspense, lazy } from 'react';
import { ApiError, sentenceOf } from '../../../api/http/api-error.ts';
import { useSession } from '../../../api/session/session.ts';
import { MobileBar } from '../../../features/mobile-bar/mobile-bar.tsx';
import { listFileMessages } from '../../../messages/list-file.es-CO.ts';
import { pasteListMessages as words } from '../../../messages/paste-list.es-CO.ts';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../../native/use-online.ts';
import { useGo } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';
import { KeptAgo } from './kept-ago.tsx';
import { type PasteSource, pastePath } from './paste-address.ts';
import { PhoneText, WideText } from './paste-text.tsx';
import { PasteVerdicts } from './paste-verdicts.tsx';
import { isReady, sumOf } from '../quick-line.ts';
import { type PastedList, usePastedList } from './use-pasted-list.ts';
import type { QuickOrder } from '../use-quick-order.ts';
import { useTwoColumns } from '../use-two-columns.ts';

const PasteFileSource = lazy(() => import('./paste-file-source.tsx').then((m) => ({ default: m.PasteFileSource })));

interface PasteScreenProps {
  owner: string;
  source: PasteSource;
  /** The quick order that the lines can be passed to. */
  draft: QuickOrder;
}

/** A list from a message, read while it is written, or from a file. */
export function PasteScreen({ owner, source, draft }: PasteScreenProps) {
  const go = useGo();
  const { isSeller, customer } = useSession();
  const pasted = usePastedList(owner);
  const turn = (next: PasteSource) => go(pastePath(next), { replace: true });
  const router = useRouter();
  const canGoBack = useCanGoBack();
  // No second entry of the quick order in the history.
  const leave = () => (canGoBack ? router.history.back() : go(paths.quickOrder(), { replace: true }));
  const sources = (
    <SegmentedControl
      label={listFileMessages.source}
      value={source}
      onChange={turn}
      options={[
        { value: 'text', label: listFileMessages.text },
        { value: 'file', label: listFileMessages.file },
      ]}
    />
  );
  return (
    <>
      <MobileBar
        fallback={paths.quickOrder()}
        title={
          <>
            {words.title}{' '}
            {isSeller && customer && (
              <span className="block truncate text-small leading-tight font-normal text-text-2">{customer.name}</span>
            )}
          </>
        }
      />
      <div className="page-wrap w-full pt-1 pb-8 lg:pt-7">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
            {words.title}
          </h1>
          <div className="w-full lg:w-82">{sources}</div>
        </div>
        {source === 'text' ? (
          <PastedText pasted={pasted} draft={draft} onLeave={leave} />
        ) : (
          <Suspense>
            <PasteFileSource
              onText={(text) => {
                pasted.setText(text);
                turn('text');
              }}
              onRead={(rows) => {
                draft.paste(rows);
                leave();
              }}
              onUnread={(text) => {
                draft.write(text);
                leave();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

function PastedText({ pasted, draft, onLeave }: { pasted: PastedList; draft: QuickOrder; onLeave: () => void }) {
  const isWide = useTwoColumns();
  const { order, text, setText } = pasted;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(16rem,21.75rem)_minmax(0,1fr)]">
        {isWide ? (
          <WideText text={text} lines={order.lines} onText={setText} />
        ) : (
          <PhoneText text={text} onText={setText} />
        )}
        <section aria-live="polite" className="lg:rounded-card lg:border lg:border-line lg:bg-surface">
          <Note pasted={pasted} />
          {order.lines.length > 0 ? (
            <PasteVerdicts order={order} isWide={isWide} />
          ) : (
            text.trim() === '' && <Empty className="p-8 max-lg:px-0" title={words.empty} text={words.emptyHelp} />
          )}
        </section>
      </div>
      {text.trim() !== '' && <Foot pasted={pasted} draft={draft} onLeave={onLeave} />}
    </>
  );
}

/** Why there are no verdicts yet, or none. */
function Note({ pasted }: { pasted: PastedList }) {
  const { problem, isReading, isNothing, retry } = pasted;
  if (problem) {
    const isOffline = problem instanceof ApiError && problem.status === 0;
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 p-4 text-small text-danger">
        {isOffline ? words.left : sentenceOf(problem)}
        <Button variant="ghost" size="sm" icon="retry" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (isNothing)
    return (
      <p role="alert" className="p-4 text-small text-danger">
        {quickOrderMessages.nothingRead}
      </p>
    );
  return isReading ? <p className="px-4 pt-3 text-small text-text-2">{words.reading}</p> : null;
}

/** The lines that are ready, and where they go: into the cart, or to the other lines of the quick order. */
function Foot({ pasted, draft, onLeave }: { pasted: PastedList; draft: QuickOrder; onLeave: () => void }) {
  const { order, text, isCurrent, isReading } = pasted;
  const isOnline = useIsOnline();
  const { lines, units, pesos } = sumOf(order.lines.filter(isReady));
  function pass() {
    if (isCurrent && order.lines.length > 0) draft.takeIn(order.lines);
    else draft.write(text);
    pasted.setText('');
    onLeave();
  }
  return (
    <div className="sticky bottom-0 z-header -mx-4 mt-5 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))]">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="mr-auto max-lg:hidden">
          <KeptAgo lines={order.lines} />
        </div>
        <p className="flex items-baseline gap-5 max-lg:hidden">
          <span className="text-label font-normal text-text-2">{words.sum(lines, units)}</span>{' '}
          <b className="font-display text-[1.625rem] leading-none">{formatPesos(pesos)}</b>
        </p>
        <Button
          variant="secondary"
          size="lg"
          className="max-lg:order-2 max-lg:w-full"
          disabled={pasted.isNothing}
          onClick={pass}
        >
          {words.toOrder}
        </Button>
        {isOnline && (
          <Button
            size="lg"
            className="max-lg:w-full"
            disabled={isReading || lines === 0}
            loading={order.isAdding}
            onClick={order.addAll}
          >
            <span className="lg:hidden">{words.addLines(lines, formatPesos(pesos))}</span>
            <span className="max-lg:hidden">{quickOrderMessages.addToCart(lines)}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
