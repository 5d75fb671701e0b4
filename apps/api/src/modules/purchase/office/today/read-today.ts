import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { type OfficeSales, type OfficeToday, SALES_STEP } from '@tonalia/contract/purchase-today';
import { daysBetween, startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day, minute } from '@tonalia/rules/durations';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/transaction.ts';
import { countUndecided } from '../../returns/office-returns.sql.ts';
import { comparedDay } from './compared-day.rules.ts';
import { countProofs, countRefunds, listSales } from './today.sql.ts';

const STEPS = day / minute / SALES_STEP;

/** What waits for a decision, and today's sales; without a warehouse, of all. Days are of Bogotá. */
export async function readToday(
  db: Database,
  clock: Clock,
  { role, warehouseId = null }: { role: OfficeRole; warehouseId?: string | null },
): Promise<OfficeToday> {
  const seesPayments = operatorCan(role, 'payments.read');
  const seesSales = operatorCan(role, 'amounts.read');
  const [proofs, refunds, returns, sales] = await Promise.all([
    seesPayments ? countProofs(db) : [],
    seesPayments ? countRefunds(db) : [],
    operatorCan(role, 'returns.read') ? countUndecided(db) : [],
    seesSales ? readSales(db, clock, warehouseId) : null,
  ]);
  const [waiting] = proofs;
  const [open] = returns;
  return {
    transfers: waiting ? { ...waiting, oldestAt: waiting.oldestAt?.toISOString() ?? null } : null,
    refunds: refunds[0] ?? null,
    returns: open
      ? { waiting: open.waiting, arrived: open.arrived, oldestAt: open.oldestAt?.toISOString() ?? null }
      : null,
    sales,
  };
}

async function readSales(db: Database, clock: Clock, warehouseId: string | null): Promise<OfficeSales> {
  const now = clock.now();
  const today = dayIn(now);
  const compared = comparedDay(today);
  const sameMoment = new Date(now.getTime() - daysBetween(compared.day, today) * day);
  const ofDay = (date: string, until: Date) =>
    listSales(db, { from: startOfDay(date), until, minutes: SALES_STEP, warehouseId });
  const [sold, before] = await Promise.all([ofDay(today, now), ofDay(compared.day, sameMoment)]);
  const stepNow = Math.floor((now.getTime() - startOfDay(today).getTime()) / minute / SALES_STEP);
  return {
    orders: sold.reduce((sum, { orders }) => sum + orders, 0),
    amount: sold.reduce((sum, { amount }) => sum + amount, 0),
    curve: curveOf(sold, stepNow + 1),
    compared: {
      ...compared,
      amount: before.reduce((sum, { amountUntil }) => sum + amountUntil, 0),
      curve: curveOf(before, STEPS),
    },
  };
}

/** Sums until each of the first steps of a day. */
function curveOf(sales: readonly { step: number; amount: number }[], steps: number): number[] {
  const amounts = new Map(sales.map(({ step, amount }) => [step, amount]));
  let sum = 0;
  return Array.from({ length: steps }, (_, step) => (sum += amounts.get(step) ?? 0));
}
