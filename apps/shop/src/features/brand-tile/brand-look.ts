import type { Manufacturer } from '@tonalia/contract/products';
import { contrast } from '@tonalia/ui/sheen';

/** Lowest contrast of readable text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const hex = /^#[0-9a-f]{6}$/i;

/** The brand's text and background colours as a style; undefined when one is invalid or their contrast is too low, so our own colours stay. */
export function brandLook({ ink, ground }: Pick<Manufacturer, 'ink' | 'ground'>) {
  if (!hex.test(ink) || !hex.test(ground) || contrast(ink, ground) < READABLE) return undefined;
  return { color: ink, background: ground };
}
