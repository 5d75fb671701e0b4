/** The step of the map's colours for days on the road. */
export const leadOf = (days: number): '0-1' | '2' | '3' | '4' =>
  days <= 1 ? '0-1' : days === 2 ? '2' : days === 3 ? '3' : '4';

const steps = {
  fast: 'var(--brand)',
  two: 'var(--lead-2)',
  three: 'var(--lead-3)',
  slow: 'var(--lead-4)',
  none: 'var(--lead-none)',
};
const stepOf = { '0-1': steps.fast, '2': steps.two, '3': steps.three, '4': steps.slow };

/** The colour of days on the road; undefined is no delivery. */
export const leadColour = (days: number | undefined): string =>
  days === undefined ? steps.none : stepOf[leadOf(days)];

/** All, in the order of the legend. */
export const legendColours: readonly string[] = Object.values(steps);
