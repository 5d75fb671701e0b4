import type { CoverageEffect } from '@tonalia/contract/coverage-office';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countCustomersIn } from '../../customers/index.ts';
import {
  type ZoneDraft,
  type ZoneEffect,
  listPlaces,
  listZoneTerms,
  removeZone,
  saveZone,
} from '../../tracking/index.ts';
import { countOpenOrdersIn } from './coverage-use.sql.ts';

/** Saves a zone, or says with `dryRun` what that would do. Refusals are those of `saveZone`. */
export async function changeZone(
  db: Database,
  operator: OperatorActor,
  draft: ZoneDraft,
  dryRun: boolean,
): Promise<CoverageEffect> {
  const names = await readNames(db);
  return describe(db, await saveZone(db, operator, draft, dryRun), names);
}

/** Removes a zone, or says with `dryRun` what that would do. Refusals are those of `removeZone`. */
export async function dropZone(
  db: Database,
  operator: OperatorActor,
  zone: { zoneId: string; version: number; dryRun: boolean },
): Promise<CoverageEffect> {
  const names = await readNames(db);
  return describe(db, await removeZone(db, operator, zone), names);
}

interface PlaceAndZoneNames {
  zones: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, string>;
}

async function readNames(db: Database): Promise<PlaceAndZoneNames> {
  const [zones, { cities }] = await Promise.all([listZoneTerms(db), listPlaces(db)]);
  const namesOf = (all: readonly { id: string; name: string }[]) => new Map(all.map(({ id, name }) => [id, name]));
  return { zones: namesOf(zones), cities: namesOf(cities) };
}

async function describe(db: Database, effect: ZoneEffect, names: PlaceAndZoneNames): Promise<CoverageEffect> {
  const customersIn = async (cityIds: string[]) =>
    cityIds.length > 0 ? ((await countCustomersIn(db, cityIds))[0]?.customers ?? 0) : 0;
  const [gained, lost, [open]] = await Promise.all([
    customersIn(effect.gained),
    customersIn(effect.lost),
    countOpenOrdersIn(db, effect.touched),
  ]);
  return {
    added: effect.added.length,
    removed: effect.removed.length,
    taken: [...Map.groupBy(effect.taken, ({ zoneId }) => zoneId)].map(([_id, cities]) => ({
      zone: { _id, name: names.zones.get(_id) ?? _id },
      cities: cities.map(({ cityId }) => names.cities.get(cityId) ?? cityId),
    })),
    gained: { cities: effect.gained.length, customers: gained },
    lost: { cities: effect.lost.length, customers: lost },
    openOrders: open?.orders ?? 0,
  };
}
