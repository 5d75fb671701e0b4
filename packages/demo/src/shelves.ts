import { categories } from './categories.ts';
import type { DemoProduct } from './product.ts';

const AISLES = 'ABCDEFGHJK';
const RACKS = 16;
const LEVELS = 5;
/** Versions that share one place. */
const TOGETHER = 3;

/** Where a version lies, in every warehouse: a category is an aisle, a product a rack, and its versions lie side by side. */
export function shelfOf({ id, categoryId }: Pick<DemoProduct, 'id' | 'categoryId'>, position: number): string {
  const category = categories.find((one) => one.id === categoryId);
  const root = category?.parentId ?? categoryId;
  const aisle = AISLES[(root - 1) % AISLES.length] ?? 'A';
  const rack = (id % RACKS) + 1;
  const level = (Math.floor(position / TOGETHER) % LEVELS) + 1;
  return `${aisle}-${String(rack).padStart(2, '0')}-${level}`;
}

/** Units that one place holds. */
const ROOM = 60;

/** Where the units lie that find no room on the shelf of a version: in the aisle of the reserves. */
export const reserveOf = (shelf: string, units: number): string | null => (units > ROOM ? `R${shelf.slice(1)}` : null);

/** An EAN-13 of Colombia (770) made of the version's id. */
export function barcodeOf(versionId: number): string {
  const digits = `770${String(versionId).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
