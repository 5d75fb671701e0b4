/** Where each filtered list of money is downloaded as CSV; streams, so no calls of the contract. */
export const moneyExports = {
  transfers: '/api/purchase/office/transfers/export',
  gateway: '/api/purchase/office/gateway-payments/export',
  refunds: '/api/purchase/office/refunds/export',
  bankFile: '/api/purchase/office/refunds/bank-file',
  settlements: '/api/purchase/office/settlements/export',
} as const;
