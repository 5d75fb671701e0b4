// Builds the API on DATABASE_URL, runs all due work once, and prints the log.
import { build } from '../../api/src/app.ts';
import { createPool } from '../../api/src/platform/pool.ts';

const db = createPool({ url: process.env.DATABASE_URL ?? '' });
const app = await build({ db, logger: { level: 'warn' } });
await app.ready();
await app.drainOutbox();
const { body } = await app.inject('/readyz');
process.stdout.write(`ready: ${body}\n`);
await app.close();
await db.end();
process.stdout.write('drained\n');
