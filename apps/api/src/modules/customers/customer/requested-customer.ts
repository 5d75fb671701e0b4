import { AppError } from '@tonalia/contract/errors';

/** The customer a call names, under either of the two names it may have. Naming two different ones is refused. */
export function requestedCustomer(customerId?: string, customer_id?: string): string | undefined {
  if (customerId && customer_id && customerId !== customer_id) throw new AppError('CUSTOMER_NOT_FOUND');
  return customerId ?? customer_id;
}
