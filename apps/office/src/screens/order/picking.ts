import type { ShippedLine } from './line-name.tsx';

/** Units of a line that the warehouse picked, and those that it did not find. */
export interface LinePicking {
  picked: number;
  short: number;
}

/** Undefined while nothing is known of the line. */
export type PickingOf = (line: ShippedLine) => LinePicking | undefined;
