import { type Random, seeded } from '@tonalia/demo/random';
import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../api/test/build-app.ts';
import { howOften } from '../../api/test/how-often.ts';
import { type MadeProduct, makeProduct } from '../../api/test/make-products.ts';
import { makeSeller } from '../../api/test/make.ts';
import { type FieldSeller, makeFieldSeller } from '../../api/test/selling.ts';
import { Disk, type KillPoint, PhoneLife, killPoints } from './phone-life.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 3_600_000 });

const api = useApi();
/** Kills at each point with each of the things that happen meanwhile; no two runs are alike, and a run is the same each time. */
const RUNS = howOften(1, 100);
const DAY = 24 * 3_600_000;

interface Scene {
  seller: FieldSeller;
  soap: MadeProduct;
  disk: Disk;
  /** Of the order, two of each line at least; another phone orders one. */
  units: number;
}

/** What happens to an order beside the kill of its phone. */
interface Meanwhile {
  name: string;
  /** Milliseconds by which the clock of the phone is wrong. */
  clock?: number;
  network?: 'loses answers' | 'repeats';
  signsOut?: boolean;
  /** While the phone is dead. */
  dead?: (scene: Scene) => Promise<unknown>;
  /** In some runs it happens while the phone starts again. */
  mayBeLate?: boolean;
  /** Whether the order may ask, or be refused, when the server gets it only now. */
  mayAsk?: boolean;
  mayBeRefused?: boolean;
}

const meanwhiles: readonly Meanwhile[] = [
  { name: 'nothing' },
  { name: 'an answer is lost', network: 'loses answers' },
  { name: 'requests come several times', network: 'repeats' },
  { name: 'a request arrives after the sign-out', signsOut: true },
  { name: 'the clock is a day ahead', clock: DAY, mayAsk: true },
  { name: 'the clock is a day behind', clock: -DAY, mayAsk: true },
  {
    name: 'another phone of the seller orders',
    mayBeLate: true,
    dead: async ({ seller, soap }) =>
      expect((await seller.send(seller.order([[soap, 1]]))).status, 'the other phone').toBe(200),
  },
  {
    name: 'the customer is handed over',
    mayBeRefused: true,
    dead: async ({ seller: { customerId } }) =>
      api.db.query('update auth.portfolio set seller_id = $2 where customer_id = $1', [
        customerId,
        (await makeSeller(api.db)).identityId,
      ]),
  },
  {
    name: 'price and stock change',
    mayAsk: true,
    dead: async ({ soap }) => {
      await api.db.query('update products.version set base_price = 45000 where product_id = $1', [soap.id]);
      await api.db.query(
        `update products.stock s set available = 2 from products.version v where v.id = s.version_id and v.product_id = $1`,
        [soap.id],
      );
    },
  },
];

const placed = { placed: 1, asking: 0, refused: 0 };
const asks = { placed: 0, asking: 1, refused: 0 };
const refused = { placed: 0, asking: 0, refused: 1 };
const nothing = { placed: 0, asking: 0, refused: 0 };

/** One order or one question; without a trace only where it was on no disk and its customer left. */
function expectedOf(point: KillPoint, { dead, mayAsk, mayBeRefused }: Meanwhile) {
  if (point.isSent && dead) return [placed];
  if (mayBeRefused) return [point.isKept ? refused : nothing];
  return mayAsk ? [placed, asks] : [placed];
}

/** What became of the order: on the server as the seller's screens list it, and on the disk. */
async function outcomeOf({ seller: { customerId, call }, disk, units }: Scene) {
  const { rows } = await api.db.query<{ placed: number }>(
    `select count(*)::int as placed from purchase.order where customer_id = $1 and units = $2`,
    [customerId, units],
  );
  const waiting = await call('GET /seller-orders', undefined, { status: 'waits' });
  return {
    placed: rows[0]?.placed ?? -1,
    asking: waiting.json<{ results: SellerOrder[] }>().results.length,
    refused: [...disk.orders.values()].filter(({ state, problem }) => state === 'refused' && problem !== null).length,
  };
}

/** One to three products, two to four of each. */
async function makeLines(random: Random): Promise<[[MadeProduct, number], ...[MadeProduct, number][]]> {
  const make = async (): Promise<[MadeProduct, number]> => [
    await makeProduct(api.db, { stock: 50, price: 10_000 }),
    random.whole(2, 4),
  ];
  const first = await make();
  const others: [MadeProduct, number][] = [];
  for (let line = random.whole(0, 2); line > 0; line -= 1) others.push(await make());
  return [first, ...others];
}

async function runOnce(point: KillPoint, meanwhile: Meanwhile, random: Random): Promise<Scene> {
  const lines = await makeLines(random);
  const [[soap]] = lines;
  const seller = await makeFieldSeller(api);
  const units = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const scene: Scene = { seller, soap, disk: new Disk(), units };
  const world = {
    seller,
    disk: scene.disk,
    clock: Math.round((meanwhile.clock ?? 0) * (0.9 + random.next() / 5)),
    write: () => seller.order(lines),
  };
  const network = meanwhile.network === 'repeats' ? { copies: random.whole(2, 4) } : {};
  const losses = meanwhile.network === 'loses answers' ? random.whole(1, 3) : 0;
  const first = new PhoneLife(world, network);
  await first.takeUntil(point);
  const isLate = meanwhile.mayBeLate === true && random.chance(0.5);
  const happens = meanwhile.dead?.(scene);
  if (!isLate) await happens;
  const again = new PhoneLife(world, { ...network, losses });
  if (meanwhile.signsOut) {
    again.owner = 'another seller';
    const isFirst = random.chance(0.5);
    if (isFirst) await first.arrive();
    await again.send();
    if (!isFirst) await first.arrive();
    again.owner = seller.identityId;
  }
  if (!(meanwhile.mayBeRefused && !point.isKept)) await again.takeUntil(null);
  await again.sendAll();
  await happens;
  return scene;
}

for (const point of killPoints)
  for (const meanwhile of meanwhiles)
    test(`killed when ${point.name}, ${meanwhile.name}: one order or one question (SEL-104)`, async () => {
      for (let run = 0; run < RUNS; run += 1) {
        const scene = await runOnce(point, meanwhile, seeded(`${point.name}, ${meanwhile.name} ${run}`));
        expect(expectedOf(point, meanwhile), `run ${run}`).toContainEqual(await outcomeOf(scene));
        const states = [...scene.disk.orders.values()].map(({ state }) => state);
        expect(states, `run ${run}`).not.toContain('waiting');
      }
    });
