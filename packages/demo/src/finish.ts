import pg from 'pg';
import { assignWaves } from './load-waves.ts';
import { demoOperators } from './accounts.ts';
import { statementFile } from './statement-file.ts';

/** Gives the waves of a demo that was just loaded to its operator of the warehouse. Returns the bank's statement (CSV) to upload. */
export async function finishDemo(url: string, now: Date): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-demo' });
  await client.connect();
  try {
    const picker = demoOperators.find(({ role }) => role === 'warehouse');
    if (picker) await assignWaves(client, picker.email);
    return await statementFile(client, now);
  } finally {
    await client.end();
  }
}
