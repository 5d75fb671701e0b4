import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** "8.3 Rubio claro dorado"; the product and its volume for one without shades. */
export const lineTitle = ({ shade, name, volume }: PickLine): string =>
  shade ? [shade.code, shade.name].filter(Boolean).join(' ') : withVolume(name, volume);

/** "Tinta Sur, tinte permanente 90 ml"; only the brand for one without shades. */
export const lineDetail = ({ shade, name, brand, volume }: PickLine): string =>
  shade ? `${brand}, ${withVolume(name, volume)}` : brand;

/** Some names end with their volume. */
const withVolume = (name: string, volume: string | null): string =>
  volume === null || name.endsWith(volume) ? name : `${name} ${volume}`;

/** The number of an order without its prefix: "48213". */
export const shortCode = (code: string): string => code.slice(code.indexOf('-') + 1);

/** "Pasillo A" of "A-04-2"; undefined without a shelf. */
export const aisleOf = ({ shelf }: Pick<PickLine, 'shelf'>): string | undefined => shelf?.split('-')[0];

/** "estante 4, nivel 2" of "A-04-2". */
export function rackOf({ shelf }: Pick<PickLine, 'shelf'>): string | undefined {
  const [, rack, level] = shelf?.split('-') ?? [];
  return rack === undefined ? undefined : texts.place(rack.replace(/^0+/, ''), level);
}

export type LineState = keyof typeof texts.lineState;

/** How far a line is. */
export function lineStateOf({ units, picked, short }: Pick<PickLine, 'units' | 'picked' | 'short'>): LineState {
  if (picked >= units) return 'done';
  if (short > 0) return 'short';
  return picked > 0 ? 'begun' : 'open';
}

/** A part of a list with its title and sums. */
export interface LineGroup {
  title: string;
  lines: PickLine[];
  units: number;
  picked: number;
}

/** The lines by aisle, in walking order, or by brand. */
export function groupLines(lines: readonly PickLine[], by: 'shelf' | 'brand'): LineGroup[] {
  const key = (line: PickLine) => (by === 'brand' ? line.brand : (aisleOf(line) ?? ''));
  const groups = [...Map.groupBy(lines, key)];
  const inOrder = by === 'brand' ? groups.toSorted(([one], [other]) => one.localeCompare(other, 'es')) : groups;
  return inOrder.map(([name, members]) => ({
    title: by === 'brand' ? name : aisleTitle(name, members),
    lines: members,
    units: members.reduce((sum, { units }) => sum + units, 0),
    picked: members.reduce((sum, { picked }) => sum + picked, 0),
  }));
}

/** "Pasillo B, oxidantes y uñas": the two categories with the most units. */
function aisleTitle(letter: string, lines: readonly PickLine[]): string {
  if (letter === '') return texts.noShelf;
  const units = new Map<string, number>();
  for (const line of lines) units.set(line.category, (units.get(line.category) ?? 0) + line.units);
  const most = [...units].toSorted(([, one], [, other]) => other - one).slice(0, 2);
  const words = most.map(([category]) => category.toLocaleLowerCase('es-CO')).join(' y ');
  return `${texts.aisle(letter)}, ${words}`;
}
