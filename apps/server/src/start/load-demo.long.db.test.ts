import { Client } from 'pg';
import { type DocumentKind, isDocument } from '@tonalia/rules/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../api/test/database.ts';
import { DEMO_PASSWORD, demoAccounts, waitingAccounts } from '@tonalia/demo/accounts';
import { loadDemo } from '@tonalia/demo/load';
import { withoutForeignKeys } from '@tonalia/demo/without-foreign-keys';

const now = new Date();
const database = useDatabase();
const client = (): Client => new Client({ connectionString: database.url });

describe('the small demo', () => {
  let db: Client;
  let took = 0;
  const hashed: string[] = [];

  beforeAll(async () => {
    const hashPassword = async (plain: string): Promise<string> => `hash ${hashed.push(plain)}`;
    const start = performance.now();
    await loadDemo({ url: database.url, size: 'small', now, hashPassword });
    took = performance.now() - start;
    db = client();
    await db.connect();
  });
  afterAll(() => db.end());

  const one = async (sql: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await db.query<{ n: string }>(`select (${sql}) as n`, values);
    return Number(rows[0]?.n);
  };

  it('loads in seconds', () => {
    // Two to four when nothing else runs; tests share the cores.
    expect(took).toBeLessThan(40_000);
  });

  it('has the documented brands, categories, products and versions', async () => {
    expect(await one('select count(*) from products.manufacturer')).toBeGreaterThanOrEqual(24);
    expect(await one('select max(level) from products.category')).toBe(2);
    expect(await one('select count(*) from products.product')).toBeGreaterThanOrEqual(1200);
    expect(await one('select count(*) from products.version')).toBeGreaterThanOrEqual(9000);
  });

  it('is not loaded again over existing data', async () => {
    const before = await one('select count(*) from products.version');
    expect(await loadDemo({ url: database.url, size: 'small', now, hashPassword: async () => 'other' })).toBe(false);
    expect(await one('select count(*) from products.version')).toBe(before);
  });

  it('adds the settings of its company, also to a demo of an older version, but not a removed setting', async () => {
    const load = () => loadDemo({ url: database.url, size: 'small', now, hashPassword: async () => 'other' });
    const settings = 'select count(*) from platform.setting';
    const all = await one(settings);
    expect(all).toBe(15);
    await db.query('truncate platform.setting, platform.setting_history');
    await load();
    expect(await one(`${settings} where updated_by = 'demo'`)).toBe(all);
    await db.query(`delete from platform.setting where key = 'support.email_answer'`);
    await load();
    expect(await one(settings)).toBe(all - 1);
  });

  it('has dye lines of 80 to 214 shades, in one volume and in several', async () => {
    const lines = `select count(distinct v.shade_code) as shades, count(distinct v.volume) as volumes from products.version v
      where v.height is not null group by v.product_id`;
    expect(await one(`select count(*) from (${lines}) l where shades between 80 and 214`)).toBeGreaterThan(10);
    expect(await one(`select count(*) from (${lines}) l where shades >= 80 and volumes > 1`)).toBeGreaterThan(1);
  });

  it('delivers to most towns from five warehouses, and to some from none', async () => {
    expect(await one('select count(*) from tracking.warehouse')).toBe(5);
    expect(await one('select count(*) from tracking.city')).toBe(1122);
    expect(await one('select count(*) from tracking.coverage')).toBeGreaterThan(1000);
    expect(await one('select count(*) from tracking.coverage')).toBeLessThan(1122);
    expect(
      await one(`select count(*) from tracking.coverage where city_id = '11001' and zone_id = 'URBANO1 BTA'`),
    ).toBe(1);
  });

  it('has combos, presale, deals, programmed prices, sold-out and nearly sold-out shades', async () => {
    expect(
      await one(
        `select count(*) from products.product p where kind = 'combo' and exists (select from products.combo_part c where c.combo_id = p.id)`,
      ),
    ).toBeGreaterThan(5);
    expect(await one('select count(*) from products.combo_part where version_id is null')).toBeGreaterThan(3);
    expect(await one('select count(*) from products.presale where dispatch_date > $1::date', [now])).toBeGreaterThan(
      10,
    );
    expect(await one('select count(*) from products.version where excluded_from_presale')).toBeGreaterThan(3);
    for (const side of ['product_id', 'manufacturer_id', 'category_id']) {
      expect(
        await one(`select count(*) from products.deal where ${side} is not null and during @> $1::timestamptz`, [now]),
      ).toBeGreaterThan(0);
    }
    for (const held of ['during @> $1', 'upper(during) <= $1', 'lower(during) > $1']) {
      expect(
        await one(`select count(*) from products.programmed_price where ${held.replace('$1', '$1::timestamptz')}`, [
          now,
        ]),
      ).toBeGreaterThan(5);
    }
    const shade = `select coalesce((select available from products.stock s where s.version_id = v.id and warehouse_id = 'BOG'), 0) as units
      from products.version v where v.hex is not null`;
    expect(await one(`select count(*) from (${shade}) l where units = 0`)).toBeGreaterThan(50);
    expect(await one(`select count(*) from (${shade}) l where units between 1 and 4`)).toBeGreaterThan(50);
  });

  it('has plain products with 5 to 15 units left in Bogotá', async () => {
    expect(
      await one(`select count(*) from products.product p join products.version v on v.product_id = p.id
        join products.stock s on s.version_id = v.id and s.warehouse_id = 'BOG'
        where not p.has_versions and p.min_quantity = 1 and s.available between 5 and 15`),
    ).toBeGreaterThan(30);
  });

  it('has two sellers with disjoint portfolios, the first mostly in Bogotá', async () => {
    const served = `select p.customer_id, z.warehouse_id from auth.portfolio p join auth.identity i on i.id = p.seller_id
      join auth.customer c on c.id = p.customer_id left join tracking.coverage v on v.city_id = c.city_id
      left join tracking.zone z on z.id = v.zone_id where i.email = $1`;
    const first = [demoAccounts.firstSeller.email];
    const customers = await one(`select count(*) from (${served}) l`, first);
    expect(customers).toBeGreaterThanOrEqual(40);
    expect(await one(`select count(*) from (${served}) l where warehouse_id = 'BOG'`, first)).toBeGreaterThan(
      customers / 2,
    );
    expect(await one(`select count(*) from (${served}) l where warehouse_id is null`, first)).toBeGreaterThan(0);
    expect(await one(`select count(*) from (${served}) l`, [demoAccounts.secondSeller.email])).toBeGreaterThan(20);
  });

  it('lets its three accounts sign in, with the password hashed once', async () => {
    expect(hashed).toEqual([DEMO_PASSWORD]);
    for (const { email, rol } of Object.values(demoAccounts)) {
      expect(await one('select count(*) from auth.identity where email = $1 and role = $2', [email, rol])).toBe(1);
    }
  });

  it('has documents with valid check digits, sellers with codes, and two customers that may not order yet', async () => {
    const { rows } = await db.query<{ kind: DocumentKind; number: string }>(
      'select document_type as kind, document_number as number from auth.customer',
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ kind, number }) => !isDocument(kind, number))).toEqual([]);
    const { rows: people } = await db.query<{ coded: boolean; role: string; phoned: boolean }>(
      `select distinct role, provider_code is not null as coded, phone_e164 is not null as phoned from auth.identity where role <> 'Guest'`,
    );
    expect(people).toHaveLength(2);
    expect(people).toContainEqual({ role: 'Seller', coded: true, phoned: true });
    expect(people).toContainEqual({ role: 'Admin customer', coded: false, phoned: true });
    const approvalOf = async (email: string) =>
      (
        await db.query<{ approval: string }>(
          'select c.approval from auth.customer c join auth.identity i on i.id = c.identity_id where i.email = $1',
          [email],
        )
      ).rows[0]?.approval;
    expect(await approvalOf(waitingAccounts.inReview.email)).toBe('in_review');
    expect(await approvalOf(waitingAccounts.rejected.email)).toBe('rejected');
    expect(await one(`select count(*) from auth.customer where approval <> 'approved'`)).toBe(2);
  });

  it('has favourites of the demo customer, products and shades', async () => {
    const own = `select f.* from products.favourite f join auth.customer c on c.id = f.customer_id
      join auth.identity i on i.id = c.identity_id where i.email = $1`;
    const email = [demoAccounts.customer.email];
    expect(await one(`select count(*) from (${own}) f`, email)).toBe(6);
    expect(await one(`select count(*) from (${own}) f where version_id is not null`, email)).toBe(2);
  });

  it('has curated lists linked from banners, and frequently bought together products', async () => {
    expect(await one('select count(*) from products.custom_list')).toBe(4);
    expect(
      await one(
        `select count(*) from marketing.banner b join products.custom_list l on b.app_link = '/products/custom-list/' || l.url_name`,
      ),
    ).toBe(3);
    expect(await one(`select count(*) from marketing.banner where app_link like '/products/custom-list/%'`)).toBe(3);
    expect(await one('select count(distinct product_id) from products.bought_together')).toBeGreaterThan(500);
  });

  it('has a popup, and a loyalty tier with the amount missing to the next', async () => {
    expect(await one(`select count(*) from marketing.banner where position = 'popup' and name = 'Banner popup'`)).toBe(
      1,
    );
    const left = `select 9000000 - sum(p.amount) from auth.loyalty_purchase p join auth.customer c on c.id = p.customer_id
      join auth.identity i on i.id = c.identity_id where i.email = $1`;
    expect(await one(left, [demoAccounts.customer.email])).toBe(420_000);
  });

  it('has prices that differ by trade type', async () => {
    expect(await one('select count(distinct trade_type_id) from products.price')).toBeGreaterThan(3);
    expect(
      await one(
        'select count(*) from products.price p join products.version v on v.id = p.version_id where p.amount >= v.base_price',
      ),
    ).toBe(0);
  });

  it('gives the demo customer at least six orders, in several states, one of them split', async () => {
    const own = `select o.* from purchase.order o join auth.customer c on c.id = o.customer_id join auth.identity i on i.id = c.identity_id where i.email = $1`;
    const email = [demoAccounts.customer.email];
    expect(await one(`select count(*) from (${own}) o`, email)).toBeGreaterThanOrEqual(6);
    expect(await one(`select count(distinct status) from (${own}) o`, email)).toBeGreaterThanOrEqual(3);
    expect(
      await one(
        `select max((select count(*) from purchase.shipment s where s.order_id = o.id)) from (${own}) o`,
        email,
      ),
    ).toBe(2);
  });

  it('gives each shipment the times of its state, in order and none in the future, and its order a history that agrees', async () => {
    const steps = 'array_remove(array[prepared_at, dispatched_at, delivered_at], null)';
    const taken = `array_position(array['received', 'preparing', 'dispatched', 'delivered'], status) - 1`;
    expect(
      await one(`select count(*) from purchase.shipment where cardinality(${steps}) <> coalesce(${taken}, 0)`),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from purchase.shipment s join purchase.order o on o.id = s.order_id
          where not (o.created_at < prepared_at and prepared_at <= coalesce(dispatched_at, $1)
            and coalesce(dispatched_at, prepared_at) <= coalesce(delivered_at, $1) and coalesce(delivered_at, $1) <= $1)`,
        [now],
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from purchase.order_event e where e.status in ('preparing', 'dispatched', 'delivered') and not exists (
          select from purchase.shipment s where s.order_id = e.order_id and e.at in (prepared_at, dispatched_at, delivered_at))
          and not exists (
          -- refused at the door: its part left with a load and came home with it
          select from purchase.shipment s join dispatch.load_stop x on x.shipment_id = s.id join dispatch.load l on l.id = x.load_id
          join dispatch.delivery d on d.stop_id = x.id and d.result = 'refused' where s.order_id = e.order_id
            and e.at = case e.status when 'dispatched' then l.dispatched_at when 'preparing' then l.closed_at end)`,
      ),
    ).toBe(0);
    for (const status of ['dispatched', 'delivered'])
      expect(await one('select count(*) from purchase.order where status = $1', [status])).toBeGreaterThan(0);
  });

  it('leaves the demo customer $ 420.000 away from the highest tier', async () => {
    expect(
      await one(
        `select (select max(min_amount) from auth.loyalty_tier) - (select sum(l.amount) from auth.loyalty_purchase l
        join auth.customer c on c.id = l.customer_id join auth.identity i on i.id = c.identity_id where i.email = $1
        and l.bought_on > $2::date - interval '12 months')`,
        [demoAccounts.customer.email, now],
      ),
    ).toBe(420_000);
  });

  it('counts ordered units as sold, and unpaid credit orders as used credit', async () => {
    expect(
      await one(
        `select count(*) from products.product p where units_sold <> coalesce((select sum(l.quantity) from purchase.order_line l
        join purchase.order o on o.id = l.order_id where l.product_id = p.id and o.status not in ('cancelled', 'rejected')
        and o.created_at > $1::timestamptz - interval '90 days'), 0)`,
        [now],
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from auth.credit_account a where used <> coalesce((select sum(amount) from auth.credit_movement m where m.customer_id = a.customer_id), 0)`,
      ),
    ).toBe(0);
  });

  it('leaves sequences ready: the next product, version and shipment get unused ids', async () => {
    const { rows } = await db.query<{ id: string }>(
      `insert into products.product (code, name, manufacturer_id, category_id) values ('NEW-1', 'Nuevo', 1, 101) returning id`,
    );
    expect(await one(`select max(id) from products.product`)).toBe(Number(rows[0]?.id));
  });
});

describe('foreign keys during a bulk load', () => {
  const loaded = useDatabase();
  const inTransaction = async <T>(work: (db: Client) => Promise<T>): Promise<T> => {
    const db = new Client({ connectionString: loaded.url });
    await db.connect();
    await db.query('begin');
    return work(db).finally(() => db.end());
  };
  const keysOf = async (db: Client): Promise<unknown[]> =>
    (
      await db.query(
        `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where contype = 'f' order by 1, 2`,
      )
    ).rows;
  const addPriceOfNothing = (db: Client) =>
    db.query('insert into products.price (version_id, trade_type_id, amount) values (987654321, 1, 1000)');

  it('are absent meanwhile and the same afterwards', () =>
    inTransaction(async (db) => {
      const before = await keysOf(db);
      await withoutForeignKeys(db, async () => expect(await keysOf(db)).toEqual([]));
      expect(before.length).toBeGreaterThan(200);
      expect(await keysOf(db)).toEqual(before);
    }));

  it('refuse a row that breaks one', () =>
    inTransaction(async (db) => {
      const load = async () => void (await addPriceOfNothing(db));
      await expect(withoutForeignKeys(db, load)).rejects.toThrow('violates foreign key constraint');
    }));
});

describe('an interrupted load', () => {
  const interrupted = useDatabase();

  it('leaves nothing behind, and the next load starts from the beginning', async () => {
    const options = { url: interrupted.url, size: { versions: 1 }, now } as const;
    await expect(loadDemo({ ...options, hashPassword: () => Promise.reject(new Error('stopped')) })).rejects.toThrow(
      'stopped',
    );
    expect(await loadDemo({ ...options, hashPassword: async () => 'hash' })).toBe(true);
  });
});
