import { lookup } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';
import { OfficeError } from '@tonalia/contract/office-errors';
import { PHOTO_BODY } from '../intake/read-photo.ts';

/** In ms, for the whole of a photograph. */
const LONGEST = 20_000;

/** Addresses that lead to this machine or its network (IANA's special-purpose registries). */
const internal = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is of this machine or its network. */
export const isInternal = (address: string): boolean =>
  internal.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * Downloads the photograph at an address of one of the `origins` ("https://cdn.proveedor.co"). A name must lead to public addresses, and a
 * redirect is not followed; an origin that is an IP address is trusted as it is. PHOTO_ADDRESS_REFUSED, PHOTO_ADDRESS_FAILED, PHOTO_FILE_TOO_LARGE.
 */
export async function fetchPhoto(address: string, origins: readonly string[]): Promise<Buffer> {
  const url = URL.parse(address);
  if (!url || url.username !== '' || !origins.includes(url.origin)) throw new OfficeError('PHOTO_ADDRESS_REFUSED');
  try {
    return await download(url);
  } catch (error) {
    throw error instanceof OfficeError ? error : new OfficeError('PHOTO_ADDRESS_FAILED');
  }
}

async function download(url: URL): Promise<Buffer> {
  const { get } = url.protocol === 'https:' ? https : http;
  const request = get(url, { signal: AbortSignal.timeout(LONGEST), lookup: publicLookup, agent: false });
  request.on('error', () => {}); // the response ends with the same error
  const [response] = (await once(request, 'response')) as [IncomingMessage]; // as: the event's type
  try {
    if (response.statusCode !== 200) throw new OfficeError('PHOTO_ADDRESS_FAILED');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > PHOTO_BODY) throw new OfficeError('PHOTO_FILE_TOO_LARGE');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** Resolves a name to public addresses only; the connection uses this answer, so that a second one cannot differ. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => isInternal(address)))
      return done(new Error(`${host} is in this network`), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
