import type { ShadeSection } from './sections.ts';
import type { CardShade } from './shades.ts';

/** Some rows of a section, drawn together or not at all. */
export interface SectionPart {
  id: string;
  shades: readonly CardShade[];
  /** Drawn at once; other parts when they come near the view. */
  isFirst: boolean;
}

/** Whole rows of three, four and six columns. */
const PART = 12;
/** Tiles drawn before the list is measured: about as many as a phone shows. */
const FIRST = 12;

/** The parts of each section. When the card opens at the shade `startAt`, the part of that shade is drawn at once. */
export function partsOf(sections: readonly ShadeSection[], startAt: string | null): SectionPart[][] {
  const startsAt = sections.flatMap(({ shades }) => shades).findIndex(({ version }) => version.code === startAt);
  const from = Math.max(0, startsAt - PART);
  const to = Math.max(startsAt + 1, FIRST);
  let before = 0;
  return sections.map(({ id, shades }) => {
    const first = before;
    before += shades.length;
    return Array.from({ length: Math.ceil(shades.length / PART) }, (_, n): SectionPart => {
      const at = first + n * PART;
      const own = shades.slice(n * PART, (n + 1) * PART);
      return { id: `${id} ${n}`, shades: own, isFirst: at + own.length > from && at < to };
    });
  });
}
