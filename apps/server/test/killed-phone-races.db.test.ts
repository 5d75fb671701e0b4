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
/** Kills at each point, each with the next of the things that happen meanwhile. */
const KILLS = howOften(9, 100);
const UNITS = 3;
const DAY = 24 * 3_600_000;

interface Scene {
  seller: FieldSeller;
  soap: MadeProduct;
  disk: Disk;
}

/** What happens to an order beside the kill of its phone. */
interface Meanwhile {
  name: string;
  /** Milliseconds by which the clock of the phone is wrong. */
  clock?: number;
  network?: 'loses the first answer' | 'repeats';
  signsOut?: boolean;
  /** While the phone is dead. */
  dead?: (scene: Scene) => Promise<unknown>;
  /** Whether the order may ask, or be refused, when the server gets it only now. */
  mayAsk?: boolean;
  mayBeRefused?: boolean;
}

const meanwhiles: readonly Meanwhile[] = [
  { name: 'nothing' },
  { name: 'an answer is lost', network: 'loses the first answer' },
  { name: 'requests come several times', network: 'repeats' },
  { name: 'a request arrives after the sign-out', signsOut: true },
  { name: 'the clock is a day ahead', clock: DAY, mayAsk: true },
  { name: 'the clock is a day behind', clock: -DAY, mayAsk: true },
  {
    name: 'another phone of the seller orders',
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
async function outcomeOf({ seller: { customerId, call }, disk }: Scene) {
  const { rows } = await api.db.query<{ placed: number }>(
    `select count(*)::int as placed from purchase.order where customer_id = $1 and units = $2`,
    [customerId, UNITS],
  );
  const waiting = await call('GET /seller-orders', undefined, { status: 'waits' });
  return {
    placed: rows[0]?.placed ?? -1,
    asking: waiting.json<{ results: SellerOrder[] }>().results.length,
    refused: [...disk.orders.values()].filter(({ state, problem }) => state === 'refused' && problem !== null).length,
  };
}

async function runOnce(point: KillPoint, meanwhile: Meanwhile): Promise<Scene> {
  const soap = await makeProduct(api.db, { stock: 50, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const scene: Scene = { seller, soap, disk: new Disk() };
  const world = {
    seller,
    disk: scene.disk,
    clock: meanwhile.clock ?? 0,
    write: () => seller.order([[soap, UNITS]]),
  };
  const first = new PhoneLife(world, { network: meanwhile.network === 'repeats' ? 'repeats' : undefined });
  await first.takeUntil(point);
  await meanwhile.dead?.(scene);
  const again = new PhoneLife(world, { network: meanwhile.network });
  if (meanwhile.signsOut) {
    again.owner = 'another seller';
    await again.send();
    await first.arrive();
    again.owner = seller.identityId;
  }
  if (!(meanwhile.mayBeRefused && !point.isKept)) await again.takeUntil(null);
  await again.sendAll();
  return scene;
}

for (const [at, point] of killPoints.entries())
  test(`killed when ${point.name}: one order or one question, whatever happens meanwhile (SEL-104)`, async () => {
    for (let run = 0; run < KILLS; run += 1) {
      const meanwhile = meanwhiles[(at + run) % meanwhiles.length] ?? { name: 'nothing' };
      const scene = await runOnce(point, meanwhile);
      expect(expectedOf(point, meanwhile), meanwhile.name).toContainEqual(await outcomeOf(scene));
      const states = [...scene.disk.orders.values()].map(({ state }) => state);
      expect(states, meanwhile.name).not.toContain('waiting');
    }
  });
