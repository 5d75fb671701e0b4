import { statement } from '../../../platform/db.ts';

/** Notes what lines of an order are worth less; `rows` is a JSON array of MoneyBackRow. */
export const insertMoneyBack = statement(
  'purchase.insert_money_back',
  `insert into purchase.money_back (order_id, cause, amount, lines, portions)
   select $orderId, $cause, r.amount, r.lines, r.portions
   from jsonb_to_recordset($rows::jsonb) as r (amount bigint, lines jsonb, portions jsonb)`,
);
