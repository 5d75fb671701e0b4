import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { lineName } from '@tonalia/rules/line-name';
import { leaveTile, pictureAddress } from '../../features/picking/line-picture.tsx';

const PICTURE = 96;

export type StopLineProps = {
  line: DriverStop['lines'][number];
  /** Units of the line that are left out. */
  back: number;
  /** Before the number of units that go, and the names of its buttons. */
  words: { goes: (units: number) => string; fewer: (name: string) => string; more: (name: string) => string };
  onBack: (units: number) => void;
};

/** A line with the units that go, by two buttons. */
export function LineRow({ line, back, words, onBack }: StopLineProps) {
  const taken = line.units - back;
  const name = lineName(line);
  return (
    <div className="flex items-center gap-3 py-3">
      <img
        src={pictureAddress(line.image, PICTURE)}
        alt=""
        width={44}
        height={44}
        onError={leaveTile}
        style={{ background: `var(--tile-${line.tile}, var(--tile-piedra))` }}
        className="size-11 shrink-0 rounded-[12px] object-contain"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-[1.25] font-[550]">{name}</p>
        <p className="text-small text-text-2">
          {words.goes(line.units)}
          <b className={classNames('font-bold', back > 0 ? 'text-warn' : 'text-text')}>{taken}</b>
        </p>
      </div>
      <span
        className={classNames(
          'inline-flex h-12 shrink-0 items-center rounded-[14px]',
          back > 0 ? 'text-warn inset-ring-[1.75px] inset-ring-warn' : 'inset-ring-[1.5px] inset-ring-line',
        )}
      >
        <Step icon="minus" label={words.fewer(name)} disabled={taken === 0} onPress={() => onBack(back + 1)} />
        <b aria-live="polite" className="min-w-6 text-center font-bold">
          {taken}
        </b>
        <Step icon="plus" label={words.more(name)} disabled={back === 0} onPress={() => onBack(back - 1)} />
      </span>
    </div>
  );
}

type BackStepProps = { icon: 'plus' | 'minus'; label: string; disabled: boolean; onPress: () => void };

const Step = ({ icon, label, disabled, onPress }: BackStepProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    className="inline-flex size-12 items-center justify-center text-text disabled:text-text-disabled"
    onClick={onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
);
