import { newZone } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../platform/audit.ts';
import { type Database, type Transaction, inTransaction } from '../../platform/transaction.ts';
import { type Places, forgetPlaces, placesOf } from './places.ts';
import {
  type CityToAdd,
  type WarehouseRow,
  findWarehouse,
  listCitiesToAdd,
  saveCoverage,
  saveWarehouse,
  saveZoneTerms,
} from './warehouse.sql.ts';
import { lockCoverage } from './zone.sql.ts';

/** The fields to set of a warehouse and its zone; an absent field keeps its value. */
export interface WarehouseEdit {
  /** Three letters. */
  id: string;
  /** DANE's code of the warehouse's city; required for a new warehouse. */
  cityId?: string;
  /** DANE's codes of states (two digits) and cities (five) to cover in addition to those covered now. */
  covers?: readonly string[];
  leadDays?: number;
  /** ISO weekdays of delivery. */
  weekdays?: number[];
  /** In pesos. */
  shippingFee?: number;
}

/** The effect of an edit of a warehouse, for showing before → after. */
export interface WarehouseChange {
  /** Undefined for a new warehouse. */
  before: WarehouseRow | undefined;
  after: WarehouseRow;
  /** Cities that another zone covers now. */
  taken: (CityToAdd & { zoneId: string })[];
}

/**
 * `unknown`: codes of no place. `needs city`: a new warehouse without a city. `needs confirmation`: the edit would take cities from
 * another zone, or move the warehouse. In all three cases nothing changes.
 */
export type WarehouseOutcome =
  | { kind: 'unknown'; codes: string[] }
  | { kind: 'needs city' }
  | { kind: 'needs confirmation'; change: WarehouseChange }
  | { kind: 'done'; change: WarehouseChange };

/** `by` is the operator at the terminal; `isConfirmed` allows taking cities from another zone and moving the warehouse. */
export interface WarehouseAuthority {
  by: string;
  isConfirmed: boolean;
}

/** Creates a warehouse with its zone, or changes the given fields, in one transaction with its audit event. */
export async function setUpWarehouse(
  db: Database,
  edit: WarehouseEdit,
  authority: WarehouseAuthority,
): Promise<WarehouseOutcome> {
  const places = await placesOf(db);
  const codes = unknownCodes(places, edit);
  if (codes.length > 0) return { kind: 'unknown', codes };
  const outcome = await inTransaction(db, (tx) => setUp(tx, places, edit, authority));
  if (outcome.kind === 'done') forgetPlaces(db);
  return outcome;
}

function unknownCodes({ cities, stateNames }: Places, { cityId, covers = [] }: WarehouseEdit): string[] {
  const isUnknownCity = cityId !== undefined && !cities.has(cityId);
  const unknown = covers.filter((code) => !cities.has(code) && !stateNames.has(code));
  return [...new Set([...(isUnknownCity ? [cityId] : []), ...unknown])];
}

async function setUp(
  tx: Transaction,
  places: Places,
  edit: WarehouseEdit,
  { by, isConfirmed }: WarehouseAuthority,
): Promise<WarehouseOutcome> {
  await lockCoverage(tx);
  const [before] = await findWarehouse(tx, edit.id);
  const city = places.cities.get(edit.cityId ?? before?.cityId ?? '');
  if (!city) return { kind: 'needs city' };
  const covers = edit.covers ?? (before ? [] : [city.stateId]);
  const added = await listCitiesToAdd(tx, edit.id, [...covers]);
  const taken = added.flatMap(({ zoneId, ...found }) => (zoneId === null ? [] : { ...found, zoneId }));
  const after = {
    id: edit.id,
    name: before?.name ?? city.name,
    cityId: city.id,
    city: city.name,
    leadDays: edit.leadDays ?? before?.leadDays ?? newZone.leadDays,
    weekdays: edit.weekdays ?? before?.weekdays ?? newZone.weekdays,
    shippingFee: edit.shippingFee ?? before?.shippingFee ?? newZone.shippingFee,
    cities: (before?.cities ?? 0) + added.length,
  };
  const change = { before, after, taken };
  const isMove = before !== undefined && before.cityId !== after.cityId;
  if ((isMove || taken.length > 0) && !isConfirmed) return { kind: 'needs confirmation', change };

  const { id, name, cityId, leadDays, weekdays, shippingFee } = after;
  await saveWarehouse(tx, { id, name: after.city, cityId });
  await saveZoneTerms(tx, { id, name, warehouseId: id, leadDays, weekdays, shippingFee });
  await saveCoverage(
    tx,
    id,
    added.map((one) => one.cityId),
  );
  await recordAuditEvent(tx, {
    actorId: null,
    action: 'tracking.warehouse_set',
    subjectId: edit.id,
    detail: { by, before: JSON.stringify(before ?? null), after: JSON.stringify(after), taken: taken.length },
  });
  return { kind: 'done', change };
}
