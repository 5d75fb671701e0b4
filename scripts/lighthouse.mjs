// npm run lighthouse: Lighthouse on the built shop. Installed separately on first use: 176 MB that nothing else needs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { become, ensureInstalled, ensureBuilt, fail, root, say } from './lib.mjs';

const version = '13.5.0';
const folder = join(root, 'node_modules/.cache/tonalia/lighthouse', version);

ensureInstalled();
const chromium = ensureChromium();
await ensureBuilt();
if (!existsSync(join(folder, 'node_modules/lighthouse/package.json'))) install();
become(['bench/lighthouse.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production', CHROMIUM_PATH: chromium, LIGHTHOUSE_PATH: folder },
});

function install() {
  say(`Instalando Lighthouse ${version}…`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `lighthouse@${version}`,
    ],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } },
  );
  if (status !== 0) fail('Lighthouse no se pudo instalar; revisa la conexión y vuelve a intentarlo.');
}
