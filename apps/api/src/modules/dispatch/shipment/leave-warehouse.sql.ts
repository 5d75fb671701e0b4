import { statement } from '../../../platform/db.ts';

/** Takes a shipment out of a wave of another warehouse. */
export const takeOutElsewhere = statement(
  'dispatch.take_out_elsewhere',
  `delete from dispatch.wave_shipment s using dispatch.wave w
   where s.shipment_id = $shipmentId and w.id = s.wave_id and w.warehouse_id <> $warehouseId`,
);

/** Takes a shipment out of a draft of another warehouse. */
export const deleteStopElsewhere = statement(
  'dispatch.delete_stop_elsewhere',
  `delete from dispatch.load_stop s using dispatch.load l
   where s.shipment_id = $shipmentId and s.is_open and s.kind = 'delivery' and l.id = s.load_id and l.state = 'draft' and l.warehouse_id <> $warehouseId`,
);
