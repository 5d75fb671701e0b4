import type { Database } from '../src/platform/transaction.ts';

export interface CouponToMake {
  name?: string;
  type?: 'percentage' | 'value';
  amount?: number;
  minTotal?: number;
  manufacturerId?: string;
  categoryId?: string;
  perCustomer?: number;
  totalLimit?: number;
  redeemed?: number;
  /** A range of instants. */
  during?: string;
  listed?: boolean;
}

let made = 0;

/** A coupon; by default ten percent of everything for every customer, once each. */
export async function makeCoupon(db: Database, wish: CouponToMake = {}): Promise<{ id: string; code: string }> {
  made += 1;
  const { name = 'Cupón', type = 'percentage', amount = 10, minTotal = 0, perCustomer = 1, listed = true } = wish;
  const { manufacturerId = null, categoryId = null, totalLimit = null, redeemed = 0 } = wish;
  const code = `CUPON-${made}`;
  const { rows } = await db.query<{ id: string }>(
    `insert into marketing.coupon (code, name, discount_type, amount, min_total, manufacturer_id, category_id, per_customer,
       total_limit, redeemed, during, listed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      code,
      name,
      type,
      amount,
      minTotal,
      manufacturerId,
      categoryId,
      perCustomer,
      totalLimit,
      redeemed,
      wish.during ?? '[2020-01-01,)',
      listed,
    ],
  );
  return { id: rows[0]?.id ?? '', code };
}
