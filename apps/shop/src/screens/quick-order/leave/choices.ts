import type { Address } from '@tonalia/contract/auth';
import type { PaymentMethod } from '@tonalia/contract/payment';

/** What a seller chooses from for an order that is sent later. */
export interface OrderChoices {
  addresses: readonly Address[];
  /** Without those that the customer pays at once by a gateway. */
  methods: readonly Pick<PaymentMethod, 'reference' | 'name' | 'movement'>[];
  /** Fee of a delivery in pesos, by the id of its city. */
  fees: Record<string, number>;
  /** Pesos of goods from which a delivery is free, by the id of its city; absent in what older versions kept. */
  freeFrom?: Record<string, number | null>;
  /** An order of several parts pays its fee so many times at most; absent as above, for once. */
  maxShippingFees?: number;
}
