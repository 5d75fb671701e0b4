// npm start: install and build when needed, then the server.
import { become, ensureInstalled, ensureShopBuilt } from './lib.mjs';

ensureInstalled();
await ensureShopBuilt();
become(['apps/server/src/main.ts'], { env: { NODE_ENV: 'production' } });
