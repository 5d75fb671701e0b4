import { request as ask } from 'node:http';

/** Tries wrong passwords for an account, each from its own network. Returns the status of each. */
export async function strangersGuess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  const block = Math.floor(Math.random() * 200) + 20;
  for (let n = 0; n < times; n += 1) statuses.push(await guess(email, `127.0.${block}.${n + 1}`));
  return statuses;
}

/** Every address of 127/8 is this machine. */
function guess(email: string, localAddress: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = ask(new URL('/api/auth/v3/auth/login', process.env.E2E_URL), {
    method: 'POST',
    localAddress,
    headers: { 'content-type': 'application/json' },
  });
  request.on('error', reject);
  request.on('response', (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  request.end(JSON.stringify({ email, password: 'no es esta', client: 'app' }));
  return promise;
}
