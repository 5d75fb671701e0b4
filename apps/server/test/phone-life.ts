import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';
import type { FieldSeller, SellerAnswer } from '../../api/test/selling.ts';
import { ApiError } from '../../shop/src/api/http/api-error.ts';
import { createSender } from '../../shop/src/api/outbox/sender.ts';
import { type UnsentOrder, newOrderId, requestOf } from '../../shop/src/api/outbox/unsent-order.ts';

/** The storage of a phone: what it has survives every kill. */
export class Disk {
  readonly orders = new Map<string, UnsentOrder>();
  /** The line of the quick order, which is kept as it is typed. */
  draft: { key: string } | null = null;
}

/** How far an order came before its phone was killed. */
export interface KillPoint {
  name: KilledWhen;
  /** Whether it was on the disk of the phone, and whether the server had it. */
  isKept: boolean;
  isSent: boolean;
}

type KilledWhen =
  | 'the customer is chosen'
  | 'the lines are typed'
  | 'the order is made'
  | 'the order is on the disk'
  | 'the request is about to leave'
  | 'the request left and has no answer'
  | 'the answer came and is not stored'
  | 'the answer is stored'
  | 'all is cleaned up';

export const killPoints: readonly KillPoint[] = [
  { name: 'the customer is chosen', isKept: false, isSent: false },
  { name: 'the lines are typed', isKept: false, isSent: false },
  { name: 'the order is made', isKept: false, isSent: false },
  { name: 'the order is on the disk', isKept: true, isSent: false },
  { name: 'the request is about to leave', isKept: true, isSent: false },
  { name: 'the request left and has no answer', isKept: true, isSent: true },
  { name: 'the answer came and is not stored', isKept: true, isSent: true },
  { name: 'the answer is stored', isKept: true, isSent: true },
  { name: 'all is cleaned up', isKept: true, isSent: true },
];

/** What outlives the app. */
export interface PhoneWorld {
  seller: FieldSeller;
  disk: Disk;
  /** Milliseconds by which its clock is wrong. */
  clock: number;
  /** The order as the seller types it. */
  write: () => SellerOrderRequest;
}

/** What its network does. */
interface LifeWish {
  /** Answers that are lost, the first ones. */
  losses?: number;
  /** Times that a request reaches the server at once; from two on it comes once more after them. */
  copies?: number;
}

/** One life of the app, from its start to its kill: the outbox's own code over a disk that survives and a network that may not. */
export class PhoneLife {
  owner: string | null;
  readonly #world: PhoneWorld;
  readonly #copies: number;
  #point: KilledWhen | null = null;
  #losses: number;
  /** Resolves at the kill; nothing of this life goes on after it. */
  readonly #killed = Promise.withResolvers<void>();
  #caught: (() => Promise<SellerAnswer>) | null = null;
  readonly send: () => Promise<void>;

  constructor(world: PhoneWorld, { losses = 0, copies = 1 }: LifeWish = {}) {
    this.#world = world;
    this.#losses = losses;
    this.#copies = copies;
    this.owner = world.seller.identityId;
    const { orders } = world.disk;
    this.send = createSender<UnsentOrder, NonNullable<UnsentOrder['placed']>>({
      owner: () => this.owner,
      watchOwner: () => () => {},
      waiting: async (owner) =>
        [...orders.values()].filter(({ sellerId, state }) => sellerId === owner && state === 'waiting'),
      send: (order) => this.#post(order),
      asks: 'ORDER_ASKS',
      settle: async (order, { made, ...outcome }) => {
        await this.#dieWhen('the answer came and is not stored');
        orders.set(order.clientOrderId, { ...order, ...outcome, placed: made });
        await this.#dieWhen('the answer is stored');
      },
      sending: () => {},
      oneAtATime: (work) => work(),
    });
  }

  /** Takes the order of the world, unless the disk has it, and sends it; ends at the kill, or goes through without one. */
  async takeUntil(point: KillPoint | null): Promise<void> {
    this.#point = point?.name ?? null;
    await Promise.race([this.#take(), this.#killed.promise]);
  }

  /** What a killed app had given to the network arrives now. */
  async arrive(): Promise<void> {
    await this.#caught?.();
  }

  /** Presses "Enviar ahora" until nothing waits. */
  async sendAll(): Promise<void> {
    const isWaiting = () => [...this.#world.disk.orders.values()].some(({ state }) => state === 'waiting');
    for (let press = 0; press < 5 && isWaiting(); press += 1) await this.send();
  }

  async #take(): Promise<void> {
    const { disk, seller } = this.#world;
    await this.#dieWhen('the customer is chosen');
    const inOrders = new Set([...disk.orders.values()].flatMap(({ lineKeys = [] }) => lineKeys));
    // a draft that returns leaves out the lines of stored orders
    if (disk.draft && inOrders.has(disk.draft.key)) disk.draft = null;
    if (disk.orders.size === 0 || disk.draft) {
      disk.draft ??= { key: crypto.randomUUID() };
      await this.#dieWhen('the lines are typed');
      const order = this.#made(disk.draft.key);
      await this.#dieWhen('the order is made');
      disk.orders.set(order.clientOrderId, order);
      await this.#dieWhen('the order is on the disk');
      disk.draft = null;
    }
    this.owner = seller.identityId;
    await this.send();
    await this.#dieWhen('all is cleaned up');
  }

  #made(lineKey: string): UnsentOrder {
    const { seller, clock, write } = this.#world;
    const { lines, ...typed } = write();
    const now = Date.now() + clock;
    return {
      ...typed,
      comments: '',
      clientOrderId: newOrderId(now),
      lineKeys: [lineKey],
      sellerId: seller.identityId,
      position: this.#world.disk.orders.size + 1,
      customer: { id: seller.customerId, name: 'Salón' },
      takenAt: new Date(now).toISOString(),
      snapshotAt: new Date(now - 3_600_000).toISOString(),
      lines: lines.map((line) => ({ ...line, name: '', color: null, image: '', tile: '' })),
      shipping: 0,
      state: 'waiting',
      problem: null,
      placed: null,
    };
  }

  async #post(order: UnsentOrder): Promise<NonNullable<UnsentOrder['placed']>> {
    const ask = () => this.#world.seller.send(requestOf(order));
    this.#caught = ask;
    await this.#dieWhen('the request is about to leave');
    const answer = this.#copies > 1 ? await this.#repeat(ask) : await ask();
    await this.#dieWhen('the request left and has no answer');
    this.#losses -= 1;
    if (this.#losses >= 0) throw new ApiError(0, 'OFFLINE', 'no network');
    if (!answer.placed) throw new ApiError(answer.status, (answer.code ?? 'INTERNAL') as ApiError['code'], 'refused'); // as: codes of the table
    return { orderCode: answer.placed.orderCode, total: answer.placed.total, at: new Date().toISOString() };
  }

  /** All at once, and one time more. */
  async #repeat(ask: () => Promise<SellerAnswer>): Promise<SellerAnswer> {
    const [answer] = await Promise.all([ask(), ...Array.from({ length: this.#copies - 1 }, ask)]);
    await ask();
    return answer;
  }

  async #dieWhen(name: KilledWhen): Promise<void> {
    if (this.#point !== name) return;
    this.#killed.resolve();
    await new Promise(() => {});
  }
}
