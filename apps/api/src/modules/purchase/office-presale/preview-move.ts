import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import {
  MOST_MOVED_SHOWN,
  type MovedOrder,
  type PresaleMovePreview,
  type PresaleMoveReason,
} from '@tonalia/contract/presales-office';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { isOver } from '../../products/index.ts';
import { placeNames } from '../../tracking/index.ts';
import { goodsOf, moveValues, moved } from '../notifications/messages.es-CO.ts';
import { readOrder } from '../order/read-orders.ts';
import { partAfter } from './moved-order.rules.ts';
import { type FollowingOrder, movingOrders } from './moving-orders.ts';
import { officePresale } from './office-presales.ts';
import { countOnOtherDays, describeMoved, findInformed } from './waiting.sql.ts';

/** A move that an operator thinks of; `orderCode` is the order that the message is shown of, `reason` what it says. */
export interface AskedNewDay {
  productId: string;
  dispatchDate: string;
  orderCode?: string | undefined;
  reason?: PresaleMoveReason | undefined;
  role: OfficeRole;
}

/** What a move would do, and the message of one order. PRESALE_NOT_FOUND, PRESALE_DAY_WRONG. */
export async function previewMove(
  db: Database,
  clock: Clock,
  { productId, dispatchDate, orderCode, reason, role }: AskedNewDay,
): Promise<PresaleMovePreview> {
  const presale = await officePresale(db, clock, role, productId);
  if (isOver(dispatchDate, clock.now())) throw new OfficeError('PRESALE_DAY_WRONG');
  const opensAt = new Date(presale.opensAt);
  const [waiting] = await countOnOtherDays(db, { productId, day: dispatchDate, opensAt });
  const moving = await movingOrders(db, clock, { productId, dispatchDate, opensAt });
  const described = await describe(db, { productId, opensAt }, moving);
  const orders = described.toSorted(
    (a, b) => b.shown.amount - a.shown.amount || (a.shown.code < b.shown.code ? -1 : 1),
  );
  const sum = (of: (shown: DescribedMove['shown']) => number) => orders.reduce((all, { shown }) => all + of(shown), 0);
  const example = orders.find(({ shown }) => shown.code === orderCode) ?? orders[0];
  const seesMoney = operatorCan(role, 'amounts.read');
  const shownOrders = orders.slice(0, MOST_MOVED_SHOWN).map(({ shown }) => shown);
  const phoneOf = await phonesOf(db, role, shownOrders.filter(arrivesLater));
  return {
    presale,
    dispatchDate,
    orders: shownOrders.map((shown) => ({
      ...shown,
      amount: seesMoney ? shown.amount : null,
      phone: arrivesLater(shown) ? phoneOf(shown.customer._id) : null,
    })),
    moving: {
      orders: orders.length,
      customers: new Set(orders.map(({ shown }) => shown.customer._id)).size,
      units: sum(({ units }) => units),
      amount: seesMoney ? sum(({ amount }) => amount) : null,
    },
    later: orders.filter(({ shown }) => arrivesLater(shown)).length,
    informed: orders.filter(({ shown }) => shown.wasInformed).length,
    staying: (waiting?.orders ?? 0) - orders.length,
    message: example ? await messageOf(db, example, { reason, role }) : null,
  };
}

/** Whether it is delivered after the day that its customer chose. */
const arrivesLater = ({ arrivesOn, willArriveOn }: Pick<MovedOrder, 'arrivesOn' | 'willArriveOn'>): boolean =>
  arrivesOn !== null && (willArriveOn ?? '9') > arrivesOn;

async function phonesOf(db: Database, role: OfficeRole, orders: readonly Pick<MovedOrder, 'customer'>[]) {
  const ids = [...new Set(orders.map(({ customer }) => customer._id))];
  const contacts = ids.length > 0 && operatorCan(role, 'customers.read') ? await listContacts(db, ids) : [];
  return (customerId: string): string | null => contacts.find(({ id }) => id === customerId)?.phone ?? null;
}

interface DescribedMove {
  moving: FollowingOrder;
  shown: Omit<MovedOrder, 'phone'> & { amount: number };
}

async function describe(
  db: Database,
  { productId, opensAt }: { productId: string; opensAt: Date },
  all: readonly FollowingOrder[],
): Promise<DescribedMove[]> {
  const orderIds = all.map(({ order }) => order.orderId);
  const rows = await describeMoved(db, { productId, orderIds });
  const informed = new Set((await findInformed(db, { orderIds, opensAt })).map(({ orderId }) => orderId));
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  const described = all.map(async (moving): Promise<DescribedMove[]> => {
    const { order, lineNos, before, after } = moving;
    const row = byId.get(order.orderId);
    const lines = row?.lines.filter(({ lineNo }) => lineNos.includes(lineNo)) ?? [];
    const [first] = lines;
    if (!row || !first) return [];
    const shown = {
      code: row.code,
      customer: { _id: order.customerId, name: row.customerName },
      city: (await placeNames(db, order.cityId))?.city ?? '',
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      isWhole: lineNos.length === row.allLines,
      leavesOn: first.dispatchDate,
      arrivesOn: before?.day ?? null,
      willArriveOn: after?.day ?? null,
      wasInformed: informed.has(order.orderId),
    };
    return [{ moving, shown }];
  });
  return (await Promise.all(described)).flat();
}

/** The message that an order's customer gets, as `order.presale_moved` writes it. */
async function messageOf(
  db: Database,
  { moving: { order, first, after }, shown: { code } }: DescribedMove,
  { reason = 'other', role }: Pick<AskedNewDay, 'reason' | 'role'>,
): Promise<PresaleMovePreview['message']> {
  const whole = await readOrder(db, order, code);
  const part = partAfter(whole, first, after);
  if (!part) return null;
  const { subject, paragraphs, push = '' } = moved(whole, part, { why: reason, words: '' });
  const [contact] = operatorCan(role, 'customers.read') ? await listContacts(db, [order.customerId]) : [];
  return {
    orderCode: code,
    subject,
    paragraphs,
    push,
    goods: goodsOf(part),
    values: moveValues(whole, part),
    phone: contact?.phone ?? null,
  };
}
