import { createWriteStream, openAsBlob, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PhotoArchive, archivePartPath } from '@tonalia/contract/media-office';
import type { OfficeJob } from '@tonalia/contract/office-jobs';
import pg from 'pg';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { findRunning } from '../apps/server/src/postgres/embedded.ts';
import { percentile } from './figures.ts';
import { type Ask, loadSteadily } from './load.ts';
import { type Desk, openSession } from './office-desk.ts';
import { post, untilEnded } from './office-import.ts';
import { type Server, processorTime } from './processes.ts';
import { findReads, mixed } from './reads.ts';
import { type Table, megabytes, ms, seconds, times } from './report.ts';

/** Pixels of a side of a photograph, as suppliers send them. */
const SIDE = 2_000;
/** Different pictures; their files differ all, by a comment. */
const PICTURES = 12;
/** Reads of the shop, in requests per second. */
const RATE = 40;
const QUIET_MS = 10_000;
/** 5,000 in ten minutes. */
const PER_MINUTE = 500;

/** Sends photographs in a ZIP as the office does, until each is at its version, while shoppers read the catalogue. */
export async function measurePhotographs(server: Server, home: string, count: number): Promise<Table> {
  const db = new pg.Pool({ connectionString: findRunning(home), max: 2 });
  const path = join(home, 'fotos.zip');
  try {
    const desk: Desk = { server, cookie: await openSession(db), db };
    await writeZip(path, await fileNames(db, count));
    const zip = await openAsBlob(path);
    const reads = mixed((await findReads(db)).flatMap(({ others }) => others));
    await loadSteadily(server.url, reads, QUIET_MS / 2, RATE); // JIT compilation and plans
    const quiet = (await loadSteadily(server.url, reads, QUIET_MS, RATE)).latencies;
    const [began, used] = [performance.now(), processorTime(server) ?? 0];
    const work = sendArchive(desk, zip, count);
    const busy = await readUntil(server, reads, work);
    const { sentIn } = await work;
    const cpu = (processorTime(server) ?? 0) - used;
    return report({ count, bytes: zip.size, sentIn, tookIn: performance.now() - began, cpu, quiet, busy });
  } finally {
    rmSync(path, { force: true });
    await db.end();
  }
}

/** One photograph of each version in turn, then their second ones. */
async function fileNames(db: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>('select code from products.version order by id limit $1', [count]);
  return Array.from({ length: count }, (_, n) => {
    const turn = Math.floor(n / rows.length) + 1;
    return `${rows[n % rows.length]?.code}${turn > 1 ? `_${turn}` : ''}.jpg`;
  });
}

async function writeZip(path: string, names: readonly string[]): Promise<void> {
  const pictures = await Promise.all(Array.from({ length: PICTURES }, makePicture));
  const zip = new ZipFile();
  for (const [n, name] of names.entries()) {
    const picture = pictures[n % PICTURES] ?? Buffer.alloc(0);
    zip.addReadStreamLazy(name, { compress: false, size: picture.length + COMMENT }, (give) =>
      give(null, Readable.from([withComment(picture, n)])),
    );
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** A JPEG with the detail, and so with the bytes, of a photograph: soft shapes under the noise of a camera. */
async function makePicture(): Promise<Buffer> {
  const noise = (side: number, sigma: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(24, 90).resize(SIDE, SIDE, { kernel: 'cubic' }).png().toBuffer();
  const grain = await noise(SIDE, 9).png().toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const COMMENT = 12;

/** The same picture as another file: a comment segment of JPEG after its first marker. */
function withComment(jpeg: Buffer, n: number): Buffer {
  const comment = Buffer.alloc(COMMENT);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(COMMENT - 2, 2);
  comment.write(String(n).padStart(COMMENT - 4, '0'), 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

/** Sends the parts one after the other, then waits for the job. */
async function sendArchive(desk: Desk, zip: Blob, count: number): Promise<{ sentIn: number }> {
  const began = performance.now();
  const archive = await post<PhotoArchive>(desk, '/api/products/office/media/archives', {
    name: 'fotos.zip',
    bytes: zip.size,
  });
  for (let at = 0; at * archive.part < zip.size; at += 1) {
    const body = zip.slice(at * archive.part, (at + 1) * archive.part);
    const response = await fetch(`${desk.server.url}${archivePartPath(archive._id, at)}`, {
      method: 'PUT',
      headers: { cookie: desk.cookie, origin: desk.server.url, 'content-type': 'application/octet-stream' },
      body,
    });
    if (!response.ok) throw new Error(`part ${at} answered ${response.status}: ${await response.text()}`);
  }
  const sentIn = performance.now() - began;
  const job = await post<OfficeJob>(desk, '/api/office/jobs', { kind: 'photos_import', archiveId: archive._id });
  const { state, done, failed, problem } = await untilEnded(desk, job._id);
  if (state !== 'done' || done !== count || failed > 0)
    throw new Error(`the photographs ended as ${state}: ${done} of ${count}, ${failed} refused ${problem ?? ''}`);
  return { sentIn };
}

async function readUntil({ url }: Server, reads: readonly Ask[], work: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  while (!isOver) latencies.push(...(await loadSteadily(url, reads, 2_000, RATE)).latencies);
  await end;
  return latencies;
}

interface Measured {
  count: number;
  bytes: number;
  sentIn: number;
  tookIn: number;
  /** CPU time of the server, in ms. */
  cpu: number;
  quiet: number[];
  busy: number[];
}

function report({ count, bytes, sentIn, tookIn, cpu, quiet, busy }: Measured): Table {
  const perMinute = count / (tookIn / 60_000);
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return {
    title: `${count} photographs of ${SIDE} × ${SIDE} px in a ZIP of ${megabytes(bytes)}, with ${RATE} reads of the shop a second`,
    columns: ['value'],
    rows: [
      { what: 'the ZIP sent', cells: [seconds(sentIn)], budget: '', met: undefined },
      { what: 'until the last photograph is at its version', cells: [seconds(tookIn)], budget: '', met: undefined },
      {
        what: 'photographs per minute',
        cells: [perMinute.toFixed(0)],
        budget: `≥ ${PER_MINUTE}`,
        met: perMinute >= PER_MINUTE,
      },
      // what other work on the machine does not change
      { what: 'CPU time per photograph, reads included', cells: [ms(cpu / count)], budget: '', met: undefined },
      { what: 'p99 of the reads before', cells: [ms(before)], budget: '', met: undefined },
      { what: 'p99 of the reads meanwhile', cells: [ms(during)], budget: '', met: undefined },
      { what: 'p99 meanwhile / before', cells: [times(during / before)], budget: '≤ 2', met: during <= 2 * before },
    ],
  };
}
