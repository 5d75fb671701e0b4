/**
 * What operators may do in the office, by role. A file of its own, because the shop never loads it. `officeAreas` are the rows of the
 * role editor with their permissions; `office-rights.es-CO.ts` has the names. A permission that ends in `.read` changes nothing.
 */
export const officeAreas = {
  orders: [
    'orders.read',
    /** The money of an order. Without it, and without `prices.read`, an operator sees units only. */
    'amounts.read',
    'returns.read',
    'orders.note',
    'orders.message',
    'orders.place',
    'orders.adjust',
    'orders.cancel',
    'orders.dispatch',
    'orders.refund',
    'returns.decide',
    'returns.receive',
  ],
  picking: ['picking.read', 'picking.work', 'picking.plan'],
  receivables: [
    'receivables.read',
    'payments.read',
    'receivables.edit',
    'credit.grant',
    'transfers.review',
    'cash.settle',
    'invoices.issue',
  ],
  customers: [
    'customers.read',
    'sellers.read',
    'customers.edit',
    'customers.block',
    'registrations.decide',
    'portfolios.assign',
    'commissions.edit',
  ],
  catalogue: [
    'catalogue.read',
    'presales.read',
    'catalogue.edit',
    'catalogue.import',
    'catalogue.publish',
    'presales.edit',
  ],
  costs: ['costs.read', 'costs.edit', 'purchases.edit', 'margins.edit'],
  prices: ['prices.read', 'prices.edit', 'deals.edit', 'prices.rules'],
  stock: ['stock.read', 'stock.adjust', 'stock.count', 'stock.transfer', 'stock.receive', 'stock.locate'],
  marketing: ['marketing.read', 'marketing.edit', 'coupons.edit', 'campaigns.send', 'search.edit'],
  /** Each kind of list asks for a permission of its own besides. */
  imports: ['imports.use'],
  reports: ['reports.read', 'reports.edit', 'reports.share'],
  settings: [
    'settings.read',
    'coverage.read',
    'audit.read',
    'health.read',
    'settings.edit',
    'coverage.edit',
    'health.repair',
    'operators.manage',
  ],
} as const satisfies Record<string, readonly `${string}.${string}`[]>;

/** A part of the office with its own permissions. */
export type OfficeArea = keyof typeof officeAreas;
/** One thing that an operator may do, as `noun.verb`. */
export type OfficePermission = (typeof officeAreas)[OfficeArea][number];

/** What a role has of an area: every permission, the reading ones, or those listed. */
type AreaRights = { [Area in OfficeArea]?: 'all' | 'read' | readonly (typeof officeAreas)[Area][number][] };

/** The roles of the office with their rights; an area that is not listed is closed to the role. */
export const officeRights = {
  owner: {
    orders: 'all',
    picking: 'all',
    receivables: 'all',
    customers: 'all',
    catalogue: 'all',
    costs: 'all',
    prices: 'all',
    stock: 'all',
    marketing: 'all',
    reports: 'all',
    settings: 'all',
    imports: 'all',
  },
  operations: {
    orders: 'all',
    picking: 'all',
    receivables: ['receivables.read', 'payments.read', 'transfers.review'],
    customers: [
      'customers.read',
      'sellers.read',
      'customers.edit',
      'customers.block',
      'registrations.decide',
      'portfolios.assign',
    ],
    catalogue: ['catalogue.read', 'presales.read', 'catalogue.edit', 'catalogue.import', 'presales.edit'],
    prices: ['prices.read', 'prices.edit', 'deals.edit'],
    stock: ['stock.read', 'stock.adjust', 'stock.count', 'stock.transfer', 'stock.receive'],
    marketing: 'read',
    reports: ['reports.read', 'reports.edit'],
    settings: 'read',
    imports: 'all',
  },
  warehouse: {
    orders: ['orders.read', 'returns.read', 'orders.note', 'orders.dispatch', 'returns.receive'],
    picking: 'all',
    catalogue: ['catalogue.read'],
    stock: 'all',
    imports: 'all',
  },
  catalogue: {
    orders: 'read',
    catalogue: 'all',
    costs: ['costs.read', 'costs.edit', 'purchases.edit'],
    prices: ['prices.read', 'prices.edit', 'deals.edit'],
    stock: ['stock.read', 'stock.adjust'],
    marketing: ['marketing.read', 'search.edit'],
    reports: 'read',
    imports: 'all',
  },
  receivables: {
    orders: ['orders.read', 'amounts.read', 'returns.read', 'orders.note', 'orders.message', 'orders.refund'],
    receivables: 'all',
    customers: ['customers.read', 'sellers.read', 'customers.edit', 'customers.block'],
    costs: 'read',
    reports: ['reports.read', 'reports.edit'],
    imports: 'all',
  },
  marketing: {
    orders: 'read',
    customers: 'read',
    catalogue: 'read',
    prices: 'read',
    marketing: 'all',
    reports: ['reports.read', 'reports.edit'],
  },
  /** Takes orders by telephone. */
  'sales-desk': {
    orders: ['orders.read', 'amounts.read', 'returns.read', 'orders.note', 'orders.message', 'orders.place'],
    receivables: ['receivables.read'],
    customers: ['customers.read', 'sellers.read', 'customers.edit'],
    catalogue: 'read',
    prices: 'read',
    stock: 'read',
    imports: 'all',
  },
  'read-only': {
    orders: 'read',
    picking: 'read',
    receivables: 'read',
    customers: 'read',
    catalogue: 'read',
    costs: 'read',
    prices: 'read',
    stock: 'read',
    marketing: 'read',
    reports: 'read',
    settings: 'read',
  },
} as const satisfies Record<string, AreaRights>;

/** The name of a set of permissions; every operator has exactly one. */
export type OfficeRole = keyof typeof officeRights;

/** Every role of the office. */
export const officeRoles = Object.keys(officeRights) as OfficeRole[]; // as: `officeRights` has no other keys

const areas = Object.keys(officeAreas) as OfficeArea[]; // as: `officeAreas` has no other keys

/** The permissions of `role` in `area`. */
function permissionsIn(role: OfficeRole, area: OfficeArea): readonly OfficePermission[] {
  const rights: AreaRights = officeRights[role];
  const given = rights[area] ?? [];
  if (typeof given !== 'string') return given;
  return given === 'all' ? officeAreas[area] : officeAreas[area].filter(isReading);
}

/** Every permission of `role`. */
export const permissionsOf = (role: OfficeRole): readonly OfficePermission[] =>
  areas.flatMap((area) => permissionsIn(role, area));

/** Whether an operator with `role` has `permission`. */
export const operatorCan = (role: OfficeRole, permission: OfficePermission): boolean =>
  permissionsOf(role).includes(permission);

/** How much of an area a role has: every permission, some that change it, only reading ones, or none. */
export type OfficeLevel = 'all' | 'edit' | 'read' | 'none';

/** The level of `role` in `area`, one cell of the table of roles. */
export function officeLevel(role: OfficeRole, area: OfficeArea): OfficeLevel {
  const held = permissionsIn(role, area);
  if (held.length === 0) return 'none';
  if (held.length === officeAreas[area].length) return 'all';
  return held.every(isReading) ? 'read' : 'edit';
}

const isReading = (permission: OfficePermission): boolean => permission.endsWith('.read');
