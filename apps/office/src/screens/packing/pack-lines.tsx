import type { PackLine, Packing } from '@tonalia/contract/packing-office';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { circleOutlines } from '../../components/circle-outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { LinePicture } from '../../features/picking/line-picture.tsx';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import { unitsIn } from './packing-view.ts';

export type PackLinesProps = {
  packing: Packing;
  /** Number of the shown box. */
  box: number;
  canChange: boolean;
  /** Id of the version that was read last. */
  read: string | undefined;
  onPut: (line: PackLine, change: number | 'all' | 'none') => void;
};

/** The lines of the shipment: how many are in boxes, and a tick that puts all that is open into the shown one. */
export const PackLines = ({ packing, box, ...props }: PackLinesProps) => (
  <Panel className="overflow-hidden">
    <ul>
      {packing.lines.map((line) => (
        <Row key={line._id} line={line} inBox={unitsIn(packing, box, line._id)} box={box} {...props} />
      ))}
    </ul>
  </Panel>
);

type PackRowProps = Omit<PackLinesProps, 'packing'> & { line: PackLine; inBox: number };

function Row({ line, inBox, box, canChange, read, onPut }: PackRowProps) {
  const { packed, units, image, tile, shade } = line;
  const isFull = packed === units;
  const name = nameOf(line);
  return (
    <li
      className={classNames(
        'flex min-h-[55px] flex-wrap items-center gap-x-3 border-t border-hair px-3.5 py-1.5 first:border-t-0',
        read === line._id && 'bg-surface-2',
      )}
    >
      <LinePicture image={image} tile={tile} color={shade?.color ?? null} className="size-10" />
      <span className="min-w-[7rem] flex-1">
        <b className="block wrap-anywhere text-[0.9375rem] leading-[1.3] font-semibold">{name}</b>
        <Detail line={line} inBox={inBox} box={box} />
      </span>
      {canChange && units > 1 && (inBox > 0 || !isFull) && (
        // below the count on a phone, so that the name has its line
        <span className="flex items-center justify-end gap-2 max-sm:order-last max-sm:-mt-3 max-sm:basis-full">
          {inBox > 0 && <StepButton icon="minus" label={texts.oneLess(name)} onPress={() => onPut(line, -1)} />}
          {!isFull && <StepButton icon="plus" label={texts.one(name)} onPress={() => onPut(line, 1)} />}
        </span>
      )}
      <span className="text-[1.0625rem] whitespace-nowrap text-text-2">
        <b className={classNames('font-[680]', isFull ? 'text-brand-text' : 'text-text')}>{packed}</b> / {units}
      </span>
      <button
        type="button"
        aria-label={isFull && inBox > 0 ? texts.take(name) : texts.put(name)}
        aria-pressed={isFull}
        disabled={!canChange || (isFull && inBox === 0)}
        className="pressable -mr-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control"
        onClick={() => onPut(line, isFull ? 'none' : 'all')}
      >
        <Icon
          name={isFull ? 'check-circle' : packed > 0 ? circleOutlines.circleDot : circleOutlines.circle}
          size="lg"
          className={isFull ? 'text-brand-text' : 'text-text-3'}
        />
      </button>
    </li>
  );
}

const StepButton = ({ icon, label, onPress }: { icon: 'plus' | 'minus'; label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    className="pressable -mx-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text-2"
    onClick={onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
);

function Detail({
  line: { brand, asked, units, packed, replaces },
  inBox,
  box,
}: Pick<PackRowProps, 'line' | 'inBox' | 'box'>) {
  return (
    <span className="text-small text-text-2">
      {brand}
      {replaces !== null && `, ${texts.replaces(replaces)}`}
      {units < asked && <b className="font-semibold text-warn">, {texts.going(units, asked)}</b>}
      {packed > units && <b className="font-semibold text-danger">, {texts.tooMany(packed - units)}</b>}
      {inBox > 0 && inBox < packed && `, ${texts.inBox(inBox, box)}`}
    </span>
  );
}

/** "8.3 Rubio claro dorado"; the product and its volume for one without shades. */
export const nameOf = ({ shade, name, volume }: PackLine): string =>
  shade
    ? [shade.code, shade.name].filter(Boolean).join(' ')
    : volume === null || name.endsWith(volume)
      ? name
      : `${name} ${volume}`;
