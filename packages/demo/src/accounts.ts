/** Accounts of the demo. They exist only where the demo was loaded. */
export const DEMO_PASSWORD = 'Tonalia-demo-1';

/** Accounts printed at the start of a demo; all have `DEMO_PASSWORD`. */
export const demoAccounts = {
  customer: { email: 'cliente@demo.tonalia.co', rol: 'Admin customer' },
  firstSeller: { email: 'vendedor1@demo.tonalia.co', rol: 'Seller' },
  secondSeller: { email: 'vendedor2@demo.tonalia.co', rol: 'Seller' },
} as const;

/** Customers that cannot order yet, with the same password. */
export const waitingAccounts = {
  inReview: { email: 'nuevo@demo.tonalia.co' },
  rejected: { email: 'corregir@demo.tonalia.co' },
} as const;
