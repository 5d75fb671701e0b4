import { literals } from '@tonalia/contract/literals.es-CO';
import { formatNumber } from '@tonalia/rules/money';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import type { CardShade } from './shades.ts';
import type { TouchedShade } from './tray-note.ts';

/** The title of the card, by what it shows. */
export function titleOf(isSharing: boolean, isReviewing: boolean, soldOut: CardShade | null): string {
  if (isSharing) return shadeMessages.share;
  return isReviewing ? shadeMessages.chosenTitle : (soldOut?.fullName ?? literals.colourCard);
}

/** "7.1, 3 unidades. Total 77.400 pesos". */
export function announcement(
  shades: readonly CardShade[],
  { chosen, total }: { chosen: ReadonlyMap<string, number>; total: number },
  touched: TouchedShade | null,
): string {
  const shade = shades.find(({ version }) => version.code === touched?.code);
  return shade ? shadeMessages.announced(shade.code, chosen.get(shade.version.code) ?? 0, formatNumber(total)) : '';
}
