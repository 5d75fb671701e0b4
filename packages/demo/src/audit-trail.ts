import type { ClientBase } from 'pg';
import type { DemoOperator } from './finish-dispatch.ts';

/** Audit events of what the demo's operators did, at the times that their rows have. */
export async function recordActs(
  client: ClientBase,
  { desk, packer }: { desk: DemoOperator; packer: DemoOperator },
): Promise<void> {
  await client.query(
    `insert into platform.audit (at, operator_id, action, subject_id, detail)
     select act.at, act.operator, act.action, act.subject, act.detail || jsonb_build_object('by', operator.name)
     from (
       select dispatched_at as at, $2::uuid as operator, 'purchase.shipment_dispatched' as action, order_id::text as subject,
         jsonb_build_object('dispatchDate', dispatch_date, 'shipmentId', id::text) as detail
       from purchase.shipment where dispatched_at > now() - interval '3 days'
       union all
       select updated_at, $1, 'purchase.transfer_approved', id::text, jsonb_build_object('amount', amount, 'expected', amount)
       from purchase.payment where method = 'bank_transfer' and status = 'approved'
       union all
       select created_at, $1, 'dispatch.wave_made', code, jsonb_build_object('shipments',
         (select count(*) from dispatch.wave_shipment where wave_id = wave.id)) from dispatch.wave
       union all
       select s.closed_at, $1, 'dispatch.settlement_closed', load.id::text, jsonb_build_object('load', load.code, 'counted', s.counted)
       from dispatch.settlement s join dispatch.load on load.id = s.load_id where s.closed_at is not null
       union all
       select created_at, $1, 'products.purchase_ordered', id::text, jsonb_build_object('code', code) from products.purchase_order
     ) as act join office.operator on operator.id = act.operator
     where act.at <= now() order by act.at`,
    [desk.id, packer.id],
  );
}
