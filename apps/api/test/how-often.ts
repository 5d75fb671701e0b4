/** Set by `npm run test:full`. */
const isFull = process.env.TEST_FULL === '1';

/** Number of attempts of a race test: `ordinary`, or `full` with `npm run test:full`. */
export const howOften = (ordinary: number, full: number): number => (isFull ? full : ordinary);
