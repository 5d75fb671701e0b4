import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { recordAuditEvent } from '../../platform/audit.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../platform/transaction.ts';
import { placesOf, renewPlaces } from './places.ts';
import { freeWarehouseId } from './warehouse-id.rules.ts';
import {
  type OfficeWarehouseRow,
  insertWarehouse,
  listOfficeWarehouses,
  updateWarehouse,
} from './warehouse-office.sql.ts';
import { lockCoverage } from './zone.sql.ts';

/** A warehouse as an operator wants it; `id` and `version` of one that exists. */
export interface WantedWarehouse {
  id?: string;
  version?: number;
  name: string;
  address: string;
  cityId: string;
}

/**
 * Creates a warehouse, or changes one at the version that was seen. The same name in the same municipality again is the same warehouse.
 * CITY_NOT_FOUND, WAREHOUSE_NOT_FOUND, VERSION_CONFLICT.
 */
export async function saveWantedWarehouse(
  db: Database,
  wanted: WantedWarehouse,
  operator: OperatorActor,
): Promise<OfficeWarehouse> {
  const { cities } = await placesOf(db);
  const city = cities.get(wanted.cityId);
  if (!city) throw new AppError('CITY_NOT_FOUND');
  const saved = await inTransaction(db, async (tx) => {
    await lockCoverage(tx);
    const all = await listOfficeWarehouses(tx);
    const before = all.find((one) => (wanted.id === undefined ? isSame(one, wanted) : one.id === wanted.id));
    if (wanted.id !== undefined) requireSeen(before, wanted.version);
    else if (before) return before;
    const { name, address, cityId } = wanted;
    const id = before?.id ?? freeWarehouseId(city.name, new Set(all.map((one) => one.id)));
    await (before ? updateWarehouse : insertWarehouse)(tx, { id, name, address, cityId });
    const after = (await listOfficeWarehouses(tx)).find((one) => one.id === id);
    if (!after) throw new OfficeError('WAREHOUSE_NOT_FOUND');
    await note(tx, operator, { before, after });
    return after;
  });
  await renewPlaces(db);
  return toOfficeWarehouse(saved);
}

const isSame = (one: OfficeWarehouseRow, { name, cityId }: WantedWarehouse): boolean =>
  one.cityId === cityId && one.name.toLocaleLowerCase('es') === name.toLocaleLowerCase('es');

function requireSeen(before: OfficeWarehouseRow | undefined, version: number | undefined): void {
  if (!before) throw new OfficeError('WAREHOUSE_NOT_FOUND');
  if (before.revision !== version) throw new OfficeError('VERSION_CONFLICT');
}

const note = (
  tx: Transaction,
  { operatorId, network, name: by }: OperatorActor,
  { before, after }: { before: OfficeWarehouseRow | undefined; after: OfficeWarehouseRow },
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'tracking.warehouse_set',
    subjectId: after.id,
    detail: { by, before: JSON.stringify(before ?? null), after: JSON.stringify(after), taken: 0 },
  });

/** A warehouse with its names on the wire. */
export const toOfficeWarehouse = ({ id, revision, ...rest }: OfficeWarehouseRow): OfficeWarehouse => ({
  ...rest,
  _id: id,
  version: revision,
});
