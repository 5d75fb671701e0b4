import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from './journey.ts';
import { type JourneyOrder, placedOrder } from './office-orders.ts';

export interface SentLoad {
  token: string;
  loadCode: string;
  orders: { code: string; customer: string; total: number }[];
}

/** Three orders on the road, the last of which may be given, with the token of their driver's link. */
export async function sendThree(
  request: APIRequestContext,
  desk: Page,
  db: pg.Pool,
  last?: JourneyOrder,
): Promise<SentLoad> {
  const others = [await placedOrder(request, db), await placedOrder(request, db)];
  const orders = [...others, last ?? (await placedOrder(request, db))];
  const codes = orders.map(({ code }) => code);
  for (const act of ['pick', 'dispatch'])
    expect((await desk.request.post(`/api/purchase/office/orders/${act}`, { data: { codes } })).status()).toBe(200);
  const token = `hr_${randomBytes(32).toString('base64url')}`;
  const { rows } = await db.query<{ code: string }>(
    `with load as (
       insert into dispatch.load (route_name, dispatch_date, warehouse_id, leaves_at, driver_name, driver_phone, state, dispatched_at,
         link_token_hash, link_made_at)
       values ('Jornada', current_date, 'BOG', '12:00', 'Jhon Jornada', '3001112233', 'on_road', now(), $1, now()) returning id, code)
     , stops as (
       insert into dispatch.load_stop (load_id, shipment_id, position)
       select load.id, s.id, array_position($2::text[], o.code) from load, purchase.shipment s join purchase.order o on o.id = s.order_id
       where o.code = any($2::text[]))
     select code from load`,
    [createHash('sha256').update(token).digest(), codes],
  );
  return { token, loadCode: rows[0]?.code ?? '', orders };
}
