import { dayIn } from '@tonalia/rules/dates';
import { catalogue } from '../catalogue.ts';
import { isSold } from '../order.ts';
import { ordersOf } from '../orders.ts';
import { customers } from '../people.ts';
import { zones } from '../places.ts';
import type { OrderedHistory } from './backtest.ts';

/** The history of each customer of the demo, as if the first zone covered every municipality. */
export function demoHistories(now: Date): OrderedHistory[] {
  const everyone = customers();
  const [zone] = zones;
  if (!zone) throw new Error('the demo has no zone');
  const coverage = new Map(everyone.flatMap(({ addresses }) => addresses.map(({ cityId }) => [cityId, zone] as const)));
  const { opening, rest } = catalogue('small');
  const products = [...opening.products, ...[...rest].map(({ product }) => product)];
  const orders = ordersOf(everyone, products, coverage, now).filter(isSold);
  return everyone.map(({ id }) =>
    orders
      .filter(({ customer }) => customer.id === id)
      .flatMap(({ createdAt, lines }) =>
        lines.map(({ version, quantity }) => ({
          versionId: String(version.id),
          day: dayIn(createdAt),
          units: quantity,
        })),
      ),
  );
}
