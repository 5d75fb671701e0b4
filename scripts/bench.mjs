// npm run bench: the benchmark, on the built shop, the app's shell and its own database.
import { become, ensureAppBuilt, ensureInstalled, ensureBuilt } from './lib.mjs';

ensureInstalled();
await ensureBuilt();
await ensureAppBuilt();
become(['bench/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
