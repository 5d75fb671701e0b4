import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../api/test/database.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { loggedError } from './logged-error.ts';

const database = useDatabase();

test('the log of a row the database rejects names the constraint and no value of the row · Z16', async () => {
  let logText = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logText += chunk.toString();
      done();
    },
  });
  const app = Fastify({ logger: { stream, serializers: { err: loggedError } } });
  const db = createPool({ url: database.url, max: 1 });
  const row = `insert into auth.identity (role, name, email, password_hash, phone) values ($1, 'Zoraida', 'z@example.com', '$argon2id$x', $2)`;
  const refused = await db.query(row, ['Nobody', '3105550142']).catch((error: Error) => error);
  app.log.error({ err: new Error('not written', { cause: refused }) });
  app.log.error({ err: refused }, 'INTERNAL');
  await app.close();
  await db.end();
  expect(refused).toHaveProperty('detail', expect.stringContaining('$argon2id$x'));
  expect(logText.match(/identity_role_check/g)?.length).toBeGreaterThan(1);
  expect(logText).not.toMatch(/Zoraida|z@example|argon2|3105550142/);
});
