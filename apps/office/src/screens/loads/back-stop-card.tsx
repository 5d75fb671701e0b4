import type { BackStop } from '@tonalia/contract/load-back';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '@tonalia/ui/badge';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { type LineCount, closeLost, countBack, loadBackQuery } from '../../api/load-back.ts';
import { forgetOrders } from '../../api/orders.ts';
import { forgetPicking } from '../../api/picking.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { loadBackTexts as texts } from '../../messages/load-back.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { BackLineRow } from './back-line-row.tsx';
import { LostForm } from './lost-form.tsx';

interface BackStopCardProps {
  loadCode: string;
  stop: BackStop;
  mayCount: boolean;
}

/** One stop with its lines; the count is saved at once for all of them. */
export function BackStopCard({ loadCode, stop, mayCount }: BackStopCardProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const now = useNow();
  const [draft, setDraft] = useState<Partial<Record<number, LineCount>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** The reason of a loss that waits for the second factor. */
  const [waiting, setWaiting] = useState<string>();
  const { code, counted, customer, lines, position, reason: refusal, result, stopId } = stop;
  const isEditable = counted === null && mayCount;
  const countOf = (line: BackStop['lines'][number]): LineCount => draft[line.line] ?? firstCount(line);
  // nothing of it can leave again, so that it is no count: it ends
  const isAllLost = result === 'refused' && lines.every((line) => countOf(line).toStock === 0);

  /** A loss with its reason, or a count. */
  async function save(reason?: string, isConfirmed = false): Promise<void> {
    const counts = lines.map(countOf);
    setBusy(true);
    setFailure(undefined);
    try {
      const after =
        reason === undefined
          ? await countBack(loadCode, stopId, counts)
          : await closeLost(loadCode, stopId, { lines: counts, reason });
      cache.setQueryData(loadBackQuery(loadCode).queryKey, after);
      notify({ color: 'white', message: reason === undefined ? texts.saved(code) : texts.lost(code) });
      await Promise.all([forgetPicking(cache), forgetOrders(cache)]);
    } catch (cause) {
      if (!isConfirmed && cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') return setWaiting(reason);
      setFailure(sentenceOf(cause));
      await cache.invalidateQueries(loadBackQuery(loadCode));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel label={`${customer}, ${code}`} className="px-4 py-3.5">
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <b className="font-semibold">{`${position}. ${customer}`}</b>
        <Link to="/pedidos/$code" params={{ code }} className="text-inherit hover:underline max-lg:py-3">
          {code}
        </Link>
        <span className="text-[0.8125rem] text-text-2">
          {[texts.result[result], refusal && texts.refusals[refusal]].filter(Boolean).join(': ')}
        </span>
        <span className="ml-auto">
          {counted ? (
            <span className="text-[0.8125rem] text-text-2">
              {texts.counted(counted.by, formatWhenInFull(new Date(counted.at), now))}
            </span>
          ) : (
            <Badge tone="warn">{texts.uncounted}</Badge>
          )}
        </span>
      </header>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <BackLineRow
            key={line.line}
            line={line}
            count={countOf(line)}
            isCounted={counted !== null}
            isEditable={isEditable}
            onChange={(next) => setDraft((before) => ({ ...before, [line.line]: next }))}
          />
        ))}
      </ul>
      {failure && (
        <p role="alert" className="mt-2 text-small text-danger">
          {failure}
        </p>
      )}
      {isEditable && isAllLost && <LostForm isBusy={isBusy} onClose={(reason) => void save(reason)} />}
      {waiting !== undefined && (
        <StepUpDialog
          lead={stepUpTexts.leads.lose}
          onClose={() => setWaiting(undefined)}
          onConfirmed={() => {
            setWaiting(undefined);
            void save(waiting, true);
          }}
        />
      )}
      {isEditable && !isAllLost && (
        <footer className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-[220px] text-[0.8125rem] text-text-2">{texts[`${result}Effect`]}</p>
          <OfficeButton busy={isBusy} className="max-lg:h-11 max-sm:w-full" onClick={() => void save()}>
            {texts.save}
          </OfficeButton>
        </footer>
      )}
    </Panel>
  );
}

/** What the driver says; broken and expired units are damaged. */
const firstCount = ({ line, units, reason, toStock, damaged }: BackStop['lines'][number]): LineCount => {
  const isBroken = reason === 'damaged' || reason === 'expired';
  return { line, toStock: toStock ?? (isBroken ? 0 : units), damaged: damaged ?? (isBroken ? units : 0) };
};
