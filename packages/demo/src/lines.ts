import { barberLines } from './lines/barber-lines.ts';
import { dyeLines } from './lines/dye-lines.ts';
import { hairLines } from './lines/hair-lines.ts';
import { makeUpLines } from './lines/make-up-lines.ts';
import { nailLines } from './lines/nail-lines.ts';
import { skinCareLines } from './lines/skin-care-lines.ts';
import { stylingLines } from './lines/styling-lines.ts';
import { toolLines } from './lines/tool-lines.ts';
import type { BrandLine } from './lines/line.ts';

/** All lines that brands make, by segment. */
export const lines: readonly BrandLine[] = [
  ...dyeLines,
  ...nailLines,
  ...hairLines,
  ...makeUpLines,
  ...skinCareLines,
  ...barberLines,
  ...stylingLines,
  ...toolLines,
];
