import type { Manufacturer } from '@tonalia/contract/products';
import { contrast } from '@tonalia/ui/sheen';

/** What text needs to be read (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const hex = /^#[0-9a-f]{6}$/i;

/** The brand's ink on its ground, as a style; nothing when it could not be read: then our own colours stay. */
export function brandLook({ ink, ground }: Pick<Manufacturer, 'ink' | 'ground'>) {
  if (!hex.test(ink) || !hex.test(ground) || contrast(ink, ground) < READABLE) return undefined;
  return { color: ink, background: ground };
}
