import { AppError } from '@tonalia/contract/errors';

/** The customer a request names, by either of its two parameters. CUSTOMER_NOT_FOUND when they differ. */
export function requestedCustomer(customerId?: string, customer_id?: string): string | undefined {
  if (customerId && customer_id && customerId !== customer_id) throw new AppError('CUSTOMER_NOT_FOUND');
  return customerId ?? customer_id;
}
