import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openPhotoZip } from './read-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How often this process has a file open. */
const timesOpen = (path: string): number =>
  readdirSync('/proc/self/fd', { withFileTypes: true }).filter(({ parentPath, name }) => {
    try {
      return readlinkSync(join(parentPath, name)) === path;
    } catch {
      return false; // closed meanwhile
    }
  }).length;

async function fileOf(name: string, contents: readonly Buffer[], compress = false): Promise<string> {
  const zip = new ZipFile();
  contents.forEach((content, n) => zip.addBuffer(content, `${n}.jpg`, { compress }));
  zip.end();
  const path = join(folder, name);
  writeFileSync(path, await buffer(zip.outputStream));
  return path;
}

describe('a ZIP of photographs (OFC-403)', () => {
  test.each([false, true])('gives each file whole, the first of 3 MB and the last (compressed: %s)', async (packed) => {
    const contents = [1_500_000, 10, 1_500_000].map((bytes) => randomBytes(bytes));
    const zip = await openPhotoZip(await fileOf('whole.zip', contents, packed));
    const read = await Promise.all(contents.map((_, n) => zip.read(n)));
    zip.close();
    expect(zip.files.map(({ name, size }) => [name, size])).toEqual([
      ['0.jpg', 1_500_000],
      ['1.jpg', 10],
      ['2.jpg', 1_500_000],
    ]);
    expect(read.map((content, n) => content.equals(contents[n] ?? content.subarray(1)))).toEqual([true, true, true]);
  });

  test('a file that is no ZIP is refused, and closed', async () => {
    const path = join(folder, 'none.zip');
    writeFileSync(path, randomBytes(2_000_000));
    await expect(openPhotoZip(path)).rejects.toMatchObject({ code: 'ARCHIVE_BROKEN' });
    await expect.poll(() => timesOpen(path)).toBe(0);
  });

  test('an archive closes its file', async () => {
    const path = await fileOf('closed.zip', [randomBytes(100)]);
    const zip = await openPhotoZip(path);
    await zip.read(0);
    expect(timesOpen(path)).toBe(1);
    zip.close();
    await expect.poll(() => timesOpen(path)).toBe(0);
  });

  test('an archive with a damaged list is refused', async () => {
    const path = await fileOf('list.zip', [randomBytes(100)]);
    const bytes = readFileSync(path);
    bytes.writeUInt32LE(0, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])));
    writeFileSync(path, bytes);
    await expect(openPhotoZip(path)).rejects.toMatchObject({ code: 'ARCHIVE_BROKEN' });
  });
});
