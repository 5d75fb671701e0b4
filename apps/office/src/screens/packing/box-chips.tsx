import type { Packing } from '@tonalia/contract/packing-office';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import { boxNumbers, nextBox } from './packing-view.ts';

export type BoxChipsProps = { packing: Packing; shown: number; canChange: boolean; onChoose: (number: number) => void };

/** The boxes of the shipment with their units, one of them shown, and a new one. */
export const BoxChips = ({ packing, shown, canChange, onChoose }: BoxChipsProps) => (
  <div className="mt-2 flex items-center gap-2">
    <div
      role="group"
      aria-label={texts.boxes}
      className="no-scrollbar -m-1 flex min-w-0 flex-1 gap-2 overflow-x-auto p-1"
    >
      {boxNumbers(packing, shown).map((number) => {
        const box = packing.boxes.find((one) => one.number === number);
        return (
          <button
            key={number}
            type="button"
            aria-pressed={number === shown}
            className={classNames(
              'pressable inline-flex h-11 shrink-0 items-center gap-2 rounded-full px-4 text-[0.9375rem] leading-none font-semibold',
              number === shown ? 'bg-text text-canvas' : 'inset-ring-[1.5px] inset-ring-line',
            )}
            onClick={() => onChoose(number)}
          >
            {box?.closedAt && (
              <>
                <Icon name="check" size="xs" />
                <span className="sr-only">{texts.closed}</span>
              </>
            )}
            {texts.box(number)} <span className="font-medium opacity-75">{texts.units(box?.units ?? 0)}</span>
          </button>
        );
      })}
      {canChange && (
        <button
          type="button"
          aria-label={texts.addBox}
          className="pressable inline-flex h-11 w-[54px] shrink-0 items-center justify-center rounded-full inset-ring-[1.5px] inset-ring-line"
          onClick={() => onChoose(nextBox(packing))}
        >
          <Icon name="plus" size="sm" />
        </button>
      )}
    </div>
    <p aria-live="polite" className="shrink-0 text-small text-text-2">
      <b className="font-bold text-text">{packing.packed}</b> {texts.of(packing.units)}
    </p>
  </div>
);
