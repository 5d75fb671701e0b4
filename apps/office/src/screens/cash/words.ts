import type { SettlementStop } from '@tonalia/contract/dispatch-settlement';
import { formatPesos } from '@tonalia/rules/money';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';

/** An amount with its minus before the sign of the peso; nothing is a dash. */
export function signed(amount: number): string {
  if (amount === 0) return '–';
  return amount < 0 ? `−${formatPesos(-amount)}` : formatPesos(amount);
}

/** What happened at a stop, in one line; empty when everything went as it should. */
export function aboutStop({ result, reason, backs, electronicReference, isSeen, pickup }: SettlementStop): string {
  if (pickup) return pickup.reason === null ? texts.pickedUnits(pickup.units) : texts.pickupReasons[pickup.reason];
  if (result === 'refused' && reason !== null) return `${texts.reasons[reason]}, ${texts.returns}`;
  const parts = backs.map(({ units, name, reason: why }) => texts.backOf(units, name, texts.backReasons[why]));
  if (electronicReference !== null)
    parts.push(`${texts.bank(electronicReference)}${isSeen ? `, ${texts.inBank}` : ''}`);
  return parts.join(' · ');
}
