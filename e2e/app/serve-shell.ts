import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the shell of the phone app as a phone does: files by name, the shell for every other path. The build has a
 * placeholder origin of the API; `api` replaces it.
 */
export async function serveShell(folder: string, api: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell.invalid');
    const name = extname(pathname) === '' ? '/index.html' : normalize(pathname);
    fileOf(folder, name, api).then(
      (content) => response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: a TCP server that listens
  // Another host name than the API's: to a browser they are two sites, as on a phone.
  return { url: `http://localhost:${port}`, server };
}

async function fileOf(folder: string, name: string, api: string): Promise<string | Buffer> {
  const content = await readFile(join(folder, name));
  if (!/\.(html|js)$/.test(name)) return content;
  // scripts/lib.mjs records the origin of the build
  const [builtFor = ''] = (await readFile(join(folder, 'built-for.txt'), 'utf8')).split('\n');
  return content.toString().replaceAll(builtFor, api);
}
