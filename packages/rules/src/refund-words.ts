import { formatPesos } from './money.ts';

/** Brand and last digits, by which an owner recognises a card. */
export interface CardFace {
  brand: string;
  lastFour: string;
}

/** Fields of a refund that its text depends on. */
export interface RefundFacts {
  /** Pesos. */
  amount: number;
  /** Reference of the payment method that had paid. */
  method: string;
  /** Its name on the screen. */
  name: string;
  card: CardFace | null;
  state: 'requested' | 'sent' | 'manual' | 'done';
}

const states: Record<RefundFacts['state'], string> = {
  requested: 'pedida',
  sent: 'en camino',
  manual: 'en proceso',
  done: 'hecha',
};

/** A card on the screen: "Visa ···· 4242". */
export function cardName({ brand, lastFour }: CardFace): string {
  const name = brand.charAt(0).toLocaleUpperCase('es-CO') + brand.slice(1).toLocaleLowerCase('es-CO');
  return `${name} ···· ${lastFour}`;
}

/** Destination of a refund: "a Visa ···· 4242", "a tu cupo". */
export function refundTarget({ method, name, card }: Pick<RefundFacts, 'method' | 'name' | 'card'>): string {
  if (card) return `a ${cardName(card)}`;
  switch (method) {
    case 'card':
      return 'a tu tarjeta';
    case 'pse':
      return 'a tu cuenta (PSE)';
    case 'nequi':
      return 'a tu Nequi';
    case 'bank_transfer':
      return 'por transferencia';
    case 'own_credit':
      return 'a tu cupo';
    default:
      return `a ${name}`;
  }
}

/** "Devolución de $ 75.500 a Visa ···· 4242, en camino" */
export const refundSentence = (refund: RefundFacts): string =>
  `Devolución de ${formatPesos(refund.amount)} ${refundTarget(refund)}, ${states[refund.state]}`;
