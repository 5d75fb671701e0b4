import type { PackBox, PackLine, Packing } from '@tonalia/contract/packing-office';

/** Units of a version in the box with that number; 0 for a box that has none. */
export const unitsIn = ({ boxes }: Packing, number: number, versionId: string): number =>
  boxes.find((box) => box.number === number)?.contents.find((one) => one.versionId === versionId)?.units ?? 0;

/** The boxes to choose from: those that exist, and the chosen new one. The first exists for the packer at once. */
export function boxNumbers({ boxes }: Packing, shown: number): number[] {
  return [...new Set([...boxes.map(({ number }) => number), shown])].toSorted((one, other) => one - other);
}

/** The box to begin with: the first that is open, else a new one while units are open, else the last. */
export function firstBox({ boxes, packed, units }: Packing): number {
  const open = boxes.find(({ closedAt }) => closedAt === null);
  if (open) return open.number;
  return packed < units ? boxes.length + 1 : Math.max(1, boxes.length);
}

/** The number of the next new box. */
export const nextBox = ({ boxes }: Packing): number => Math.max(0, ...boxes.map(({ number }) => number)) + 1;

/** Every unit is in a closed box. */
export const isWhole = ({ missing, boxes }: Packing): boolean =>
  missing.length === 0 && boxes.length > 0 && boxes.every(({ closedAt }) => closedAt !== null);

/** "11,8" kg in grams; undefined for what is no weight. */
export function gramsOf(typed: string): number | undefined {
  if (!/^\d{1,3}([.,]\d{1,3})?$/.test(typed.trim())) return undefined;
  const grams = Math.round(Number(typed.trim().replace(',', '.')) * 1_000);
  return grams >= 1 && grams <= 200_000 ? grams : undefined;
}

/** The line with this barcode, code or number. */
export const lineOf = (lines: readonly PackLine[], read: string): PackLine | undefined =>
  lines.find(({ barcode, code }) => barcode === read || code.toUpperCase() === read.toUpperCase());

/** Whether nothing may change in this box. */
export const isShut = (box: PackBox | undefined): boolean => box !== undefined && box.closedAt !== null;
