/** Grams of one dye of a mix. */
export interface MixPart {
  versionId: string;
  grams: number;
}

/** Facts of a version on the shelf of a salon. */
export interface ShelfFacts {
  versionId: string;
  /** Grams that are left. */
  left: number;
  /** Grams of one unit; null when it is sold by units. */
  content: number | null;
  /** Units are ordered in multiples of it. */
  step: number;
}

/** A version that lasts for less than what is needed. */
export interface ShelfGap {
  versionId: string;
  need: number;
  left: number;
  /** Units to order, in whole steps. */
  units: number;
}

/** Grams of all dyes of a mix. */
export const dyeGrams = (parts: readonly Pick<MixPart, 'grams'>[]): number =>
  parts.reduce((sum, { grams }) => sum + grams, 0);

/** Grams of developer for these grams of dye; `proportion` is in tenths: 15 is 1:1,5. Half a gram rounds up. */
export const developerGrams = (dye: number, proportion: number): number => Math.floor((dye * proportion + 5) / 10);

/**
 * The colour that a mix is shown with, as "#A69E87": the quadratic mean of each channel of sRGB, by grams. A guide, no promise; null without
 * a colour.
 */
export function colourOfMix(parts: readonly { hex: string | null; grams: number }[]): string | null {
  let sum = 0;
  const squares = [0, 0, 0];
  for (const { hex, grams } of parts) {
    if (hex === null || grams <= 0) continue;
    const rgb = Number.parseInt(hex.replace('#', ''), 16);
    sum += grams;
    for (const at of [0, 1, 2]) squares[at] = (squares[at] ?? 0) + grams * ((rgb >> (16 - 8 * at)) & 255) ** 2;
  }
  if (sum === 0) return null;
  const channels = squares.map((square) =>
    Math.round(Math.sqrt(square / sum))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('').toUpperCase()}`;
}

/** Pesos of `grams` of a version when one unit of `content` grams cost `paid`. Half a peso rounds up. */
export const costOfGrams = (grams: number, paid: number, content: number): number =>
  Math.floor((2 * grams * paid + content) / (2 * content));

/** Grams of each version that some mixes use together. */
export function needOf(mixes: readonly (readonly MixPart[])[]): Map<string, number> {
  const need = new Map<string, number>();
  for (const { versionId, grams } of mixes.flat()) need.set(versionId, (need.get(versionId) ?? 0) + grams);
  return need;
}

/** The versions of which less is left than is needed, in the order of the need, with the units that bring it back. */
export function gapsOf(need: ReadonlyMap<string, number>, shelf: readonly ShelfFacts[]): ShelfGap[] {
  const factsOf = new Map(shelf.map((facts) => [facts.versionId, facts]));
  return Array.from(need).flatMap(([versionId, grams]) => {
    const { left = 0, content = null, step = 1 } = factsOf.get(versionId) ?? {};
    if (grams <= left) return [];
    const units = content === null ? 1 : Math.ceil((grams - left) / content);
    return [{ versionId, need: grams, left, units: Math.ceil(units / step) * step }];
  });
}
