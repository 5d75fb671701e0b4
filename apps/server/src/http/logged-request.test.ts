import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

test('no line of the log has the secret of a link or a query string · T9', async () => {
  let logText = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logText += chunk.toString();
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream, serializers: { req: loggedRequest } } });
  const secret = `tl_${'aB-_'.repeat(10)}abc`;
  app.get('/*', async () => 'a page');
  await app.inject({ url: `/login/change/password/${secret}?from=${secret}` });
  await app.inject({ url: `/oficina/r/${secret.replace('tl_', 'hr_')}` });
  await app.inject({ url: '/home/brands/tl_x' });
  // a redirect to sign-in
  await app.inject({ url: `/login/${encodeURIComponent(`/home/profile/edit?email-token=${secret}`)}` });
  // percent-encoded variants by a mail reader, also nested in another address
  await app.inject({ url: `/login/change/password/${secret.replaceAll('_', '%5f').replace('a', '%61')}` });
  await app.inject({ url: '/view-results-search?search=rosa%20perez&customerId=5' });
  await app.inject({ url: `/login/%2Flogin%2F${secret.replaceAll('_', '%255F').replace('B', '%252542')}` });
  await app.close();
  expect(logText.match(/\[secret\]/g)).toHaveLength(5);
  expect(logText).not.toContain('B-_aB-_a');
  expect(logText).not.toMatch(/B-%(25)?5f/i);
  expect(logText).toContain('/login/change/password/[secret]"');
  expect(logText).toContain('/view-results-search"');
  expect(logText).not.toMatch(/\?|rosa|customerId/);
  expect(logText).toContain('/home/brands/tl_x');
  expect(logText).not.toContain(secret);
});
