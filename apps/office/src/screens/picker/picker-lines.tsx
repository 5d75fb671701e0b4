import type { Pick, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import type { WaitingPick } from '../../api/pick-store.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { LastRead } from './last-read.tsx';
import { LineCard, LineCount, Shelf } from './line-card.tsx';
import { LineSheet } from './line-sheet.tsx';
import { PickerHead } from './picker-head.tsx';
import type { PickerSearch } from './picker-search.ts';
import { ScanSheet } from '../../features/picking/scan-sheet.tsx';
import { ShortageSheet } from './shortage-sheet.tsx';
import type { PickQueue } from './use-pick-queue.ts';
import { useReads } from './use-reads.ts';
import { WaveDone } from './wave-done.tsx';
import { firstOpen, undoneBy } from './wave-view.ts';

/** At full count the next line follows. */
const ADVANCE_MS = 400;

/** One line after the other. `wave` has the picks that wait. */
export function PickerLines({ wave, queue }: { wave: WaveDetail; queue: PickQueue }) {
  const { linea }: PickerSearch = useSearch({ from: '/alistar' });
  const navigate = useNavigate({ from: '/alistar' });
  const canCount = mayDo(useOperator(), 'picking.work');
  const [open, setOpen] = useState<'scan' | 'list' | 'short'>();
  const [filledAt, setFilledAt] = useState<number>();
  /** The version with its reserve shown instead of its shelf. */
  const [atReserve, setAtReserve] = useState<string>();
  // the first open line stays the shown one until it is left
  const [start] = useState(() => firstOpen(wave.lines));
  const at = linea ?? start;
  const line = wave.lines[at - 1];
  const isAtReserve = line !== undefined && line._id === atReserve;
  const go = (next: number) => {
    setOpen(undefined);
    setFilledAt(undefined);
    void navigate({ search: { ola: wave.code, linea: next }, replace: true });
  };
  const count = (units: number) => {
    if (!line || !canCount) return;
    const undoes = units < 0 ? undoneBy(queue.waiting, line._id) : undefined;
    queue.add(wave.code, { kind: 'units', versionId: line._id, units, ...(undoes && { undoes }), ...stamp() });
    if (line.picked + units >= line.units) setFilledAt(at);
  };
  const { last, wrong, read } = useReads(wave.lines, line, () => count(1));
  const left = line && canCount ? line.units - line.picked : 0;
  useEffect(() => {
    if (filledAt !== at) return;
    const timer = setTimeout(() => {
      setFilledAt(undefined);
      setOpen(undefined);
      void navigate({ search: { ola: wave.code, linea: at + 1 }, replace: true });
    }, ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [filledAt, at, navigate, wave.code]);

  return (
    <>
      <PickerHead
        wave={wave}
        at={at}
        queue={queue}
        rest={left > 0 ? { units: left, pick: () => count(left) } : undefined}
        onList={() => setOpen('list')}
      />
      {line ? (
        <>
          <div className="flex-1 px-4 pt-3.5 pb-4">
            <Shelf
              shelf={isAtReserve ? line.reserveShelf : line.shelf}
              isReserve={isAtReserve}
              onScan={() => setOpen('scan')}
            />
            <LineCard line={line} wrong={wrong} />
            {canCount ? (
              <LineCount line={line} onCount={count} />
            ) : (
              <p className="mt-3 text-text-2">{texts.notYours}</p>
            )}
            {last && <LastRead key={last.at} {...last} />}
          </div>
          <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
            <OfficeButton
              look="secondary"
              icon={rareOutlines.ban}
              className="text-warn"
              disabled={!canCount || line.picked >= line.units}
              onClick={() => setOpen('short')}
            >
              {line.picked === 0 ? texts.nothing : texts.noMore}
            </OfficeButton>
            <OfficeButton className="flex-1" disabled={line.picked + line.short === 0} onClick={() => go(at + 1)}>
              {at === wave.lines.length ? texts.finish : texts.next}
              <Icon name="arrow-right" size="sm" />
            </OfficeButton>
          </footer>
        </>
      ) : (
        <WaveDone wave={wave} />
      )}
      {open === 'list' && (
        <LineSheet
          lines={wave.lines}
          at={at}
          waiting={queue.waiting.length > 0 ? linesOf(queue.waiting, wave.code) : undefined}
          onGo={go}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'scan' && <ScanSheet onRead={read} onClose={() => setOpen(undefined)} />}
      {open === 'short' && line && (
        <ShortageSheet
          line={line}
          onReserve={
            isAtReserve
              ? undefined
              : () => {
                  setAtReserve(line._id);
                  setOpen(undefined);
                }
          }
          onClose={() => setOpen(undefined)}
          onLeave={(missing) => {
            queue.add(wave.code, { kind: 'short', versionId: line._id, missing, ...stamp() });
            go(at + 1);
          }}
        />
      )}
    </>
  );
}

/** The id that makes a pick count once, and when it was made. */
const stamp = (): { clientId: Pick['clientId']; at: string } => ({
  clientId: crypto.randomUUID(),
  at: new Date().toISOString(),
});

const linesOf = (waiting: readonly WaitingPick[], wave: string): ReadonlySet<string> =>
  new Set(waiting.filter(({ waveCode }) => waveCode === wave).map(({ pick }) => pick.versionId));
