import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { openZip, type ZipFile } from './zip.ts';
import { type FileRow, UnreadableTable, type TableFile } from './table.ts';

const MAX_COLUMNS = 200;
/** Limit in characters of all shared strings of a workbook, which must be in memory. */
const MAX_SHARED = 64 * 1024 * 1024;
/** The memory overhead of one string, in characters. */
const TEXT_COST = 16;
/** Limit in characters of a cell, or between two tags: Excel's longest cell has 32,767. */
const MAX_UNTAGGED = 1024 * 1024;
/** The row limit of an Excel sheet. */
const MAX_ROWS = 1_048_576;

/** Opens the first sheet of an Excel workbook of at most `mostUnpacked` bytes. Formulas are read by their cached value; entities and macros are ignored. */
export async function openXlsx(path: string, mostUnpacked: number): Promise<TableFile> {
  const zip = await openZip(path, mostUnpacked);
  if (!zip.has('xl/workbook.xml')) throw new UnreadableTable(`${path} no es un libro de Excel.`);
  const sheet = await firstSheet(zip);
  const shared = zip.has('xl/sharedStrings.xml') ? await readShared(zip) : [];
  const rows = readSheet(zip, sheet, shared)[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done || 'unreadable' in first.value)
    throw new UnreadableTable(`La primera hoja de ${path} no tiene filas.`);
  return {
    headers: [...first.value.cells],
    headersNo: first.value.rowNo,
    rows: { [Symbol.asyncIterator]: () => rows },
    progress: () => zip.progress(sheet),
  };
}

async function firstSheet(zip: ZipFile): Promise<string> {
  let id = '';
  await readTags(zip, 'xl/workbook.xml', {
    open: (tag) => {
      if (localName(tag.name) === 'sheet') id ||= tag.attributes['r:id'] ?? '';
    },
  });
  let target = '';
  if (zip.has('xl/_rels/workbook.xml.rels'))
    await readTags(zip, 'xl/_rels/workbook.xml.rels', {
      open: ({ attributes }) => {
        if (id && attributes['Id'] === id) target = attributes['Target'] ?? '';
      },
    });
  const name = target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  if (!zip.has(name)) throw new UnreadableTable('El libro de Excel no tiene hojas.');
  return name;
}

async function readShared(zip: ZipFile): Promise<string[]> {
  const texts: string[] = [];
  let size = 0;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  await readTags(zip, 'xl/sharedStrings.xml', {
    open: ({ name }) => {
      const tag = localName(name);
      if (tag === 'si') current = '';
      if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) current += text;
      if (current.length > MAX_UNTAGGED) throw damagedFile();
    },
    close: (name) => {
      const tag = localName(name);
      isText = false;
      if (tag === 'rPh') isPhonetic = false;
      if (tag !== 'si') return;
      size += current.length + TEXT_COST;
      if (size > MAX_SHARED)
        throw new UnreadableTable('El libro de Excel tiene demasiado texto; divídelo o guárdalo como CSV.');
      texts.push(readable(current));
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
  parser.end();
  yield* reader.take();
}

/** Collects cells into rows while the sheet's tags are parsed. */
function rowReader(shared: readonly string[]) {
  let readRows: FileRow[] = [];
  let cells: string[] = [];
  let rowNo = 0;
  let column = 0;
  let type = '';
  let value = '';
  let isValue = false;
  return {
    take(): FileRow[] {
      const rows = readRows;
      readRows = [];
      return rows;
    },
    open({ name, attributes }: SaxesTagPlain) {
      const tag = localName(name);
      if (tag === 'row') {
        const named = Number(attributes['r']);
        rowNo = named > rowNo && named <= MAX_ROWS && Number.isInteger(named) ? named : rowNo + 1;
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
      if (value.length > MAX_UNTAGGED) throw damagedFile();
    },
    close(name: string) {
      const tag = localName(name);
      isValue = false;
      if (tag === 'c' && column <= MAX_COLUMNS) {
        while (cells.length < column - 1) cells.push('');
        cells[column - 1] = cellText(type, value, shared);
      } else if (tag === 'row' && cells.some((cell) => cell !== '')) readRows.push({ rowNo, cells });
    },
  };
}

function cellText(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  return type === 'n' ? numberText(value) : readable(value);
}

/** A number as a person would write it: removes the error of binary fractions (12900.000000001) and exponents (7.7E+12 is a barcode). */
function numberText(value: string): string {
  if (!/^-?\d+\.\d{3}$|\.\d{6}|e/i.test(value)) return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (Number.isSafeInteger(number)) return number.toFixed(0);
  const rounded = String(Number(number.toFixed(4)));
  // "459.125" would be read as thousands
  return /^-?\d{3,}\.\d{3}$/.test(rounded) ? number.toFixed(2) : rounded;
}

/** Decodes `_x000D_`, Excel's escape for characters that XML cannot hold. */
function readable(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The column of a cell reference: "C12" is column 3. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface TagListener {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

async function readTags(zip: ZipFile, name: string, listener: TagListener): Promise<void> {
  const parser = plainParser(listener);
  for await (const chunk of zip.read(name)) parser.write(chunk);
  parser.end();
}

function plainParser({ open, text, close }: TagListener): { write: (chunk: string) => void; end: () => void } {
  const parser = new SaxesParser();
  let textLength = 0;
  parser.on('error', () => {
    throw damagedFile();
  });
  // no real workbook has a DOCTYPE; it is an attempt to expand entities
  parser.on('doctype', () => {
    throw new UnreadableTable('El libro de Excel no es válido: declara un tipo de documento.');
  });
  parser.on('opentag', (tag) => {
    textLength = 0;
    open?.(tag);
  });
  parser.on('closetag', (tag) => {
    textLength = 0;
    close?.(tag.name);
  });
  if (text) parser.on('text', text);
  return {
    write(chunk) {
      textLength += chunk.length;
      parser.write(chunk);
      if (textLength > MAX_UNTAGGED) throw damagedFile();
    },
    end: () => void parser.close(),
  };
}

function damagedFile(): UnreadableTable {
  return new UnreadableTable('El libro de Excel está dañado: no se puede leer su contenido.');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
