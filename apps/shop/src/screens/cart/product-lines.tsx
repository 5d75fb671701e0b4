import type { CartProduct } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useCallback } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { MoreButton, useExpandable } from '../../features/order/more.tsx';
import { nameShades } from '../../features/order/shade-names.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { LineFrame } from './cart-line.tsx';
import { useCartView } from './cart-view.ts';
import type { LineMarks } from './line-marks.ts';
import { lineName } from './line-stepper.tsx';
import { RemovedLine } from './removed-line.tsx';
import { ShadeRow } from './shade-row.tsx';
import { isOfTiles } from './tiled.ts';
import { useWideTiles } from './use-wide-tiles.ts';

// Few carts have so many shades of one product.
const ShadeTiles = lazy(() => import('./shade-tiles.tsx').then((file) => ({ default: file.ShadeTiles })));

export interface ProductLinesProps {
  /** The lines of one product, including removed ones that can be restored. */
  lines: readonly CartProduct[];
  date: string;
  marks: (line: CartProduct) => LineMarks;
  isRemoved: (line: CartProduct) => boolean;
  /** Ids of the lines restored last. */
  restored: readonly string[];
  onRemove: (line: CartProduct) => void;
  onUndo: (lines: readonly CartProduct[]) => void;
  /** The tile that was chosen last in the cart. */
  chosen: ChosenTile | undefined;
  onChoose: (chosen: ChosenTile | undefined) => void;
}

/** A tile by the id of its line; `byKeyboard`: its row takes the focus. */
export interface ChosenTile {
  id: string;
  byKeyboard: boolean;
}

/** The shades of one product: picture, name and total once, then a row for each shade; many shades are tiles of a colour card. */
export function ProductLines(props: ProductLinesProps) {
  const { lines, date, marks, isRemoved, restored, onRemove, onUndo, chosen: selected, onChoose } = props;
  const { openColourCard } = useColourCard();
  const urgentFirst = [...lines].sort((a, b) => Number(marks(b).isUrgent) - Number(marks(a).isUrgent));
  const urgent = lines.filter((line) => marks(line).isUrgent).length;
  const isColour = lines.every(({ color }) => color !== null);
  const isCard = useCartView() === 'card' && isOfTiles(lines);
  const few = isCard ? urgentFirst.slice(0, urgent) : urgentFirst;
  const { shown, hidden, list, isOpen, toggle } = useExpandable(few, `${date}/${lines[0]?.productId}`, urgent);
  // on a desktop the chosen shade is beside the cart
  const hasRow = !useWideTiles();
  const select = useCallback(
    (id: string | undefined, byKeyboard: boolean) => onChoose(id === undefined ? undefined : { id, byKeyboard }),
    [onChoose],
  );
  const left = lines.filter((line) => !isRemoved(line));
  const [first] = lines;
  if (!first) return null;
  const { names, common } = nameShades(lines);
  const what = isColour ? purchaseMessages.shades(left.length) : purchaseMessages.versions(left.length);
  if (left.length === 0) {
    const all = isColour ? purchaseMessages.shades(lines.length) : purchaseMessages.versions(lines.length);
    return <RemovedLine name={`${first.name}, ${all}`} onUndo={() => onUndo(lines)} />;
  }
  // With tiles, a row is there for the chosen shade, for those that changed and for those that can be restored.
  const isRow = (line: CartProduct) =>
    shown.includes(line) || isRemoved(line) || (hasRow && lineId(line) === selected?.id);
  const rows = isCard ? urgentFirst.filter(isRow) : shown;
  const price = lines.every((line) => line.price === first.price) ? first.price : null;
  const removeAll = {
    label: cartMessages.removeAll(first.name, what),
    tip: 'none',
    onClick: () => left.forEach(onRemove),
  } as const;

  return (
    <li data-product={first.productId}>
      <LineFrame
        as="div"
        line={{ ...first, versionName: [common, what].filter(Boolean).join(', '), color: null }}
        takesFocus={restored.length > 1 && restored.length === lines.length}
        aside={<IconButton icon="trash" className="text-text-3 max-lg:hidden" {...removeAll} />}
        corner={
          <IconButton icon="trash" iconSize="sm" className="-mt-2 -mr-2.5 text-text-3 lg:hidden" {...removeAll} />
        }
      >
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-2 lg:mt-0 lg:grid lg:grid-cols-[132px_minmax(0,1fr)] lg:items-center lg:justify-normal lg:gap-[22px]">
          <p className="whitespace-nowrap lg:order-last">
            <b className="block text-[0.96875rem] leading-[1.47]">{formatPesos(sum(left, lineTotal))}</b>
            {price !== null && (
              <span className="block text-[0.75rem] leading-[1.4] font-medium text-text-3">
                {cartMessages.each(formatPesos(price))}
              </span>
            )}
          </p>
          <p className="text-label font-medium text-text-2">{cartMessages.units(sum(left, unitsIn))}</p>
        </div>
      </LineFrame>
      {isCard && (
        <Suspense fallback={<div className="h-[360px] lg:h-[510px]" />}>
          <ShadeTiles
            lines={left}
            name={first.name}
            names={names}
            selected={selected?.id}
            onSelect={select}
            isSplit={(line) => marks(line).note !== null}
            onRemove={onRemove}
          />
        </Suspense>
      )}
      <ul
        ref={list}
        aria-label={first.name}
        // on a phone the row of a tile stays in sight, above the bar with the total
        className={
          isCard && rows.length === 1
            ? 'bg-surface max-lg:sticky max-lg:bottom-[calc(129px+var(--safe-bottom))] max-lg:z-sticky max-lg:shadow-1'
            : undefined
        }
      >
        {rows.map((line) =>
          isRemoved(line) ? (
            <RemovedLine key={lineId(line)} name={lineName(line)} onUndo={() => onUndo([line])} />
          ) : (
            <ShadeRow
              key={lineId(line)}
              line={line}
              name={names.get(line) ?? first.name}
              note={marks(line).note}
              news={marks(line).news}
              showsPrice={price === null}
              takesFocus={
                (restored.length === 1 && restored[0] === lineId(line)) ||
                (selected?.byKeyboard === true && selected.id === lineId(line))
              }
              onRemove={onRemove}
            />
          ),
        )}
      </ul>
      <div className="flex flex-wrap items-center gap-x-1 pr-2 pb-2 pl-[51px] lg:pl-[101px]">
        {!isCard && <MoreButton hidden={hidden} isColour={isColour} isOpen={isOpen} onToggle={toggle} />}
        {isColour && (
          <Button variant="ghost" size="sm" className="min-h-11!" onClick={() => openColourCard(first.productId)}>
            {cartMessages.addShades}
          </Button>
        )}
      </div>
    </li>
  );
}

const lineTotal = ({ price, quantity }: CartProduct) => price * quantity;
const unitsIn = ({ quantity }: CartProduct) => quantity;
const sum = (lines: readonly CartProduct[], of: (line: CartProduct) => number) =>
  lines.reduce((total, line) => total + of(line), 0);
