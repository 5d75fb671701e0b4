import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { build } from '../apps/api/src/app.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';

const file = new URL('../docs/openapi.json', import.meta.url);

/** Generates the API's description from its routes. No database is needed, because no route runs; the clock is the machine's. */
export async function describe(): Promise<string> {
  const db = new pg.Pool({ connectionString: 'postgresql://unused@127.0.0.1:1/none' });
  const app = await build({ db, clock: systemClock });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}

export async function committed(): Promise<string> {
  return readFile(file, 'utf8');
}

if (import.meta.main) await writeFile(file, await describe());
