import { recordAuditEvent } from '../../platform/audit.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../platform/transaction.ts';
import { OfficeError } from '@tonalia/contract/office-errors';
import { listCities } from './places.sql.ts';
import { renewPlaces } from './places.ts';
import { requireLeftZone } from './require-left-zone.rules.ts';
import { requireVersion } from './save-zone.ts';
import { type ZoneEffect, zoneEffect } from './zone-effect.rules.ts';
import { deleteZone, listZoneTerms, lockCoverage, removeCoverage } from './zone.sql.ts';

/** Removes a zone; its cities are left without delivery. With `dryRun` nothing changes. ZONE_NOT_FOUND, VERSION_CONFLICT, LAST_ZONE. */
export async function removeZone(
  db: Database,
  operator: OperatorActor,
  { zoneId, version, dryRun }: { zoneId: string; version: number; dryRun: boolean },
): Promise<ZoneEffect> {
  const effect = await inTransaction(db, async (tx) => {
    await lockCoverage(tx);
    const zones = await listZoneTerms(tx);
    const before = zones.find(({ id }) => id === zoneId);
    requireVersion(before, version);
    if (!before) throw new OfficeError('ZONE_NOT_FOUND');
    requireLeftZone(zones, before);
    const change = zoneEffect(zoneId, new Set(), before.isPaused, await listCities(tx));
    if (dryRun) return change;
    await removeCoverage(tx, zoneId, change.removed);
    await deleteZone(tx, zoneId);
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'tracking.zone_removed',
      subjectId: zoneId,
      detail: { name: before.name, before: JSON.stringify(before), removed: change.removed.join(' ') },
    });
    return change;
  });
  if (!dryRun) await renewPlaces(db);
  return effect;
}
