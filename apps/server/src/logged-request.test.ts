import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

test('the secret of a link is in no line of the log · T9', async () => {
  let said = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said += chunk.toString();
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream, serializers: { req: loggedRequest } } });
  const secret = `tl_${'aB-_'.repeat(10)}abc`;
  app.get('/*', async () => 'a page');
  await app.inject({ url: `/login/change/password/${secret}?from=${secret}` });
  await app.inject({ url: '/home/brands/tl_x' });
  // who has to sign in first
  await app.inject({ url: `/login?redirect=${encodeURIComponent(`/home/profile/edit?email-token=${secret}`)}` });
  await app.close();
  expect(said).toContain('/login/change/password/[secret]?from=[secret]');
  expect(said).toContain('/home/brands/tl_x');
  expect(said).not.toContain(secret);
});
