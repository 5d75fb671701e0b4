// A process that opens a database as the server does, for tests that kill it: node hold-database.ts HOME
import { startEmbedded } from '../src/postgres/embedded.ts';
import { lockHome } from '../src/postgres/lock.ts';
import { sayAndExit } from '../src/terminal/stop.ts';

try {
  const [home = ''] = process.argv.slice(2);
  const release = await lockHome(home);
  const postgres = await startEmbedded(home, { onEvent: (message) => process.stderr.write(`${message}\n`) });
  process.on('SIGTERM', async () => {
    await postgres.stop();
    release();
    process.exit(0);
  });
  process.stdout.write(`${JSON.stringify({ url: postgres.url, pid: postgres.pid() })}\n`);
  setInterval(() => {}, 60_000); // runs until it is stopped or killed
} catch (error) {
  sayAndExit(error);
}
