import pg from 'pg';
import { recordActs } from './audit-trail.ts';
import { countBacks } from './count-backs.ts';
import { type DemoOperator, askRefunds, packLoads, settleLoads } from './finish-dispatch.ts';
import { assignWaves } from './load-waves.ts';
import { demoOperators } from './accounts.ts';
import { statementFile } from './statement-file.ts';

/**
 * Adds to a demo that was just loaded what needs its operators: pickers, boxes, settlements, refunds to approve. Returns the bank's statement
 * (CSV) to upload.
 */
export async function finishDemo(url: string, now: Date): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-demo' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    const [packer, desk] = [await operatorOf(client, 'warehouse'), await operatorOf(client, 'operations')];
    if (packer) {
      await assignWaves(client, packer);
      await packLoads(client, packer);
    }
    if (packer) await countBacks(client, packer);
    if (desk) {
      await settleLoads(client, desk);
      await askRefunds(client, desk);
    }
    if (packer && desk) await recordActs(client, { desk, packer });
    await client.query('commit');
    return await statementFile(client, now);
  } finally {
    await client.end();
  }
}

async function operatorOf(
  client: pg.ClientBase,
  role: (typeof demoOperators)[number]['role'],
): Promise<DemoOperator | undefined> {
  const email = demoOperators.find((one) => one.role === role)?.email;
  const { rows } = await client.query<DemoOperator>(
    'select id, name from office.operator where email = $1 and left_at is null',
    [email],
  );
  return rows[0];
}
