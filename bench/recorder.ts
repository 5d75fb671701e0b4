import { join } from 'node:path';
import type { Ask } from './load.ts';
import { type Server, startServer } from './processes.ts';
import type { Recorded, Recording } from './record-statements.ts';

/** A second process of the product on the same database that reports the statements of a request. */
export interface Recorder {
  record: (ask: Ask) => Promise<{ statements: Recorded[]; answer: unknown }>;
  stop: Server['stop'];
}

export async function startRecorder(databaseUrl: string, home: string): Promise<Recorder> {
  const server = await startServer({
    file: 'apps/server/src/main.ts',
    nodeArgs: ['--import', join(import.meta.dirname, 'record-statements.ts')],
    env: { DATABASE_URL: databaseUrl, TONALIA_HOME: home, SHOP: 'apart', DEMO: 'off' },
    ready: '/readyz',
  });
  let count = 0;
  const record: Recorder['record'] = async ({ method = 'GET', path, headers, body }) => {
    count += 1;
    const of = String(count);
    const statements = new Promise<Recorded[]>((resolve) => {
      const hear = (recording: Recording) => {
        if (recording.of !== of) return;
        server.child.off('message', hear);
        resolve(recording.statements);
      };
      server.child.on('message', hear);
    });
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, 'x-bench-record': of },
      ...(body && { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return { statements: await statements, answer: JSON.parse(text) as unknown };
  };
  return { record, stop: server.stop };
}
