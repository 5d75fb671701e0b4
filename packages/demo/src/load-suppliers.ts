import type { ClientBase } from 'pg';
import { brands } from './brands.ts';
import { copy } from './copy.ts';
import { daysFrom, workingDay } from './days.ts';
import { costReader } from './costs.ts';
import type { DemoProduct } from './product.ts';
import { seeded } from './random.ts';

type DemoSupplier = { name: string; brand: string; leadDays: number; minimum: number | null; box: number };

/** The other brands have no supplier yet. */
const suppliers: readonly DemoSupplier[] = [
  { name: 'Tinta Sur S.A.S.', brand: 'Tinta Sur', leadDays: 8, minimum: 15_000_000, box: 40 },
  { name: 'Nácar Profesional', brand: 'Nácar', leadDays: 6, minimum: 4_000_000, box: 24 },
  { name: 'Olivar Ltda.', brand: 'Olivar', leadDays: 10, minimum: null, box: 12 },
  { name: 'Selva Clara', brand: 'Selva Clara', leadDays: 12, minimum: 3_000_000, box: 12 },
  { name: 'Lumbra', brand: 'Lumbra', leadDays: 21, minimum: null, box: 36 },
];

/** Suppliers with the boxes and costs of what they sell, and an order to the first of which a part arrived. */
export async function loadSuppliers(client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> {
  const made = suppliers.flatMap((one) => {
    const brandId = brands.find(({ name }) => name === one.brand)?.id;
    return brandId === undefined ? [] : [{ ...one, brandId, id: seeded(`supplier ${one.name}`).uuid() }];
  });
  await copy(
    client,
    'products.supplier',
    ['id', 'name', 'lead_days', 'minimum'],
    made.map(({ id, name, leadDays, minimum }) => [id, name, leadDays, minimum]),
  );
  await copy(
    client,
    'products.supplier_brand',
    ['manufacturer_id', 'supplier_id'],
    made.map(({ id, brandId }) => [brandId, id]),
  );
  const costOf = costReader();
  const supplied = made.flatMap((supplier) =>
    products
      .filter(({ brand, kind }) => brand.id === supplier.brandId && kind === 'simple')
      .flatMap(({ code, versions }) => versions.map(({ id, price }) => ({ id, supplier, cost: costOf(code, price) }))),
  );
  await copy(
    client,
    'products.version_supply',
    ['version_id', 'box', 'cost'],
    supplied.map(({ id, supplier, cost }) => [id, supplier.box, cost]),
  );
  const ordered = supplied.filter(({ supplier }) => supplier === made[0]).slice(0, 6);
  if (ordered.length === 0) return;
  const orderId = seeded('purchase order').uuid();
  await client.query(
    `insert into products.purchase_order (id, supplier_id, warehouse_id, state, arrives_on, created_at, created_by_name, version)
     values ($1, $2, 'BOG', 'partial', $3, $4, 'Camila Moreno', 2)`,
    [orderId, made[0]?.id, workingDay(now, 2), daysFrom(now, -6)],
  );
  await copy(
    client,
    'products.purchase_order_line',
    ['order_id', 'version_id', 'position', 'units', 'received', 'cost'],
    ordered.map(({ id, cost, supplier: { box } }, at) => [orderId, id, at + 1, box * 4, at < 2 ? box * 4 : 0, cost]),
  );
}
