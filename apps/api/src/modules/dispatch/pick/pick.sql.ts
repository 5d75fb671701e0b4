import { statement } from '../../../platform/db.ts';

/** Stores a pick once; no row when it arrived before. */
export const insertPick = statement(
  'dispatch.insert_pick',
  `insert into dispatch.pick (id, wave_id, version_id, kind, units, counted, operator_id, picked_at)
   values ($id, $waveId, $versionId, $kind, $units, 0, $operatorId, $at)
   on conflict (id) do nothing returning id`,
);

export const findPick = statement('dispatch.find_pick', `select counted from dispatch.pick where id = $1`);

export const savePickCount = statement(
  'dispatch.save_pick_count',
  `update dispatch.pick set counted = $counted where id = $id`,
);
