import { Swatch } from '@tonalia/ui/swatch';
import { IconButton } from '@tonalia/ui/icon-button';
import type { ShelfItem } from '@tonalia/contract/formulas';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { colourOf, nameOf } from './mix-figures.ts';

export type DyeRowProps = {
  item: ShelfItem | undefined;
  grams: number;
  onStep: (way: 1 | -1) => void;
  /** Opens the correction of what is left. */
  onCorrect: () => void;
};

/** A dye of a mix with its grams, in steps of five, and what is left of it. */
export function DyeRow({ item, grams, onStep, onCorrect }: DyeRowProps) {
  const name = nameOf(item);
  const colour = colourOf(item);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2">
      {colour !== null && <Swatch color={colour} size={48} className="size-11! rounded-[13px]!" />}
      <span className="min-w-0 flex-1 basis-28">
        <b className="block text-label wrap-break-word">{name}</b>{' '}
        <ShelfLeft item={item} need={grams} onCorrect={onCorrect} />
      </span>
      <span
        role="group"
        aria-label={name}
        className="flex items-center rounded-control border-[1.5px] border-line bg-surface"
      >
        <IconButton
          icon={grams <= 5 ? 'trash' : 'minus'}
          iconSize="sm"
          tip="none"
          label={grams <= 5 ? words.out(name) : words.less(name)}
          onClick={() => onStep(-1)}
        />
        <output aria-live="polite" className="min-w-12 text-center text-label">
          {words.grams(grams)}
        </output>
        <IconButton icon="plus" iconSize="sm" tip="none" label={words.plus(name)} onClick={() => onStep(1)} />
      </span>
    </li>
  );
}

/** The rest of a version on the shelf; a tap corrects it. Orange when it does not last. */
export function ShelfLeft({
  item,
  need,
  onCorrect,
}: {
  item: ShelfItem | undefined;
  need: number;
  onCorrect: () => void;
}) {
  const left = item?.left ?? 0;
  const isShort = left < need;
  return (
    <button
      type="button"
      aria-label={`${isShort ? words.short(left) : words.left(left)}. ${words.correct(nameOf(item))}`}
      className={`touch-area relative text-small underline decoration-dotted underline-offset-4 ${isShort ? 'text-warn' : 'text-text-2'}`}
      onClick={onCorrect}
    >
      {isShort ? words.short(left) : words.left(left)}
    </button>
  );
}
