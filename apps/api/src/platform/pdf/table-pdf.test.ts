import sharp from 'sharp';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import { type PdfRow, tablePdf } from './table-pdf.ts';

const head = {
  brand: 'Belleza',
  colour: '#0b5f45',
  logo: null,
  company: 'Belleza S.A.S.',
  title: 'Lista',
  about: [],
  foot: 'Fin',
};
const columns = [
  { title: 'Producto', width: 415 },
  { title: 'Precio', width: 100, isRight: true },
];

async function linesOf(rows: readonly PdfRow[]): Promise<string[]> {
  const parts: Buffer[] = [];
  for await (const part of await tablePdf(head, stream(rows), 'Lista')) parts.push(part as Buffer); // as: no encoding is set
  return textOfPdf(Buffer.concat(parts)).split('\n');
}
async function* stream(rows: readonly PdfRow[]) {
  yield* rows;
}

test('each page has the letterhead and repeats the heading of its rows', async () => {
  const cells = Array.from({ length: 45 }, (_, at) => ({ cells: [`Tono ${at}`, '$ 900'] }));
  const lines = await linesOf([{ heading: 'Tintes', columns }, ...cells]);
  expect(lines.filter((line) => ['Belleza', 'Tintes', 'Producto'].includes(line))).toHaveLength(6);
  expect(lines.filter((line) => line.startsWith('Página'))).toEqual(['Página 1', 'Página 2']);
  expect(lines.filter((line) => line.startsWith('Tono'))).toEqual(cells.map(({ cells: [text] }) => text));
});

test('a text beyond its column is cut, and signs that end a string or that the font lacks are harmless', async () => {
  const lines = await linesOf([
    { heading: 'Tintes', columns },
    { cells: ['Crema '.repeat(40), ') Tj (\\'] },
    { cells: ['Niño − 日本', '$\u00a012.900'] },
  ]);
  expect(lines.find((line) => line.startsWith('Crema'))).toMatch(/^(Crema )+Crem?a?\x85$|^(Crema )*\w*\x85$/);
  expect(lines).toContain(') Tj (\\');
  expect(lines.find((line) => line.startsWith('Niño -'))).toBeDefined();
  expect(lines).toContain('$ 12.900');
});

test('an error of the rows ends the stream with it', async () => {
  async function* failing(): AsyncGenerator<PdfRow> {
    yield { heading: 'Tintes', columns };
    throw new Error('the database is gone');
  }
  const read = async () => {
    for await (const _ of await tablePdf(head, failing(), 'Lista'));
  };
  await expect(read()).rejects.toThrow('the database is gone');
});

test('a logo stands in place of the name on each page, and is in the file once', async () => {
  const content = await sharp({ create: { width: 480, height: 120, channels: 4, background: '#7a1fa280' } })
    .png()
    .toBuffer();
  const cells = Array.from({ length: 45 }, (_, at) => ({ cells: [`Tono ${at}`, '$ 900'] }));
  const rows: PdfRow[] = [{ heading: 'Tintes', columns }, ...cells];
  const parts: Buffer[] = [];
  const withLogo = {
    ...head,
    logo: { url: `data:image/png;base64,${content.toString('base64')}`, width: 480, height: 120 },
  };
  for await (const part of await tablePdf(withLogo, stream(rows), 'Lista')) parts.push(part as Buffer); // as: no encoding is set
  const pdf = Buffer.concat(parts).toString('latin1');
  expect(pdf.match(/\/Width 480\n\/Height 120\n[^>]*\/SMask/g)).toHaveLength(1);
  expect(pdf.match(/\/XObject <<\n\/I1 /g)).toHaveLength(2);
});
