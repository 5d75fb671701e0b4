import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrange } from '@tonalia/artwork/arrange';
import { forms } from '@tonalia/artwork/spec';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PictureOptions, pictures } from './pictures.ts';
import { pictureWidths } from './picture-file.ts';
import { drawHere } from '../../test/draw-here.ts';
import { type PictureContent, pictureKey } from './picture-key.ts';

let folder: string;
let app: FastifyInstance | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tonalia-pictures-'));
});

afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(folder, { recursive: true, force: true });
});

const varnish: PictureContent = {
  spec: { form: 'esmalte', shade: '#b8203f', cap: '#1c1c1a', brand: 'Nácar', code: '214' },
};

type PictureShop = { shop: FastifyInstance; lookups: string[]; warnings: string[] };

async function open(options: Partial<PictureOptions> = {}): Promise<PictureShop> {
  const lookups: string[] = [];
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(line) };
  const shop = Fastify({ logger: { level: 'warn', stream } });
  const find: PictureOptions['find'] = (kind, id) => {
    lookups.push(`${kind}/${id}`);
    return id === '7' ? varnish : undefined;
  };
  await shop.register(pictures({ folder, find, drawer: drawHere, ...options }));
  app = shop;
  return { shop, lookups, warnings };
}

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true })).filter((name) => name.includes('.'));

/** Counts changes of sharp's queue from now on. A drawing makes two or three: it enters, starts and ends. */
function countQueueChanges() {
  let times = 0;
  const count = (): void => {
    times++;
  };
  sharp.queue.on('change', count);
  return {
    stop: () => {
      sharp.queue.off('change', count);
      return times;
    },
  };
}

const changesOfOneDrawing = [2, 3];

async function closed(): Promise<void> {
  await app?.close();
  app = undefined;
}

describe('the picture of a catalogue item', () => {
  it.each(pictureWidths)('comes as transparent WebP %i px wide', async (width) => {
    const { shop } = await open();
    const answer = await shop.inject(`/pictures/product/7/${width}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    const image = sharp(answer.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'webp', width, height: width, hasAlpha: true });
    expect((await image.stats()).isOpaque).toBe(false);
  });

  it.each(forms)('draws a %s that fills its tile', async (form) => {
    const { shop } = await open({ find: () => ({ spec: { form, brand: 'Olivar' } }) });
    const { rawPayload } = await shop.inject('/pictures/version/1/240.webp');
    const { info } = await sharp(rawPayload).trim().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(110);
  });

  it('has a JPEG on white for link previews, of a size that messengers show in full', async () => {
    const { shop } = await open();
    const answer = await shop.inject('/pictures/product/7/preview.jpg?v=1');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toContain('immutable');
    const image = sharp(answer.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { data } = await image
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([255, 255, 255]);
    const again = { url: '/pictures/product/7/preview.jpg', headers: { 'if-none-match': String(answer.headers.etag) } };
    expect((await shop.inject(again)).statusCode).toBe(304);
    expect((await shop.inject('/pictures/product/8/preview.jpg')).statusCode).toBe(404);
    expect((await shop.inject('/pictures/secreto/7/preview.jpg')).statusCode).toBe(404);
  });

  it('draws a scene in its own proportions', async () => {
    const frame = { width: 380, height: 250 };
    const items = arrange([{ form: 'bomba' }, { form: 'labial' }], frame);
    const { shop } = await open({ find: () => ({ scene: { ...frame, items } }) });
    const { rawPayload } = await shop.inject('/pictures/banner/1/960.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 960, height: 632 });
  });

  it('is cached for good when its address has a version, else for a day', async () => {
    const { shop } = await open();
    const versioned = await shop.inject('/pictures/product/7/96.webp?v=abc');
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await shop.inject('/pictures/product/7/96.webp');
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is not sent again to a client that has it', async () => {
    const { shop } = await open();
    const first = await shop.inject('/pictures/product/7/96.webp');
    const again = await shop.inject({
      url: '/pictures/product/7/96.webp',
      headers: { 'if-none-match': `"other", W/${String(first.headers.etag)}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('answers HEAD', async () => {
    const { shop } = await open();
    const answer = await shop.inject({ method: 'HEAD', url: '/pictures/product/7/96.webp' });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  });

  it.each([
    '/pictures/product/8/240.webp',
    '/pictures/product/7/241.webp',
    '/pictures/product/7/0240.webp',
    '/pictures/product/7/240.png',
    '/pictures/person/7/240.webp',
    '/pictures/__proto__/7/240.webp',
    '/pictures/product/7/constructor.webp',
  ])('is a 404: %s', async (url) => {
    const { shop } = await open();
    expect((await shop.inject(url)).statusCode).toBe(404);
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '7%0d%0ax',
    "7'or'1'='1",
    '%F0%9F%92%84',
    'x'.repeat(65),
    '7.',
    '%20',
    '%E0%A4%A',
    '%',
  ])('refuses the id %j without a lookup', async (id) => {
    const { shop, lookups } = await open();
    const { statusCode } = await shop.inject(`/pictures/product/${id}/240.webp`);
    expect([400, 404]).toContain(statusCode);
    expect(lookups).toEqual([]);
  });
});

describe('drawing', () => {
  it('happens once for many clients, and once across restarts', async () => {
    const { shop } = await open();
    const changes = countQueueChanges();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.inject('/pictures/product/7/240.webp')));
    expect(changesOfOneDrawing).toContain(changes.stop());
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await closed();
    const [file = '', ...others] = await filesIn(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^[0-9a-f]{2}[/\\][0-9a-f]{40}\.webp$/);

    const marked = await sharp(await readFile(join(folder, file)))
      .negate()
      .webp()
      .toBuffer();
    await writeFile(join(folder, file), marked);
    const { shop: restarted } = await open();
    const answer = await restarted.inject('/pictures/product/7/240.webp');
    expect(answer.rawPayload.equals(marked)).toBe(true);
  });

  it('is repeated when the item looks different', async () => {
    let shade = '#b8203f';
    const { shop } = await open({ find: () => ({ spec: { form: 'esmalte', shade } }) });
    const before = await shop.inject('/pictures/product/7/96.webp');
    shade = '#203fb8';
    const after = await shop.inject('/pictures/product/7/96.webp');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('repairs a truncated file', async () => {
    const { shop } = await open();
    const whole = await shop.inject('/pictures/product/7/240.webp');
    await closed();
    const [file = ''] = await filesIn(folder);
    await truncate(join(folder, file), 100);
    const { shop: restarted } = await open();
    const answer = await restarted.inject('/pictures/product/7/240.webp');
    expect(answer.rawPayload.equals(whole.rawPayload)).toBe(true);
    await closed();
    expect((await readFile(join(folder, file))).equals(whole.rawPayload)).toBe(true);
  });

  it('continues when the disk cannot be written, and logs it once', async () => {
    const occupied = join(folder, 'a-file');
    await writeFile(occupied, '');
    const { shop, warnings } = await open({ folder: join(occupied, 'pictures') });
    for (const width of [96, 240]) {
      const answer = await shop.inject(`/pictures/product/7/${width}.webp`);
      expect(answer.statusCode).toBe(200);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
    await closed();
    expect(warnings.filter((line) => line.includes('pictures cannot be kept'))).toHaveLength(1);
  });

  it.skipIf(process.platform === 'win32')('does not wait for a hanging disk', async () => {
    // A pipe without a writer makes its reader hang in the same way.
    const key = pictureKey(varnish, { width: 240, format: 'webp' });
    const pipe = join(folder, key.slice(0, 2), key);
    await mkdir(join(folder, key.slice(0, 2)));
    execFileSync('mkfifo', [pipe]);
    try {
      const { shop, warnings } = await open();
      const answer = await shop.inject('/pictures/product/7/240.webp');
      expect(answer.statusCode).toBe(200);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(240);
      expect(warnings).toHaveLength(1);
      const next = await shop.inject('/pictures/product/7/96.webp');
      expect(next.statusCode).toBe(200);
    } finally {
      await writeFile(pipe, '');
    }
  });

  it('leaves no temporary file behind', async () => {
    const { shop } = await open();
    await Promise.all(pictureWidths.map((width) => shop.inject(`/pictures/product/7/${width}.webp`)));
    await closed();
    expect((await filesIn(folder)).filter((name) => !name.endsWith('.webp'))).toEqual([]);
  });

  it('fails only the request whose lookup failed', async () => {
    let isDown = true;
    const { shop } = await open({
      find: () => {
        if (isDown) throw new Error('no database');
        return varnish;
      },
    });
    expect((await shop.inject('/pictures/product/7/96.webp')).statusCode).toBe(500);
    isDown = false;
    expect((await shop.inject('/pictures/product/7/96.webp')).statusCode).toBe(200);
  });
});
