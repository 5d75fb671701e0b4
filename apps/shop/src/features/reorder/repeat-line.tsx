import type { RepeatLine as Line } from '@tonalia/contract/repeat-order';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { sheen } from '@tonalia/ui/sheen';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { lineName } from '@tonalia/rules/line-name';
import { Picture } from '../../components/picture.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { shadeNumber } from './names.ts';

export interface RepeatLineProps {
  line: Line;
  /** Units that the buyer chose. */
  units: number;
  onUnits: (units: number) => void;
  onChoose: () => void;
  /** Set while the line waits for a decision. */
  onTake?: (() => void) | undefined;
}

/** A line of an earlier order: what it is, what changed, and its units. */
export function RepeatLine({ line, units, onUnits, onChoose, onTake }: RepeatLineProps) {
  const name = lineName(line);
  const isGone = line.changes.includes('gone');
  const canChoose = line.alternatives.length > 0;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RepeatLook line={line} />
        <span className="min-w-0 flex-1 basis-32">
          <b className="block text-label wrap-break-word">
            {line.instead ? words.instead(shadeNumber(name), shadeNumber(line.instead.name)) : name}
          </b>{' '}
          <Note line={line} />
        </span>
        <span className="ml-auto flex items-center gap-3">
          {line.instead && <b className="font-[650]">{units}</b>}
          {(line.instead ?? isGone) && canChoose ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={isGone ? words.othersFor(name) : words.changeOf(name)}
              onClick={onChoose}
            >
              {isGone ? words.seeOthers : words.change}
            </Button>
          ) : (
            !isGone && (
              <QuantityStepper
                look="outline"
                label={name}
                value={units}
                min={0}
                step={line.minQuantity}
                max={Math.max(line.most, units)}
                removable
                onChange={onUnits}
              />
            )
          )}
        </span>
      </div>
      {onTake && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-small text-warn">
          {line.instead?.isOtherBrand ? words.otherBrand : words.steep}
          <span className="flex gap-2">
            <Button variant="ghost" size="sm" onClick={() => onUnits(0)}>
              {words.leaveOut}
            </Button>
            <Button variant="soft" size="sm" onClick={onTake}>
              {words.take}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

/** Both colours of a replaced shade, the colour of a shade, or the picture. */
export function RepeatLook({ line: { color, instead, image, tile, changes } }: { line: Line }) {
  const before = instead?.color?.color;
  if (before && color?.color)
    return (
      <span
        aria-hidden="true"
        className="flex h-11 w-14 shrink-0 overflow-hidden rounded-control inset-ring inset-ring-swatch-edge"
      >
        <span className="flex-1" style={{ background: sheen(before) }} />
        <span className="flex-1" style={{ background: sheen(color.color) }} />
      </span>
    );
  if (color?.color) return <Swatch color={color.color} size={48} />;
  return (
    // as: the contract types a tint as text; the catalogue has only these values
    <Tile tint={tile as TileTint} soldOut={changes.includes('gone')} className="w-12 rounded-control">
      <Picture image={image} alt="" sizes="48px" small />
    </Tile>
  );
}

/** What changed in words; the amount of an unchanged line. */
function Note({ line }: { line: Line }) {
  const { changes, instead, price, priceBefore, presale, quantity, before, amount } = line;
  if (changes.includes('gone')) return <span className="block text-small text-warn">{words.gone}</span>;
  const [first] = changes;
  if (first === undefined) return <span className="block text-small text-text-3">{formatPesos(amount)}</span>;
  return (
    <span className="block text-small text-text-3">
      {instead?.difference && <span className="block">{instead.difference}</span>}
      {changes.includes('dearer') && price !== null && (
        <span className="block">
          <span className="sr-only">{words.before}</span> <s>{formatPesos(priceBefore)}</s>{' '}
          <span className="sr-only">{words.nowAt}</span> <span className="text-warn">{formatPesos(price)}</span>
        </span>
      )}
      {changes.includes('fewer') && <span className="block text-warn">{words.fewer(quantity, before)}</span>}
      {presale && (
        <span className="block text-info">
          {presale.units === quantity
            ? words.arrives(dayOf(presale.dispatchDate))
            : words.someArrive(presale.units, dayOf(presale.dispatchDate))}
        </span>
      )}
    </span>
  );
}

const dayOf = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');
