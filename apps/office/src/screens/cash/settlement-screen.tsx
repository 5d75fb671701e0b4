import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { settlementQuery, settlementsQuery, showSettlement } from '../../api/settlements.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { type KeyHint, PageFoot, moveKeys } from '../../components/page-foot.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { AdjustmentsPart } from './adjustments-part.tsx';
import { CashTabs } from './cash-tabs.tsx';
import type { ChangeSettlement } from './change-settlement.ts';
import { CloseDialog } from './close-dialog.tsx';
import { CountPanel } from './count-panel.tsx';
import { ExplainPart } from './explain-part.tsx';
import { StopRows } from './stop-rows.tsx';
import { SumStrip } from './sum-strip.tsx';

const route = getRouteApi('/frame/cartera/recaudos/$load');

const closeKeys: KeyHint = { keys: ['⌘', '↵'], does: texts.closes };

/** ⌘↵ closes, also from a field of the count. */
function useCommandEnter(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = ({ key, metaKey, ctrlKey }: KeyboardEvent) => {
      if (key === 'Enter' && (metaKey || ctrlKey) && !document.querySelector('dialog[open]')) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** One driver's settlement: what was collected stop by stop, the count of the cash, and the difference. */
export function SettlementScreen() {
  const { load } = route.useParams();
  const query = useQuery(settlementQuery(load));
  if (query.data) return <Loaded key={query.data.code} settlement={query.data} />;
  return query.isError ? (
    <LoadFailure what={texts.whatOne} cause={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <LoadingRows />
  );
}

function Loaded({ settlement }: { settlement: Settlement }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isClosing, setClosing] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { code, driver, route: name, closed, heldBy } = settlement;
  const open = useQuery(settlementsQuery('open', 1)).data;
  const list = open?.results ?? [];
  const now = useNow();
  const lastStop =
    settlement.open > 0
      ? undefined
      : settlement.stops
          .flatMap(({ at: moment }) => moment ?? [])
          .toSorted()
          .at(-1);
  const at = list.findIndex((row) => row.code === code);
  const change: ChangeSettlement = async (act, onConflict) => {
    // A second Enter would be refused as if another person had saved first.
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    try {
      showSettlement(cache, await act());
      return true;
    } catch (cause) {
      const isOld = onConflict !== undefined && isConflict(cause);
      if (!isOld) notify({ color: 'red', message: sentenceOf(cause) });
      // Show the saved value beside the typed one.
      await cache.invalidateQueries({ queryKey: settlementQuery(code).queryKey });
      if (isOld) onConflict();
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const go = (to: number) => {
    const next = list[to];
    if (next) void navigate({ to: '/cartera/recaudos/$load', params: { load: next.code } });
  };
  const begin = () => {
    if (closed !== null) return;
    if (isDirty) notify({ color: 'orange', message: texts.unsaved });
    else setClosing(true);
  };
  useCommandEnter(begin);
  useKeys({ j: () => go(at + 1), k: () => go(at - 1), Escape: () => void navigate({ to: '/cartera/recaudos' }) });
  return (
    <>
      <PageHeader
        title={texts.of(driver)}
        below={texts.at(name, code)}
        isSearched
        before={
          <Link
            to="/cartera/recaudos"
            aria-label={texts.back}
            className="pressable touch-area inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px] bg-surface text-text inset-ring-[1.5px] inset-ring-line"
          >
            <Icon name="arrow-left" size="sm" />
          </Link>
        }
        after={
          <span className="truncate text-[0.875rem] font-medium text-text-2 max-lg:hidden">
            {texts.at(name, code)}
            {lastStop && texts.lastStop(formatWhen(new Date(lastStop), now).toLocaleLowerCase('es-CO'))}
          </span>
        }
        actions={
          <>
            <OutlineButton
              icon={outlines.printer}
              label={texts.print}
              onClick={() => print()}
              className="max-lg:hidden"
            />
            {closed === null && (
              // on a phone at the foot, where a name of any length leaves it its line
              <span className="act-bar">
                <OfficeButton icon="lock" className="max-lg:w-full" disabled={heldBy !== null} onClick={begin}>
                  {heldBy === null ? texts.close : texts.heldBy(heldBy)}
                </OfficeButton>
              </span>
            )}
          </>
        }
      />
      <CashTabs view={closed === null ? 'open' : 'closed'} />
      <div className={classNames('flex min-h-0 flex-1 flex-col lg:flex-row', closed === null && 'max-lg:pb-[73px]')}>
        <div className="min-w-0 flex-1 overflow-y-auto">
          <SumStrip settlement={settlement} />
          <StopRows settlement={settlement} isBusy={isBusy} onChange={change} />
          {closed === null && <ExplainPart settlement={settlement} isBusy={isBusy} onChange={change} />}
          {closed !== null && <AdjustmentsPart settlement={settlement} isBusy={isBusy} onChange={change} />}
        </div>
        <CountPanel settlement={settlement} isBusy={isBusy} onChange={change} onDirty={setDirty} />
      </div>
      {open && at >= 0 && (
        <PageFoot
          facts={texts.placeOf(at + 1, open.total)}
          keys={closed === null ? [moveKeys, closeKeys] : [moveKeys]}
          page={at + 1}
          pages={list.length}
          onPage={(page) => go(page - 1)}
          steps={texts.steps}
          className="max-lg:hidden"
        />
      )}
      {isClosing && (
        <CloseDialog
          settlement={settlement}
          onClose={() => setClosing(false)}
          onDone={() => {
            setClosing(false);
            notify({ color: 'white', message: texts.done });
            void cache.invalidateQueries({ queryKey: ['settlements'] });
          }}
        />
      )}
    </>
  );
}
