/**
 * What addresses of the shop begin with that the phone app opens, where it is installed: a product that was shared, the link of a
 * forgotten password, an order a mail tells of, and the way back from a bank. The native projects and the server's statements to
 * both platforms name these and no others.
 */
export const appLinkPrefixes = [
  '/product/',
  '/login/change/password/',
  '/home/profile/orders/history/',
  '/home/purchase/order/finalizing-payment',
] as const;
