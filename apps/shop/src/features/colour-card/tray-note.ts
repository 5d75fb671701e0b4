import { allOfStock, literals, overStock } from '@tonalia/contract/literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { dayAndMonth, nextDispatch } from './choice.ts';
import type { CardShade } from './shades.ts';
import type { TrayNote } from './tray.tsx';
import type { ShadeChoice } from './use-choice.ts';

/** The shade of the last tap. */
export interface TouchedShade {
  code: string;
  /** More units were requested than are available. */
  isOver: boolean;
}

/** The note after the last tap: no more units of the shade, or a part in presale. */
export function noteOf(
  product: Product,
  choice: ShadeChoice,
  shades: readonly CardShade[],
  touched: TouchedShade | null,
): TrayNote | null {
  const shade = shades.find(({ version }) => version.code === touched?.code);
  if (!shade) return null;
  const most = choice.most(shade.version);
  const line = choice.lines.find(({ version }) => version.code === touched?.code);
  if (most === 0) return { tone: 'warn', text: literals.shadeOutOfStock };
  if (line && line.units + product.minQuantity > most) {
    return { tone: 'warn', text: touched?.isOver ? overStock(most) : allOfStock(most) };
  }
  const day = dayAndMonth(product.dispatchDate);
  if (!line || day === null || line.quantity === 0 || line.quantityPresale === 0) return null;
  const { quantity: now, quantityPresale: later } = line;
  const text = shadeMessages.splitFor({ code: shade.code, now, when: nextDispatch(), later, day });
  return { tone: 'info', text };
}
