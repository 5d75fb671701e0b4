import type { SellerDay } from '@tonalia/contract/seller-day';
import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import { graceDays } from '@tonalia/rules/policy';
import { rhythmOf } from '@tonalia/rules/suggested-order';
import type { Actor } from '../../../platform/http/actor.ts';
import { listPortfolioDebts, sellerQuota } from '../../customers/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import {
  listArrivals,
  listLastNotes,
  listNoSales,
  listOrderDays,
  listVisitPlans,
  sumSellerSales,
} from './seller-day.sql.ts';

/** Orders older than this say nothing about today. */
const HISTORY_DAYS = 365;

/** The portfolio of a seller by rhythm, with what is due and what was sold. Eight statements. */
export async function readSellerDay({ db, clock }: CartContext, { identityId }: Actor): Promise<SellerDay> {
  const now = clock.now();
  const today = dayIn(now);
  const [rows, [sold], noSales, quota] = await Promise.all([
    listPortfolioDebts(db, identityId, graceDays),
    sumSellerSales(db, {
      identityId,
      today: startOfDay(today),
      month: startOfDay(`${today.slice(0, 'yyyy-mm'.length)}-01`),
    }),
    listNoSales(db, { identityId, day: today }),
    sellerQuota(db, identityId),
  ]);
  const from = new Date(now.getTime() - HISTORY_DAYS * day);
  const customerIds = rows.map(({ id }) => id);
  const [histories, notes, plans, arrivals] = await Promise.all([
    listOrderDays(db, { customerIds, from }),
    listLastNotes(db, customerIds),
    listVisitPlans(db, customerIds),
    listArrivals(db, { customerIds, identityId, from: startOfDay(today) }),
  ]);
  const noteOf = new Map(
    notes.map(({ customerId, note, takenAt }) => [customerId, { text: note, at: takenAt.toISOString() }]),
  );
  const planOf = new Map(plans.map(({ customerId, ...plan }) => [customerId, plan]));
  const arrivalOf = new Map(arrivals.map(({ customerId, at }) => [customerId, at.toISOString()]));
  const daysOf = new Map(histories.map(({ customerId, days }) => [customerId, days]));
  const reasonOf = new Map(noSales.map(({ customerId, reason }) => [customerId, reason]));
  const customers = rows.map(({ id, contact, phone, owed, overdue, ...row }) => {
    const { name, city, state, cityId, stateId, tradeTypeId, tradeType, warehouseId, door } = row;
    const days = daysOf.get(id) ?? [];
    return {
      _id: id,
      customerId: id,
      name,
      city,
      state,
      cityId,
      stateId,
      tradeTypeId,
      trade_type: tradeType,
      warehouseId,
      contact,
      phone,
      owed,
      overdue,
      door,
      plan: planOf.get(id) ?? null,
      arrivedAt: arrivalOf.get(id) ?? null,
      noSale: reasonOf.get(id) ?? null,
      note: noteOf.get(id) ?? null,
      lastOrderOn: days.toSorted().at(-1) ?? null,
      rhythm: rhythmOf(days, today),
    };
  });
  return {
    today,
    soldToday: sold?.today ?? 0,
    soldThisMonth: sold?.month ?? 0,
    quota,
    customers: customers.toSorted((a, b) => (b.rhythm?.share ?? -1) - (a.rhythm?.share ?? -1)),
  };
}
