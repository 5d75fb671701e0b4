import type { FormulaClient, Mix, ShelfItem } from '@tonalia/contract/formulas';
import { dayIn } from '@tonalia/rules/dates';
import { lineName } from '@tonalia/rules/line-name';
import {
  type MixPart,
  type ShelfGap,
  colourOfMix,
  costOfGrams,
  developerGrams,
  dyeGrams,
  gapsOf,
  needOf,
} from '@tonalia/rules/mix';
import { writeMix } from '@tonalia/rules/mix-text';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';

/** Facts of the versions of the salon, by id. */
export type SalonShelf = ReadonlyMap<string, ShelfItem>;

export const shelfOf = (items: readonly ShelfItem[]): SalonShelf =>
  new Map(items.map((item) => [item.versionId, item]));

/** How a version is called in a mix: "8.3"; an oxidant by its name. */
export const labelOf = (item: ShelfItem | undefined): string =>
  item?.shade ?? item?.match?.versionName?.split(' ')[0] ?? item?.match?.name ?? '¿?';

/** "8.3 Rubio claro dorado", without the size. */
export const nameOf = (item: ShelfItem | undefined): string =>
  item?.match ? lineName(item.match).replace(/,\s[\d.]+\s\w+\.?$/, '') : labelOf(item);

export const colourOf = (item: ShelfItem | undefined): string | null => item?.match?.color?.color ?? null;

/** Grams of developer of a mix; 0 without one. */
export const developerOf = ({ lines, developer, proportion }: Mix): number =>
  developer ? developerGrams(dyeGrams(lines), proportion) : 0;

/** Grams of a mix with its developer. */
export const totalOf = (mix: Mix): number => dyeGrams(mix.lines) + developerOf(mix);

/** What a mix takes from the shelf. */
export function partsOf(mix: Mix): MixPart[] {
  const grams = developerOf(mix);
  return [
    ...mix.lines,
    ...(mix.developer?.versionId && grams > 0 ? [{ versionId: mix.developer.versionId, grams }] : []),
  ];
}

export const hexOf = ({ lines }: Mix, shelf: SalonShelf): string | null =>
  colourOfMix(lines.map(({ versionId, grams }) => ({ hex: colourOf(shelf.get(versionId)), grams })));

/** Pesos of a mix at the prices that were paid; null when one of them is not known. */
export function costOf(mix: Mix, shelf: SalonShelf): number | null {
  let sum = 0;
  for (const { versionId, grams } of partsOf(mix)) {
    const { content = null, paid = null, match = null } = shelf.get(versionId) ?? {};
    const price = paid ?? match?.price ?? null;
    if (content === null || price === null) return null;
    sum += costOfGrams(grams, price, content);
  }
  return sum;
}

/** What some mixes need beyond the shelf, with the price of what can be ordered. */
export interface Missing {
  gaps: ShelfGap[];
  items: { versionId: string; quantity: number }[];
  units: number;
  pesos: number;
  /** Versions that cannot be ordered now. */
  notForSale: string[];
}

/** What these mixes need together beyond the shelf. */
export function missingOf(mixes: readonly Mix[], shelf: SalonShelf): Missing {
  const facts = Array.from(shelf.values(), ({ versionId, left, content, match }) => ({
    versionId,
    left,
    content,
    step: match?.minQuantity ?? 1,
  }));
  const gaps = gapsOf(needOf(mixes.map(partsOf)), facts);
  const canBeOrdered = ({ versionId }: ShelfGap) => {
    const match = shelf.get(versionId)?.match;
    return match ? match.stock > 0 || (match.presale !== null && match.presale.left !== 0) : false;
  };
  const ordered = gaps.filter(canBeOrdered);
  return {
    gaps,
    items: ordered.map(({ versionId, units }) => ({ versionId, quantity: units })),
    units: ordered.reduce((sum, { units }) => sum + units, 0),
    pesos: ordered.reduce((sum, { versionId, units }) => sum + units * (shelf.get(versionId)?.match?.price ?? 0), 0),
    notForSale: gaps.filter((gap) => !canBeOrdered(gap)).map(({ versionId }) => labelOf(shelf.get(versionId))),
  };
}

/** The clients with an appointment on the day of `now`, in its order. */
export const ofToday = (clients: readonly FormulaClient[], now: Date): FormulaClient[] =>
  clients
    .filter(({ appointmentAt }) => appointmentAt !== null && dayIn(new Date(appointmentAt)) === dayIn(now))
    .toSorted((a, b) => ((a.appointmentAt ?? '') < (b.appointmentAt ?? '') ? -1 : 1));

/** "8.3 30 g + 7.3 15 g, 20 vol, 1:1". */
export const textOf = (mix: Mix, shelf: SalonShelf): string =>
  writeMix({
    lines: mix.lines.map(({ versionId, grams }) => ({ words: labelOf(shelf.get(versionId)), grams })),
    ...(mix.developer && { volume: mix.developer.volume, proportion: mix.proportion }),
  });

/** "Dorado miel, 8.3 + 7.3". */
export const summaryOf = ({ title, lines }: Mix, shelf: SalonShelf): string =>
  [title, lines.map(({ versionId }) => labelOf(shelf.get(versionId))).join(' + ')].filter(Boolean).join(', ');

const time = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });
const shortDay = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'short', timeZone: 'America/Bogota' });

/** "11:30 a. m." */
export const timeOf = (instant: string): string => time.format(new Date(instant));
/** "19 oct". */
export const dayOf = (instant: string): string =>
  shortDay.format(new Date(instant)).replace(' de ', ' ').replace('.', '');

/** "hoy, 11:30 a. m.", or the day with the time. */
export function appointmentText(instant: string, now: Date): string {
  const isToday = dayIn(new Date(instant)) === dayIn(now);
  return isToday ? words.todayAt(timeOf(instant)) : `${dayOf(instant)}, ${timeOf(instant)}`;
}
