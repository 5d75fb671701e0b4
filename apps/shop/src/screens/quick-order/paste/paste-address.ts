import { useHere } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';

/** Where a pasted list comes from. */
export type PasteSource = 'text' | 'file';

const words = { text: 'texto', file: 'archivo' } as const; // as: what the address says

/** The page of a pasted list. It is a part of the quick order: a page of its own would be in every page's first load. */
export const pastePath = (source: PasteSource = 'text'): string => `${paths.quickOrder()}?pegar=${words[source]}`;

/** The source that the address names; null on the quick order itself. */
export function usePasteSource(): PasteSource | null {
  const asked = new URLSearchParams(useHere().split('?')[1]).get('pegar');
  if (asked === null) return null;
  return asked === words.file ? 'file' : 'text';
}
