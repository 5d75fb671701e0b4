import type { WaveDetail } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { offlineOutline } from '../../components/offline-outline.ts';
import { outlines } from '../../components/outlines.ts';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { pickingTexts } from '../../messages/picking.es-CO.ts';
import { PickerMenu, type PickerMenuProps } from './picker-menu.tsx';
import type { PickQueue } from './use-pick-queue.ts';

export type PickerHeadProps = {
  wave: WaveDetail;
  /** Number of the line, from 1. */
  at: number;
  queue: PickQueue;
  onList: () => void;
} & Pick<PickerMenuProps, 'rest'>;

/** The wave, the line and how far both are; and what waits for a connection. */
export function PickerHead({ wave, at, queue, rest, onList }: PickerHeadProps) {
  return (
    <header className="sticky top-0 z-sticky border-b border-line bg-surface px-4 pt-2 pb-3">
      <div className="flex items-center gap-1">
        <Link
          to="/alistamiento"
          aria-label={pickingTexts.back}
          className="pressable -ml-2.5 inline-flex size-11 items-center justify-center rounded-control"
        >
          <Icon name="arrow-left" size="lg" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-[1rem] leading-[1.25] font-[650]">
            {pickingTexts.wave(wave.number, wave.name)}
          </h1>
          <p className="text-small text-text-2">{texts.line(Math.min(at, wave.lines.length), wave.lines.length)}</p>
        </div>
        <button
          type="button"
          aria-label={texts.seeList}
          className="pressable inline-flex size-11 items-center justify-center rounded-control"
          onClick={onList}
        >
          <Icon name={outlines.checks} size="lg" />
        </button>
        <PickerMenu waveCode={wave.code} rest={rest} />
      </div>
      <div className="mt-1 flex items-center gap-3">
        <ProgressBar done={wave.picked} short={wave.short} all={wave.units} className="flex-1" />
        <span className="text-small text-text-2">
          <b className="font-bold text-text">{wave.picked}</b> {texts.of(wave.units)}
        </span>
      </div>
      <Waiting queue={queue} />
    </header>
  );
}

function Waiting({ queue: { waiting, refused, isOffline, uncounted, readUncounted, drop } }: { queue: PickQueue }) {
  const { picked, missing } = uncounted;
  const sentences = [picked.size > 0 && texts.uncounted(picked), missing.size > 0 && texts.found(missing)].filter(
    (sentence) => sentence !== false,
  );
  return (
    <div role="status" className="text-small">
      {isOffline && (
        <p className="mt-2.5 flex items-center gap-2 rounded-[10px] bg-warn-soft px-3 py-2 text-warn-ink">
          <Icon name={offlineOutline} size="sm" />
          <span className="flex-1">{texts.offline}</span>
          <b className="font-[650]">{texts.waiting(waiting.length)}</b>
        </p>
      )}
      {sentences.length > 0 && (
        <div className="mt-2.5 flex items-center gap-2 rounded-[10px] bg-warn-soft px-3 py-2 text-warn-ink">
          <div className="flex-1">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <button type="button" className="touch-area min-h-11 font-[650]" onClick={readUncounted}>
            {texts.understood}
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <p className="mt-2.5 flex items-center gap-2 rounded-[10px] bg-danger-soft px-3 py-2 text-danger-ink">
          <span className="flex-1">
            {texts.refused(refused.length)}. {refused[0]?.refusal}
          </span>
          <button type="button" className="touch-area min-h-11 font-[650]" onClick={() => drop(refused)}>
            {texts.drop}
          </button>
        </p>
      )}
    </div>
  );
}
