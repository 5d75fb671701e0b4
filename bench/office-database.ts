import { loadDemo } from '@tonalia/demo/load';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/migrate.ts';
import { type BusinessSize, makeBusiness } from './large-business.ts';

/** A database of a business, and the versions of its catalogue. */
type DatabaseSize = BusinessSize & { versions: number };

/**
 * The address of a copy of a business of this size. The original is made once in each cluster; every run has a copy of its own, because
 * its acts change orders.
 */
export async function copyOfBusiness(cluster: string, size: DatabaseSize): Promise<string> {
  const made = `business_${size.orders}`;
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [made]);
    if (rowCount === 0) {
      await admin.query('drop database if exists making');
      await admin.query('create database making');
      await makeDatabase(addressOf(cluster, 'making'), size);
      await admin.query(`alter database making rename to ${made}`);
    }
    await migrate(addressOf(cluster, made));
    await vacuum(addressOf(cluster, made));
    await admin.query('drop database if exists measured');
    await admin.query(`create database measured template ${made} strategy file_copy`);
  } finally {
    await admin.end();
  }
  return addressOf(cluster, 'measured');
}

async function makeDatabase(url: string, size: DatabaseSize): Promise<void> {
  console.log(`making ${size.versions} versions, ${size.customers} customers and ${size.orders} orders takes minutes`);
  await migrate(url);
  // no customer signs in here
  const hashPassword = () => Promise.resolve('none');
  await loadDemo({ url, size: { versions: size.versions }, now: new Date(), hashPassword });
  const db = new pg.Pool({ connectionString: url, max: 2 });
  try {
    await makeBusiness(db, size);
  } finally {
    await db.end();
  }
}

/** As autovacuum leaves a database after a migration. */
async function vacuum(url: string): Promise<void> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(
    'vacuum analyze auth.customer, purchase.order, purchase.shipment, purchase.order_line, purchase.order_event',
  );
  await db.end();
}

function addressOf(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
