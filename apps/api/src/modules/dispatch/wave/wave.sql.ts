import { rowIs, statement } from '../../../platform/db.ts';

const columns = `w.id, w.code, w.number, w.name, w.dispatch_date as "dispatchDate", w.warehouse_id as "warehouseId",
   to_char(w.leaves_at, 'HH24:MI') as "leavesAt", w.operator_id as "operatorId", w.operator_name as "operatorName", w.version`;
const shipmentIds = `array(select s.shipment_id from dispatch.wave_shipment s where s.wave_id = w.id) as "shipmentIds"`;

interface WaveClaim {
  code: string;
  leavesAt: string;
  operatorId: string | null;
  operatorName: string | null;
}

/** Waves of a day and warehouse with their shipments. */
export const listWavesOf = statement(
  'dispatch.list_waves_of',
  `select ${columns}, ${shipmentIds} from dispatch.wave w
   where w.dispatch_date = $dispatchDate and w.warehouse_id = $warehouseId order by w.number`,
  rowIs<WaveClaim & { shipmentIds: string[] }>(),
);

/** The waves that these shipments are in. */
export const listWavesWith = statement(
  'dispatch.list_waves_with',
  `select ${columns}, ${shipmentIds} from dispatch.wave w
   where w.id in (select wave_id from dispatch.wave_shipment where shipment_id = any($1::bigint[]))
   order by w.dispatch_date, w.number`,
  rowIs<WaveClaim & { shipmentIds: string[] }>(),
);

export const findWave = statement(
  'dispatch.find_wave',
  `select ${columns}, ${shipmentIds} from dispatch.wave w where w.code = $1`,
  rowIs<WaveClaim & { shipmentIds: string[] }>(),
);

export type WaveRow = Awaited<ReturnType<typeof findWave>>[number];

/** One operator at a time makes waves of a day and warehouse, until the transaction ends. */
export const lockDay = statement(
  'dispatch.lock_day',
  `select pg_advisory_xact_lock(hashtextextended('dispatch ' || $dispatchDate::text || ' ' || $warehouseId::text, 0))`,
);

/** The highest number of a wave of that day and warehouse; 0 for none. */
export const lastNumber = statement(
  'dispatch.last_number',
  `select coalesce(max(number), 0)::int as number from dispatch.wave where dispatch_date = $dispatchDate and warehouse_id = $warehouseId`,
);

export const insertWave = statement(
  'dispatch.insert_wave',
  `insert into dispatch.wave (dispatch_date, warehouse_id, number, route_id, name, leaves_at, operator_id, operator_name)
   values ($dispatchDate, $warehouseId, $number, $routeId, $name, $leavesAt::time, $operatorId, $operatorName)
   returning id, code`,
  rowIs<{ code: string }>(),
);

export const insertWaveShipments = statement(
  'dispatch.insert_wave_shipments',
  `insert into dispatch.wave_shipment (shipment_id, wave_id) select unnest($shipmentIds::bigint[]), $waveId`,
);

export const updateWave = statement(
  'dispatch.update_wave',
  `update dispatch.wave set operator_id = $operatorId, operator_name = $operatorName, leaves_at = $leavesAt::time, version = version + 1
   where code = $code and version = $version returning id`,
);

export const takeOut = statement(
  'dispatch.take_out',
  `delete from dispatch.wave_shipment where wave_id = $waveId and shipment_id = any($shipmentIds::bigint[]) returning shipment_id as "shipmentId"`,
);

/** Removes a wave that has no shipment. */
export const deleteEmptyWave = statement(
  'dispatch.delete_empty_wave',
  `delete from dispatch.wave w where w.id = $1 and (select count(*) from dispatch.wave_shipment s where s.wave_id = w.id) = 0 returning id`,
);

/** Locks a wave until the transaction ends; its shipments cannot leave it meanwhile. */
export const lockWave = statement('dispatch.lock_wave', `select id from dispatch.wave where code = $1 for update`);

/** The wave of each of these shipments that has one. */
export const listWaveOfShipments = statement(
  'dispatch.list_wave_of_shipments',
  `select s.shipment_id as "shipmentId", w.code, w.dispatch_date as "dispatchDate"
   from dispatch.wave_shipment s join dispatch.wave w on w.id = s.wave_id
   where s.shipment_id = any($1::bigint[])`,
  rowIs<{ code: string }>(),
);
