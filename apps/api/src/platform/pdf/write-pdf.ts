import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PAGE } from './draw.rules.ts';
import { pdfString } from './text.rules.ts';

const squeeze = promisify(deflate);

/** Objects of every file, before those of the pages. */
const CATALOGUE = 1;
const PAGES = 2;
const INFO = 5;

/**
 * A PDF as a stream: `pages` are the operators of each page (`textAt`, `boxAt`), taken as the reader takes bytes. Own code because the
 * product needs text in two built-in fonts only, and a long list must not wait for its last page.
 */
export const pdfOf = (pages: AsyncIterable<string>, title: string): Readable =>
  Readable.from(fileOf(pages, title), { objectMode: false });

async function* fileOf(pages: AsyncIterable<string>, title: string): AsyncGenerator<Buffer> {
  const offsets: number[] = [];
  let written = 0;
  const bytes = (part: string | Buffer): Buffer => {
    const made = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    written += made.length;
    return made;
  };
  const object = (id: number, content: string): Buffer => {
    offsets[id] = written;
    return bytes(`${id} 0 obj\n${content}\nendobj\n`);
  };
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  yield bytes('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  yield object(CATALOGUE, `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (es-CO) >>`);
  yield object(3, font('Helvetica'));
  yield object(4, font('Helvetica-Bold'));
  yield object(INFO, `<< /Title ${pdfString(title)} >>`);
  const kids: number[] = [];
  let next = INFO + 1;
  for await (const page of pages) {
    const content = await squeeze(Buffer.from(page, 'latin1'));
    offsets[next] = written;
    yield bytes(`${next} 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`);
    yield bytes(content);
    yield bytes('\nendstream\nendobj\n');
    yield object(
      next + 1,
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${next} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    kids.push(next + 1);
    next += 2;
  }
  yield object(PAGES, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`);
  const start = written;
  const entries = Array.from(
    { length: next - 1 },
    (_, at) => `${String(offsets[at + 1]).padStart(10, '0')} 00000 n \n`,
  );
  yield bytes(`xref\n0 ${next}\n0000000000 65535 f \n${entries.join('')}`);
  yield bytes(`trailer\n<< /Size ${next} /Root ${CATALOGUE} 0 R /Info ${INFO} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}
