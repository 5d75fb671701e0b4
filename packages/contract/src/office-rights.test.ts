import { expect, test } from 'vitest';
import { officeAreaNames, officeLevelNames, officePermissionNames, officeRoleNames } from './office-rights.es-CO.ts';
import {
  type OfficeArea,
  type OfficePermission,
  type OfficeRole,
  officeAreas,
  officeLevel,
  officeRoles,
  operatorCan,
  permissionsOf,
} from './office-rights.ts';

const areas = Object.keys(officeAreas) as OfficeArea[]; // as: the keys of the table are the areas
const permissions = Object.values(officeAreas).flat();

/** The table of roles as it is drawn. */
const drawn = `
                   Dueño  Operaciones  Bodega  Catálogo  Cartera  Mercadeo  Asesoría  Solo lectura
Pedidos            todo   todo         editar  ver       editar   ver       editar    ver
Alistamiento       todo   todo         todo    –         –        –         –         ver
Cartera y pagos    todo   editar       –       –         todo     –         ver       ver
Clientes           todo   editar       –       –         editar   ver       editar    ver
Productos          todo   editar       ver     todo      –        ver       ver       ver
Costos y margen    todo   –            –       editar    ver      –         –         ver
Precios            todo   editar       –       editar    –        ver       ver       ver
Existencias        todo   editar       todo    editar    –        –         ver       ver
Mercadeo           todo   ver          –       editar    –        todo      –         ver
Importar listas    todo   todo         todo    todo      todo     –         todo      –
Informes           todo   editar       –       ver       editar   editar    –         ver
Configuración      todo   ver          –       –         –        –         –         ver
`;
const cellsOf = (line: string): string[] => line.trim().split(/\s{2,}/);
const [head = '', ...rows] = drawn.trim().split('\n');

test('the rights are the table of roles as it is drawn · OFC-004', () => {
  expect(cellsOf(head)).toEqual(officeRoles.map((role) => officeRoleNames[role]));
  const cellsIn = (area: OfficeArea) => officeRoles.map((role) => officeLevelNames[officeLevel(role, area)]);
  expect(rows.map(cellsOf)).toEqual(areas.map((area) => [officeAreaNames[area], ...cellsIn(area)]));
});

const letters: Record<OfficeRole, string> = {
  owner: 'D',
  operations: 'O',
  warehouse: 'B',
  catalogue: 'C',
  receivables: 'R',
  marketing: 'M',
  'sales-desk': 'A',
  'read-only': 'L',
};

/** The roles of each permission by letter, read the other way round than the table: a right that is added or lost differs here. */
const holders: Record<OfficePermission, string> = {
  'orders.read': 'DOBCRMAL',
  'amounts.read': 'DOCRMAL',
  'returns.read': 'DOBCRMAL',
  'orders.note': 'DOBRA',
  'orders.message': 'DORA',
  'orders.place': 'DOA',
  'orders.adjust': 'DO',
  'orders.cancel': 'DO',
  'orders.dispatch': 'DOB',
  'orders.refund': 'DOR',
  'returns.decide': 'DO',
  'returns.receive': 'DOB',
  'picking.read': 'DOBL',
  'picking.work': 'DOB',
  'picking.plan': 'DOB',
  'receivables.read': 'DORAL',
  'payments.read': 'DORL',
  'receivables.edit': 'DR',
  'credit.grant': 'DR',
  'transfers.review': 'DOR',
  'cash.settle': 'DR',
  'invoices.issue': 'DR',
  'customers.read': 'DORMAL',
  'sellers.read': 'DORMAL',
  'customers.edit': 'DORA',
  'customers.block': 'DOR',
  'registrations.decide': 'DO',
  'portfolios.assign': 'DO',
  'commissions.edit': 'D',
  'catalogue.read': 'DOBCMAL',
  'presales.read': 'DOCMAL',
  'catalogue.edit': 'DOC',
  'catalogue.import': 'DOC',
  'catalogue.publish': 'DC',
  'presales.edit': 'DOC',
  'costs.read': 'DCRL',
  'costs.edit': 'DC',
  'purchases.edit': 'DC',
  'margins.edit': 'D',
  'prices.read': 'DOCMAL',
  'prices.edit': 'DOC',
  'deals.edit': 'DOC',
  'prices.rules': 'D',
  'stock.read': 'DOBCAL',
  'stock.adjust': 'DOBC',
  'stock.count': 'DOB',
  'stock.transfer': 'DOB',
  'stock.receive': 'DOB',
  'stock.locate': 'DB',
  'marketing.read': 'DOCML',
  'marketing.edit': 'DM',
  'coupons.edit': 'DM',
  'campaigns.send': 'DM',
  'search.edit': 'DCM',
  'imports.use': 'DOBCRA',
  'reports.read': 'DOCRML',
  'reports.edit': 'DORM',
  'reports.share': 'D',
  'settings.read': 'DOL',
  'coverage.read': 'DOL',
  'audit.read': 'DOL',
  'health.read': 'DOL',
  'settings.edit': 'D',
  'coverage.edit': 'D',
  'health.repair': 'D',
  'operators.manage': 'D',
};

test.each(permissions)('%s belongs to exactly these roles · OFC-004', (permission) => {
  const held = officeRoles.filter((role) => operatorCan(role, permission));
  expect(held.map((role) => letters[role]).join('')).toBe(holders[permission]);
});

test('the owner may do everything, and Solo lectura changes nothing', () => {
  expect(permissionsOf('owner')).toEqual(permissions);
  expect(permissionsOf('read-only')).toEqual(permissions.filter((permission) => permission.endsWith('.read')));
});

test('Bodega sees no money and has the menu that is drawn for it · OFC-004', () => {
  for (const money of ['amounts.read', 'prices.read', 'costs.read', 'receivables.read', 'payments.read'] as const)
    expect(operatorCan('warehouse', money)).toBe(false);
  expect(permissionsOf('warehouse').filter((permission) => permission.endsWith('.read'))).toEqual([
    'orders.read',
    'returns.read',
    'picking.read',
    'catalogue.read',
    'stock.read',
  ]);
});

test('a permission is in one area, and names are unique', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
  for (const role of officeRoles) expect(new Set(permissionsOf(role)).size).toBe(permissionsOf(role).length);
  for (const names of [officePermissionNames, officeRoleNames, officeAreaNames])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});
