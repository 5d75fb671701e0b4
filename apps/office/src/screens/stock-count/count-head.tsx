import type { StockCount } from '@tonalia/contract/stock-counts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { offlineOutline } from '../../components/offline-outline.ts';
import { outlines } from '../../components/outlines.ts';
import { countTexts as texts } from '../../messages/count.es-CO.ts';
import { texts as office } from '../../messages/texts.es-CO.ts';
import type { CountQueue } from './use-count-queue.ts';

export type CountHeadProps = {
  count: StockCount;
  queue: CountQueue;
  isScanning: boolean;
  /** Turns the camera on or off; undefined where nothing is counted. */
  onScan: (() => void) | undefined;
  onList: () => void;
};

const square = 'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-control';

/** The counted places, and what waits for a connection. */
export function CountHead({ count, queue, isScanning, onScan, onList }: CountHeadProps) {
  const title = texts.title(count.code);
  useEffect(() => {
    document.title = `${title} · ${office.office}`;
  }, [title]);
  return (
    <header className="sticky top-0 z-sticky bg-deep text-on-deep">
      <div className="flex items-center gap-1 px-4 py-3">
        <Link to="/existencias" search={{ vista: 'conteos' }} aria-label={texts.back} className={`${square} -ml-2.5`}>
          <Icon name="chevron-left" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-[1rem] leading-[1.25] font-[650]">
            {title}
          </h1>
          <p className="truncate text-small text-on-deep-2">
            {texts.place(count.warehouse.name, count.section, count.brand)}
          </p>
        </div>
        {onScan && (
          <button type="button" aria-label={texts.scan} aria-pressed={isScanning} className={square} onClick={onScan}>
            <Icon name={outlines.scan} />
          </button>
        )}
        <button type="button" aria-label={texts.list} className={`${square} -mr-2.5`} onClick={onList}>
          <Icon name={outlines.checks} />
        </button>
      </div>
      <Waiting queue={queue} />
    </header>
  );
}

function Waiting({ queue: { waiting, refused, isOffline, drop } }: { queue: CountQueue }) {
  return (
    <div role="status" className="text-small">
      {isOffline && (
        <p className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-warn-ink">
          <Icon name={offlineOutline} size="sm" />
          <span className="flex-1">{texts.offline}</span>
          <b className="font-[650]">{texts.waiting(waiting.length)}</b>
        </p>
      )}
      {refused.length > 0 && (
        <p className="flex items-center gap-2 bg-danger-soft px-4 py-1 text-danger-ink">
          <span className="flex-1">
            {texts.notSent(refused.length)}. {refused[0]?.refusal}
          </span>
          <button type="button" className="min-h-11 px-2 font-[650]" onClick={() => drop(refused)}>
            {texts.drop}
          </button>
        </p>
      )}
    </div>
  );
}
