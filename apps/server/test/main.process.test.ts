import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { homeWithShop } from './prepared-shop.ts';
import { postgresOf, type Running, startProcess, temporaryHome, waitForOutput } from './processes.ts';

test('a wrong value is refused with one sentence and exit code 1', async () => {
  const server = startServer(temporaryHome(), { DEMO: 'huge' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe('DEMO debe ser off, small, large, y es «huge».\n');
});

test('a busy port is refused with one sentence and exit code 1, before a database is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // as: a listening TCP server
  const home = temporaryHome();
  const server = startServer(home, { PORT: String(port) });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(`El puerto ${port} está ocupado; cierra lo que lo usa o elige otro con PORT.\n`);
  expect(postgresOf(home)).toEqual([]);
  other.close();
});

test('an unreachable database is refused with one sentence and exit code 1', async () => {
  const server = startServer(temporaryHome(), { DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(
    /^No se puede conectar con la base de datos de DATABASE_URL \(127\.0\.0\.1:9\): .*\n$/,
  );
});

test('on a stop it finishes requests in flight, leaves no PostgreSQL behind and exits with 0', async () => {
  const home = temporaryHome();
  const server = startServer(home);
  const address = await untilListening(server);
  await waitForOutput(server, /Falta la primera bodega: npm run warehouse/);
  const half = await sendHalfARequest(address);
  server.child.kill('SIGTERM');
  await pause(300); // it must be closing, not closed, when the rest of the request comes
  expect(postgresOf(home)).not.toEqual([]);
  expect(await half.sendRest()).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await server.exit).toBe(0);
  expect(postgresOf(home)).toEqual([]);
});

test('while its PostgreSQL is down it responds 503, and recovers when it is back', async () => {
  const home = await homeWithShop();
  const server = startServer(home);
  const address = await untilListening(server);
  for (const pid of postgresOf(home)) process.kill(pid, 'SIGKILL');
  const statuses: number[] = [];
  const isBack = () => statuses.includes(503) && statuses.at(-1) === 200;
  for (const end = performance.now() + 10_000; !isBack() && performance.now() < end; await pause(10)) {
    statuses.push((await fetch(`${address}/readyz`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 503])); // 200 before it notices, and after the recovery
  expect(statuses.at(-1)).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('after a kill the next start works without help', async () => {
  const home = await homeWithShop();
  const first = startServer(home);
  await untilListening(first);
  await first.kill('SIGKILL');
  const address = await untilListening(startServer(home));
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('stopped during the start, it leaves nothing behind', async () => {
  const home = temporaryHome();
  const server = startServer(home, { DEMO: 'small' });
  await waitForOutput(server, /Base de datos propia/);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(postgresOf(home)).toEqual([]);
});

function startServer(home: string, env: Record<string, string> = {}): Running {
  return startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    SHOP: 'apart',
    DATABASE_URL: '',
    ...env,
  });
}

async function untilListening(server: Running): Promise<string> {
  return (await waitForOutput(server, /http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1');
}

async function sendHalfARequest(address: string): Promise<{ sendRest: () => Promise<string> }> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a":',
  );
  await pause(100); // the server must have started to read it
  return {
    sendRest: async () => {
      socket.write('"b"}');
      await once(socket, 'close');
      return answer;
    },
  };
}
