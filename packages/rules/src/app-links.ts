/**
 * Prefixes of the shop's paths that open in the phone app when it is installed: shared products, recovery links, orders
 * in mails and the return from a bank. The native projects and the server's association files list exactly these.
 */
export const appLinkPrefixes = [
  '/product/',
  '/login/change/password/',
  '/home/profile/orders/history/',
  '/home/purchase/order/finalizing-payment',
] as const;
