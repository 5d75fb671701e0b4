import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { PurchaseLine } from './use-purchase-lines.ts';

/** A date further away says nothing for a purchase. */
const FAR_DAYS = 180;

/** When the available units of a version end. */
export function EndOf({ line: { coverDays } }: { line: PurchaseLine }) {
  const today = dayIn(useNow());
  if (coverDays === null) return '–';
  if (coverDays > FAR_DAYS) return texts.later;
  if (coverDays <= 1) return coverDays === 0 ? texts.today : texts.tomorrow;
  return formatShortDay(dayAfter(today, coverDays)).toLocaleLowerCase('es-CO');
}

/** What the ordered units of a line cost. */
export const costWords = ({ isTicked, units, cost }: PurchaseLine): string =>
  isTicked && units > 0 && cost !== null ? formatPesos(units * cost) : '–';

/** A version with its picture. */
export const Named = ({ line }: { line: PurchaseLine }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <VersionPicture image={line.image} tile={line.tile} swatch={line.swatch} />
    <span className="min-w-0">
      <span className="block max-w-[15rem] truncate font-semibold">{line.name}</span>
      <span className="block max-w-[15rem] truncate text-[0.78125rem] text-text-2">{line.detail}</span>
    </span>
  </span>
);

export type BoxProps = {
  line: PurchaseLine;
  /** Opens box and cost of a version; undefined without the permission. */
  onSupply: ((line: PurchaseLine) => void) | undefined;
};

/** Units of a box. */
export const Box = ({ line, onSupply }: BoxProps) =>
  onSupply ? (
    <button
      type="button"
      aria-label={texts.supplyOf(line.box, line.name)}
      className="touch-area font-medium underline decoration-line-control underline-offset-4"
      onClick={() => onSupply(line)}
    >
      {formatNumber(line.box)}
    </button>
  ) : (
    formatNumber(line.box)
  );
