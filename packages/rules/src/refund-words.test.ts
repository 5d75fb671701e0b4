import { describe, expect, test } from 'vitest';
import { type RefundFacts, refundSentence } from './refund-words.ts';

const refund = (given: Partial<RefundFacts>): RefundFacts => ({
  amount: 75_500,
  method: 'card',
  name: 'Tarjeta',
  card: null,
  state: 'sent',
  ...given,
});

describe('the text of a refund', () => {
  test.each<[Partial<RefundFacts>, string]>([
    [{ card: { brand: 'VISA', lastFour: '4242' } }, 'a Visa ···· 4242, en camino'],
    [{ state: 'requested' }, 'a tu tarjeta, pedida'],
    [{ method: 'pse', name: 'PSE', state: 'manual' }, 'a tu cuenta (PSE), en proceso'],
    [{ method: 'nequi', name: 'Nequi', state: 'done' }, 'a tu Nequi, hecha'],
    [{ method: 'bank_transfer', name: 'Transferencia', state: 'done' }, 'por transferencia, hecha'],
    [{ method: 'own_credit', name: 'Cupo', state: 'done' }, 'a tu cupo, hecha'],
    [{ method: 'addi', name: 'Addi' }, 'a Addi, en camino'],
  ])('of %o has its amount, its destination and its state', (given, words) => {
    expect(refundSentence(refund(given))).toBe(`Devolución de $\u00a075.500 ${words}`);
  });
});
