import type { CartProduct } from '@tonalia/contract/purchase';
import { luminance, sheen } from '@tonalia/ui/sheen';
import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { LineStepper } from './line-stepper.tsx';
import { stripsOf } from './shade-strips.ts';
import { useQuantityDrag } from './use-quantity-drag.ts';
import { useWideTiles } from './use-wide-tiles.ts';

const words = new Intl.Collator('es-CO', { numeric: true });

/** As on a printed card: 8.3, 8.34, 8.4, 10.1, then names without a number. */
const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b) || words.compare(a, b);

function numberOf(name: string): number {
  const number = Number.parseFloat(name);
  return Number.isNaN(number) ? Infinity : number;
}

/** The height of a shade: 7 of "7.1 Rubio"; NaN for a name without a number. */
const levelOf = (name: string): number => Math.floor(Number.parseFloat(name));

/** "7.1" of "7.1 Rubio medio cenizo, 90 ml". */
const codeOf = (name: string): string => name.split(' ')[0] ?? '';

export interface ShadeTilesProps {
  /** Lines with a colour. */
  lines: readonly CartProduct[];
  /** Of the product. */
  name: string;
  /** "7.1 Rubio medio cenizo": its first word is on the tile. */
  names: ReadonlyMap<CartProduct, string>;
  /** The id of the line with a row below, or beside the cart on a desktop. */
  selected: string | undefined;
  /** `byKeyboard`: the row takes the focus. */
  onSelect: (id: string | undefined, byKeyboard: boolean) => void;
  /** Another group has more units of the same version. */
  isSplit: (line: CartProduct) => boolean;
  onRemove: (line: CartProduct) => void;
}

/**
 * The shades of a product as a colour card: code and quantity on each colour. Arrows move among them; a tap opens the row of one, and on a
 * touch screen holding and sliding changes its quantity. On a desktop each tile has its stepper, digits write the quantity of the tile with
 * the focus, which is shown beside the cart, and Supr takes it out.
 */
export function ShadeTiles({ lines, name, names, selected, onSelect, isSplit, onRemove }: ShadeTilesProps) {
  const nameOf = (line: CartProduct) => names.get(line) ?? line.name;
  const isWide = useWideTiles();
  const [reached, setReached] = useState<string>();
  const sorted = lines.toSorted((a, b) => byNumber(nameOf(a), nameOf(b)));
  const ids = sorted.map(lineId);
  const strips = stripsOf(sorted, (line) => levelOf(nameOf(line)));
  const perCode = Map.groupBy(sorted, (line) => codeOf(nameOf(line)));
  const drag = useQuantityDrag(
    sorted,
    useCallback((id: string) => onSelect(id, false), [onSelect]),
  );
  const inTabOrder = ids.find((id) => id === reached) ?? ids.find((id) => id === selected) ?? ids[0];
  return (
    <ul
      {...drag}
      aria-label={cartMessages.shadesOf(name)}
      className="grid select-none [-webkit-touch-callout:none] grid-cols-[repeat(420,minmax(0,1fr))] gap-y-1 px-3 pt-1 pb-2 lg:px-5"
    >
      {strips.flatMap((strip, row) =>
        strip.map((line, at) => (
          <CartTile
            key={lineId(line)}
            line={line}
            name={nameOf(line)}
            hasSize={(perCode.get(codeOf(nameOf(line)))?.length ?? 0) > 1}
            isSelected={lineId(line) === selected}
            isInTabOrder={lineId(line) === inTabOrder}
            onReach={setReached}
            onSelect={onSelect}
            hasStepper={isWide}
            isSplit={isSplit(line)}
            onRemove={onRemove}
            row={row}
            at={at}
            inRow={strip.length}
          />
        )),
      )}
    </ul>
  );
}

interface CartTileProps {
  line: CartProduct;
  name: string;
  /** Another tile has the same code in another size. */
  hasSize: boolean;
  isSelected: boolean;
  isInTabOrder: boolean;
  onReach: (id: string) => void;
  onSelect: (id: string | undefined, byKeyboard: boolean) => void;
  hasStepper: boolean;
  isSplit: boolean;
  onRemove: (line: CartProduct) => void;
  /** The strip it is in, its place there, and how many share the width. */
  row: number;
  at: number;
  inRow: number;
}

/** The width of a strip in columns: each number of tiles up to seven divides it. */
const COLUMNS = 420;
/** Above this luminance the code is dark. */
const DARK_INK = 0.165;

const label = 'absolute text-[0.75rem] leading-[1.35] font-[650]';
const chip =
  'absolute min-w-5.5 rounded-[8px] bg-grafito-0/95 px-1 text-center text-[0.8125rem] leading-[1.375rem] font-bold text-grafito-900';

/** "90 ml" of a shade that is in the cart in two sizes; a narrow tile has room for the number. A screen reader has it in the name. */
function TileSize({ name, isOnTop }: { name: string; isOnTop: boolean }) {
  const at = name.lastIndexOf(', ');
  if (at < 0) return null;
  const size = name.slice(at + 2);
  return (
    <span
      aria-hidden="true"
      className={`${label} opacity-90 ${isOnTop ? 'top-1.5 right-2' : 'bottom-1.5 left-1 text-[0.6875rem]!'}`}
    >
      {isOnTop ? size : size.split(' ')[0]}
    </span>
  );
}

/** Memoised, as a row is: of hundreds of tiles only one with a changed line is rendered again. */
const CartTile = memo(function CartTile(props: CartTileProps) {
  const { line, name, hasSize, isSelected, isInTabOrder, onReach, onSelect, hasStepper, isSplit, onRemove } = props;
  const { row, at, inRow } = props;
  const colour = line.color?.color ?? '#808080';
  const id = lineId(line);
  const [code = '', ...rest] = name.split(' ');
  const choose = (byKeyboard: boolean) => onSelect(isSelected && !hasStepper ? undefined : id, byKeyboard);
  const reach = () => {
    onReach(id);
    if (hasStepper) choose(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus in the tile and its stepper
    <li
      onFocus={reach}
      className={`relative px-[1.5px] lg:px-0.5 ${at === 0 ? '[--left:13px]' : '[--left:5px]'} ${at === inRow - 1 ? '[--right:13px]' : '[--right:5px]'}`}
      style={{ gridColumn: `span ${COLUMNS / inRow}` }}
    >
      <button
        type="button"
        data-tile={id}
        data-chosen={isSelected || undefined}
        data-row={row}
        aria-expanded={hasStepper ? undefined : isSelected}
        tabIndex={isInTabOrder ? 0 : -1}
        className="pressable relative block h-14.5 w-full rounded-l-(--left) rounded-r-(--right) lg:h-20 inset-ring inset-ring-swatch-edge data-chosen:outline-[2.5px] data-chosen:outline-offset-1 data-chosen:outline-brand"
        style={{ background: sheen(colour), color: luminance(colour) > DARK_INK ? '#171a16' : '#fff' }}
        onKeyDown={(event) => {
          if (hasStepper) pressOnTile(event, () => onRemove(line));
          moveFocus(event);
        }}
        onClick={({ detail }) => choose(detail === 0)}
      >
        <span className={`${label} top-1.5 left-1.5 max-w-[calc(100%-10px)] truncate lg:left-2.5`}>{code}</span>{' '}
        {hasSize && <TileSize name={name} isOnTop={hasStepper} />}
        <span className="sr-only">{rest.join(' ')}, </span>
        <span className={hasStepper ? 'sr-only' : `${chip} right-1 bottom-1`}>{line.quantity}</span>{' '}
        <span className="sr-only">{cartMessages.unitsWord(line.quantity)}</span>
      </button>
      {hasStepper && (
        <div className="absolute inset-x-2 bottom-1.5">
          <LineStepper line={line} isSplit={isSplit} onRemove={onRemove} isTile />
        </div>
      )}
    </li>
  );
});

/** How far each key goes: along the tiles, and across the strips. */
const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };
const rowSteps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** A digit goes to the number of the tile's stepper; Supr takes the line out. */
function pressOnTile(event: KeyboardEvent<HTMLButtonElement>, remove: () => void) {
  const { currentTarget, key } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (/^[0-9]$/.test(key) && isPlain)
    currentTarget.closest('li')?.querySelector<HTMLElement>('[role=group] button:nth-of-type(2)')?.click();
  if (key === 'Delete') remove();
}

/** Up and down lead to the tile of the next strip that is nearest to the same place across it. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const tiles = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const inRow = (row: number) => tiles.filter((tile) => Number(tile.dataset['row']) === row);
  const { currentTarget, key } = event;
  const step = steps[key];
  const rowStep = rowSteps[key];
  if (step === undefined && rowStep === undefined) return;
  event.preventDefault();
  if (step !== undefined) return tiles[tiles.indexOf(currentTarget) + step]?.focus();
  const row = Number(currentTarget.dataset['row']);
  const [here, there] = [inRow(row), inRow(row + (rowStep ?? 0))];
  const across = (here.indexOf(currentTarget) + 0.5) / here.length;
  there[Math.floor(across * there.length)]?.focus();
}
