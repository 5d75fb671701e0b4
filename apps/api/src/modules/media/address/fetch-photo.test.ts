import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { PHOTO_BODY } from '../intake/read-photo.ts';
import { fetchPhoto, isInternal } from './fetch-photo.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A supplier's server; `paths` are those that were requested. */
async function serve(answer: RequestListener) {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  return { port, paths, origin: `http://127.0.0.1:${port}` };
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('the photograph at an address (OFC-403)', () => {
  test('comes from an origin of the list', async () => {
    const { origin, paths } = await serve((_, response) => response.end('foto'));
    expect(String(await fetchPhoto(`${origin}/a.jpg?v=1`, ['https://x.co', origin]))).toBe('foto');
    expect(paths).toEqual(['/a.jpg?v=1']);
  });

  test('is not requested from another origin', async () => {
    const { origin, port, paths } = await serve((_, response) => response.end('foto'));
    for (const address of [
      `${origin}/a.jpg`,
      `http://yo@cdn.co/a.jpg`,
      'file:///etc/passwd',
      'http://cdn.co.evil.co/a.jpg',
      'https://cdn.co/a.jpg',
      'no es una dirección',
    ])
      await expect(fetchPhoto(address, ['http://cdn.co', `https://127.0.0.1:${port}`]), address).rejects.toEqual(
        refusal('PHOTO_ADDRESS_REFUSED'),
      );
    expect(paths).toEqual([]);
  });

  test('is not requested when the name of an origin leads into the own network', async () => {
    const { port, paths } = await serve((_, response) => response.end('foto'));
    const origin = `http://localhost:${port}`;
    await expect(fetchPhoto(`${origin}/a.jpg`, [origin])).rejects.toEqual(refusal('PHOTO_ADDRESS_FAILED'));
    expect(paths).toEqual([]);
  });

  test('is refused with a redirect, which is not followed, and with any answer but 200', async () => {
    const { origin, paths } = await serve((request, response) => {
      if (request.url === '/a.jpg') response.writeHead(302, { location: '/b.jpg' });
      else response.writeHead(404);
      response.end('foto');
    });
    for (const path of ['/a.jpg', '/c.jpg'])
      await expect(fetchPhoto(origin + path, [origin])).rejects.toEqual(refusal('PHOTO_ADDRESS_FAILED'));
    expect(paths).toEqual(['/a.jpg', '/c.jpg']);
  });

  test('is refused when it is too large or ends early, and its connection is closed', async () => {
    const closed: Promise<unknown>[] = [];
    const { origin } = await serve((request, response) => {
      closed.push(once(response, 'close'));
      if (request.url === '/cut.jpg') {
        response.writeHead(200, { 'content-length': '10' });
        response.write('foto');
        response.destroy();
      } else for (let sent = 0; sent <= PHOTO_BODY; sent += 1024 * 1024) response.write(Buffer.alloc(1024 * 1024));
    });
    await expect(fetchPhoto(`${origin}/large.jpg`, [origin])).rejects.toEqual(refusal('PHOTO_FILE_TOO_LARGE'));
    await expect(fetchPhoto(`${origin}/cut.jpg`, [origin])).rejects.toEqual(refusal('PHOTO_ADDRESS_FAILED'));
    await Promise.all(closed);
  });

  test('is refused when no server is there', async () => {
    const { origin } = await serve(() => {});
    ends.splice(0).forEach((end) => end());
    await expect(fetchPhoto(`${origin}/a.jpg`, [origin])).rejects.toEqual(refusal('PHOTO_ADDRESS_FAILED'));
  });
});

test('addresses of this machine and its network are internal (OFC-403)', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const inside6 = [
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::7f00:1',
  ];
  for (const address of [...inside, ...inside6, '255.255.255.255', '224.0.0.1'])
    expect(isInternal(address), address).toBe(true);
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    expect(isInternal(address), address).toBe(false);
});
