import type { FigureName } from './figures.ts';

/** Most that `npm run check` accepts. They only go down. */
export const ceilings: Record<FigureName, number> = {
  prose: 186,
  types: 123,
  calls: 290,
  state: 63,
  knots: 8,
  chains: 24,
};
