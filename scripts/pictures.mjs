// npm run pictures: takes the README's pictures from the running demo.
import { ensureChromium } from './chromium.mjs';
import { become, ensureInstalled, ensureBuilt } from './lib.mjs';

ensureInstalled();
const chromium = ensureChromium();
await ensureBuilt();
become(['scripts/take-pictures.ts'], { env: { NODE_ENV: 'production', CHROMIUM_PATH: chromium } });
