import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '@tonalia/contract/payment';
import type { Cart } from '@tonalia/contract/purchase';
import { useState } from 'react';
import { creditQuery } from '../../api/queries/account.ts';

interface CreditSplit {
  /** Pesos that can be paid on credit while the method pays the rest; 0 when a split is not possible. */
  most: number;
  /** Pesos that are paid on credit. */
  amount: number;
  use: (isUsed: boolean) => void;
}

/** Payment of a part on credit: for customers with some credit, less than the total, and nothing overdue for too long. */
export function useSplit(cart: Cart, method: PaymentMethod | undefined): CreditSplit {
  const { data: credit } = useQuery(creditQuery);
  const [isUsed, use] = useState(cart.creditAmount > 0);
  const isPossible = method?.group === 'instant' || method?.group === 'transfer';
  const total = cart.total - cart.movement + (method?.movementAmount ?? 0);
  const free = credit && (credit.blocking ?? credit.overdue) === 0 ? credit.available : 0;
  const most = isPossible && free > 0 && free < total ? free : 0;
  return { most, amount: isUsed ? most : 0, use };
}
