import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { FileRow } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../stop.ts';
import type { TableFile } from './table.ts';
import { openZip, type ZipFile } from './zip.ts';

const MAX_COLUMNS = 200;
/** Characters of all distinct texts of a workbook, which have to be in memory. */
const MAX_SHARED = 64 * 1024 * 1024;

/** Opens the first sheet of an Excel workbook. Formulas count with the value Excel left; entities and macros are never looked at. */
export async function openXlsx(path: string): Promise<TableFile> {
  const zip = await openZip(path);
  if (!zip.has('xl/workbook.xml')) throw new Stop(`${path} no es un libro de Excel.`);
  const sheet = await firstSheet(zip);
  const shared = zip.has('xl/sharedStrings.xml') ? await readShared(zip) : [];
  const rows = readSheet(zip, sheet, shared)[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done || 'unreadable' in first.value) throw new Stop(`La primera hoja de ${path} no tiene filas.`);
  return {
    headers: [...first.value.cells],
    rows: { [Symbol.asyncIterator]: () => rows },
    progress: () => zip.progress(sheet),
  };
}

async function firstSheet(zip: ZipFile): Promise<string> {
  let id = '';
  await eachTag(zip, 'xl/workbook.xml', {
    open: (tag) => {
      if (localName(tag.name) === 'sheet') id ||= tag.attributes['r:id'] ?? '';
    },
  });
  let target = '';
  if (zip.has('xl/_rels/workbook.xml.rels'))
    await eachTag(zip, 'xl/_rels/workbook.xml.rels', {
      open: ({ attributes }) => {
        if (id && attributes['Id'] === id) target = attributes['Target'] ?? '';
      },
    });
  const name = target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  if (!zip.has(name)) throw new Stop('El libro de Excel no tiene hojas.');
  return name;
}

async function readShared(zip: ZipFile): Promise<string[]> {
  const texts: string[] = [];
  let size = 0;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  await eachTag(zip, 'xl/sharedStrings.xml', {
    open: ({ name }) => {
      const tag = localName(name);
      if (tag === 'si') current = '';
      if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      const tag = localName(name);
      isText = false;
      if (tag === 'rPh') isPhonetic = false;
      if (tag !== 'si') return;
      size += current.length;
      if (size > MAX_SHARED) throw new Stop('El libro de Excel tiene demasiado texto; divídelo o guárdalo como CSV.');
      texts.push(current);
    },
  });
  return texts;
}

async function* readSheet(zip: ZipFile, name: string, shared: readonly string[]): AsyncGenerator<FileRow> {
  const reader = rowReader(shared);
  const parser = plainParser(reader);
  for await (const chunk of zip.read(name)) {
    parser.write(chunk);
    yield* reader.take();
  }
  parser.close();
  yield* reader.take();
}

/** Collects cells into rows as the sheet's tags go by. */
function rowReader(shared: readonly string[]) {
  let waiting: FileRow[] = [];
  let cells: string[] = [];
  let rowNo = 0;
  let column = 0;
  let type = '';
  let value = '';
  let isValue = false;
  return {
    take(): FileRow[] {
      const rows = waiting;
      waiting = [];
      return rows;
    },
    open({ name, attributes }: SaxesTagPlain) {
      const tag = localName(name);
      if (tag === 'row') {
        rowNo = Number(attributes['r']) || rowNo + 1;
        cells = [];
        column = 0;
      } else if (tag === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        type = attributes['t'] ?? 'n';
        value = '';
      }
      isValue = tag === 'v' || tag === 't';
    },
    text(text: string) {
      if (isValue) value += text;
    },
    close(name: string) {
      const tag = localName(name);
      isValue = false;
      if (tag === 'c' && column <= MAX_COLUMNS) {
        while (cells.length < column - 1) cells.push('');
        cells[column - 1] = cellText(type, value, shared);
      } else if (tag === 'row' && cells.some((cell) => cell !== '')) waiting.push({ rowNo, cells });
    },
  };
}

function cellText(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  // 12900.000000001 is how binary fractions come out of a sheet
  if (type === 'n' && /^-?\d+\.\d{6,}$/.test(value)) return String(Number(Number(value).toFixed(4)));
  return value;
}

/** "C12" is column 3. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface Listener {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

async function eachTag(zip: ZipFile, name: string, listener: Listener): Promise<void> {
  const parser = plainParser(listener);
  for await (const chunk of zip.read(name)) parser.write(chunk);
  parser.close();
}

function plainParser({ open, text, close }: Listener): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new Stop('El libro de Excel está dañado: no se puede leer su contenido.');
  });
  // no workbook has one; who sends it wants to see entities expanded
  parser.on('doctype', () => {
    throw new Stop('El libro de Excel no es válido: declara un tipo de documento.');
  });
  if (open) parser.on('opentag', open);
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', (tag) => close(tag.name));
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
