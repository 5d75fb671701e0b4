/** The page of a customer as its seller sees it; apart from `paths`, which every page loads. */
export const sellersCustomerPath = (customerId: string): string => `/home/customers/${encodeURIComponent(customerId)}`;

/** What that customer is likely to need now. */
export const suggestedOrderPath = (customerId: string): string => `${sellersCustomerPath(customerId)}/suggested`;
