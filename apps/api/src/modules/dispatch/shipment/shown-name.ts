import type { PickFacts } from '../../products/index.ts';

/** "8.3 Rubio claro dorado"; the product's name for one without shades. */
export const shownName = ({ shade, name, volume }: PickFacts): string =>
  shade
    ? [shade.code, shade.name].filter(Boolean).join(' ')
    : volume === null || name.endsWith(volume)
      ? name
      : `${name} ${volume}`;
