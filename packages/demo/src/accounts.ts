/** Password of every demo account. It is published, and the accounts exist only where the demo was loaded. */
export const DEMO_PASSWORD = 'Tonalia-demo-1';

/** Accounts printed at the start of a demo; all have `DEMO_PASSWORD`. */
export const demoAccounts = {
  customer: { email: 'cliente@demo.tonalia.co', rol: 'Admin customer' },
  firstSeller: { email: 'vendedor1@demo.tonalia.co', rol: 'Seller' },
  secondSeller: { email: 'vendedor2@demo.tonalia.co', rol: 'Seller' },
} as const;

/** Operators of the office, with the same password; each installation gives them secrets of its own for the second factor. */
export const demoOperators = [
  { email: 'oficina@demo.tonalia.co', name: 'Laura Gómez', role: 'owner', title: 'dueña' },
  { email: 'operaciones@demo.tonalia.co', name: 'Camila Moreno', role: 'operations', title: 'operaciones' },
  { email: 'bodega@demo.tonalia.co', name: 'Wilson Castro', role: 'warehouse', title: 'bodega' },
] as const;

/** Customers that cannot order yet, with the same password. */
export const waitingAccounts = {
  inReview: { email: 'nuevo@demo.tonalia.co' },
  rejected: { email: 'corregir@demo.tonalia.co' },
} as const;
