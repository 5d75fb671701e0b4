import { type Server, createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * The shop behind its own proxy, which a journey can close to lose the network, and which can serve the worker of
 * another build.
 */
export interface FrontDoor {
  url: string;
  close: () => Promise<void>;
  /** On the same port as before. */
  openAgain: () => Promise<void>;
  /** From now on it serves the worker of another build. */
  build: (name: string) => void;
}

const worker = '/service-worker.js';

/** Proxies the server at `behind` on a port of this journey. */
export async function frontDoor(behind: string): Promise<FrontDoor> {
  let build: string | undefined;
  const server = createServer((request, response) => {
    const onward = ask(new URL(request.url ?? '/', behind), { method: request.method, headers: request.headers });
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      const { statusCode = 502, headers } = answer;
      if (request.url !== worker || build === undefined) {
        response.writeHead(statusCode, headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        delete headers['content-length'];
        response.writeHead(statusCode, headers);
        response.end(
          Buffer.concat(parts)
            .toString()
            .replace(/tonalia-files-\w+/, `tonalia-files-${build}`),
        );
      });
    });
    // Uncompressed, because the content is changed here, and never from a cache.
    if (request.url === worker) {
      onward.setHeader('accept-encoding', 'identity');
      for (const name of ['if-none-match', 'if-modified-since']) onward.removeHeader(name);
    }
    request.pipe(onward);
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    openAgain: async () => void (await listen(server, port)),
    build: (name) => (build = name),
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // as: it listens on TCP
}
