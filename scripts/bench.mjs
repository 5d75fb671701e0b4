// npm run bench: the benchmark, on the built shop and a database of its own.
import { become, ensureInstalled, ensureShopBuilt } from './lib.mjs';

ensureInstalled();
await ensureShopBuilt();
become(['bench/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
