// npm run dev: the API restarts on every save, shop and office reload in the browser, all on one port.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { environment, ensureInstalled, node, root, say } from './lib.mjs';

ensureInstalled();
const port = process.env.PORT || '3000';
const apiPort = String(await freePort());
const TONALIA_API_ORIGIN = `http://127.0.0.1:${apiPort}`;
const officePort = String(await freePort());
const TONALIA_OFFICE_ORIGIN = `http://127.0.0.1:${officePort}`;

start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  PORT: apiPort,
  HOST: '127.0.0.1',
  SHOP: 'apart',
  // Links in mails and payment pages lead to the shop, not to the API's port.
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  // The browser uses the shop's port; the API has its own.
  ORIGINS: [process.env.ORIGINS, `http://localhost:${port}`, `http://127.0.0.1:${port}`].filter(Boolean).join(','),
});
startVite('apps/office', officePort, '127.0.0.1');
startVite('apps/shop', port, process.env.HOST || '127.0.0.1');
say(`Tienda en http://localhost:${port}, oficina en /oficina (la API, detrás, en ${TONALIA_API_ORIGIN})`);

function startVite(app, itsPort, host) {
  start(['node_modules/.bin/vite', 'dev', app, '--port', itsPort, '--strictPort', '--host', host], {
    TONALIA_API_ORIGIN,
    TONALIA_OFFICE_ORIGIN,
  });
}

function start(args, env) {
  const child = spawn(node, args, {
    cwd: root,
    env: environment({ NODE_ENV: 'development', ...env }),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    process.kill(process.pid, 'SIGTERM'); // one is useless without the other
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
