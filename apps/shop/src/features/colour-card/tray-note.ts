import { fill, literals } from '@tonalia/contract/literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { dayAndMonth, nextDispatch } from './choice.ts';
import type { Shade } from './shades.ts';
import type { TrayNote } from './tray.tsx';
import type { Choice } from './use-choice.ts';

/** What follows from the last tap: there is no more of the shade, or part of it comes later. */
export function noteOf(
  product: Product,
  choice: Choice,
  shades: readonly Shade[],
  touched: string | null,
): TrayNote | null {
  const shade = shades.find(({ version }) => version.code === touched);
  if (!shade) return null;
  const most = choice.most(shade.version);
  const line = choice.lines.find(({ version }) => version.code === touched);
  if (most === 0) return { tone: 'warn', text: literals.shadeOutOfStock };
  if (line && line.units + product.minQuantity > most) {
    return { tone: 'warn', text: `${literals.stockExceeded}: ${fill(literals.onlyLeft, { n: most })}` };
  }
  const day = dayAndMonth(product.dispatchDate);
  if (!line || day === null || line.quantity === 0 || line.quantityPresale === 0) return null;
  const text = shadeMessages.splitFor(shade.code, line.quantity, nextDispatch(), line.quantityPresale, day);
  return { tone: 'info', text };
}
