import pg from 'pg';
import { CONNECTIONS, type Round } from './load.ts';
import type { Recorded } from './record-statements.ts';
import { deal } from './figures.ts';

export type Script = pg.QueryConfig[];

/** Rewrites one buyer's statements for another: every value of `from` is replaced by that of `to`. */
export function rewrite(
  statements: readonly Recorded[],
  swaps: readonly (readonly [from: string, to: string])[],
): Script {
  const swap = (text: string) => swaps.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  return statements.map(({ name, text, values }) => ({
    ...(name && { name }),
    text,
    values: values.map((parameter) => {
      if ('bytes' in parameter) return Buffer.from(swap(parameter.bytes), 'hex');
      return typeof parameter.value === 'string' ? swap(parameter.value) : parameter.value;
    }),
  }));
}

/** Runs each script once, on as many connections as the load uses, one statement after the other. This is the floor of writes. */
export async function replay(url: string, scripts: readonly Script[]): Promise<Round> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await Promise.all(clients.map((client) => warmUp(client, scripts[0] ?? [])));
  const latencies: number[] = [];
  const hands = deal(scripts, CONNECTIONS);
  const began = performance.now();
  try {
    await Promise.all(clients.map((client, n) => play(client, hands[n] ?? [], latencies)));
    return { rate: scripts.length / ((performance.now() - began) / 1000), latencies };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function play(client: pg.Client, scripts: readonly Script[], latencies: number[]): Promise<void> {
  for (const script of scripts) {
    const began = performance.now();
    for (const statement of script) await client.query(statement);
    latencies.push(performance.now() - began);
  }
}

/** Prepares and plans the statements before the measurement, as on a pool's connections. */
async function warmUp(client: pg.Client, script: Script): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await client.query('begin');
    try {
      for (const statement of script) if (statement.name) await client.query(statement);
    } finally {
      await client.query('rollback');
    }
  }
}
