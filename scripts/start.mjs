// npm start: install and build when needed, then the server.
import { become, ensureInstalled, ensureBuilt } from './lib.mjs';

ensureInstalled();
await ensureBuilt();
become(['apps/server/src/main.ts'], { env: { NODE_ENV: 'production' } });
