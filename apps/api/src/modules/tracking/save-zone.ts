import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../platform/audit.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../platform/transaction.ts';
import { listCities } from './places.sql.ts';
import { renewPlaces } from './places.ts';
import { requireLeftZone } from './require-left-zone.rules.ts';
import { saveCoverage } from './warehouse.sql.ts';
import { type ZoneEffect, zoneEffect } from './zone-effect.rules.ts';
import {
  type ZoneTerms,
  listWarehouseNames,
  listZoneTerms,
  lockCoverage,
  removeCoverage,
  saveWholeZone,
} from './zone.sql.ts';

/** A zone as an operator wants it, with all its cities; `version` null creates it. */
export interface ZoneDraft extends Omit<ZoneTerms, 'revision'> {
  cityIds: readonly string[];
  version: number | null;
}

/**
 * Creates or changes a zone with its cities, which leave their zones of before; a new one that exists already stays as it is. With `dryRun`
 * nothing changes, and refusals are the same: ZONE_NOT_FOUND, VERSION_CONFLICT, ZONE_NAME_TAKEN, WAREHOUSE_NOT_FOUND, CITY_NOT_FOUND,
 * LAST_ZONE.
 */
export async function saveZone(
  db: Database,
  operator: OperatorActor,
  draft: ZoneDraft,
  dryRun: boolean,
): Promise<ZoneEffect> {
  const effect = await inTransaction(db, async (tx) => {
    await lockCoverage(tx);
    const zones = await listZoneTerms(tx);
    const before = zones.find(({ id }) => id === draft.id);
    if (draft.version === null && before) return none(draft.id);
    requireVersion(before, draft.version);
    requireName(zones, draft);
    await requireWarehouse(tx, draft.warehouseId);
    if (before && before.warehouseId !== draft.warehouseId) requireLeftZone(zones, before);
    const change = await effectOf(tx, draft);
    if (!dryRun) await write(tx, operator, { draft, before, change });
    return change;
  });
  if (!dryRun) await renewPlaces(db);
  return effect;
}

const none = (zoneId: string): ZoneEffect => zoneEffect(zoneId, new Set(), false, []);

/** Refuses a change of a zone that is gone, or that was changed since. */
export function requireVersion(before: ZoneTerms | undefined, version: number | null): void {
  if (version === null) return;
  if (!before) throw new OfficeError('ZONE_NOT_FOUND');
  if (before.revision !== version) throw new OfficeError('VERSION_CONFLICT');
}

function requireName(zones: readonly ZoneTerms[], { id, name }: ZoneDraft): void {
  const plain = (text: string) => text.toLocaleLowerCase('es');
  const isTaken = zones.some((one) => one.id !== id && plain(one.name) === plain(name));
  if (isTaken) throw new OfficeError('ZONE_NAME_TAKEN');
}

async function requireWarehouse(tx: Transaction, warehouseId: string): Promise<void> {
  const warehouses = await listWarehouseNames(tx);
  if (!warehouses.some(({ id }) => id === warehouseId)) throw new OfficeError('WAREHOUSE_NOT_FOUND');
}

async function effectOf(tx: Transaction, { id, cityIds, isPaused }: ZoneDraft): Promise<ZoneEffect> {
  const cities = await listCities(tx);
  const known = new Set(cities.map((city) => city.id));
  if (!cityIds.every((cityId) => known.has(cityId))) throw new AppError('CITY_NOT_FOUND');
  return zoneEffect(id, new Set(cityIds), isPaused, cities);
}

async function write(
  tx: Transaction,
  operator: OperatorActor,
  { draft, before, change }: { draft: ZoneDraft; before: ZoneTerms | undefined; change: ZoneEffect },
): Promise<void> {
  const { cityIds, version: _version, ...terms } = draft;
  await saveWholeZone(tx, terms);
  if (change.removed.length > 0) await removeCoverage(tx, draft.id, change.removed);
  if (change.added.length > 0) await saveCoverage(tx, draft.id, change.added);
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'tracking.zone_set',
    subjectId: draft.id,
    detail: {
      name: draft.name,
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(terms),
      cities: cityIds.length,
      added: change.added.join(' '),
      removed: change.removed.join(' '),
      taken: change.taken.map(({ cityId, zoneId }) => `${cityId}: ${zoneId}`).join('; '),
    },
  });
}
