/** Set by `npm run test:full`. */
const isFull = process.env.TEST_FULL === '1';

/** How often something is tried that may go well by luck: as often as an ordinary run can afford, or as a full one does. */
export const howOften = (ordinary: number, full: number): number => (isFull ? full : ordinary);
