import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Stop } from '../terminal/stop.ts';
import { openCsv } from './csv.ts';
import { utf16Of, type TableFile } from './table.ts';
import { openXlsx } from './xlsx.ts';

/** Opens a list in any supported format, detected by its first bytes and not by its name. */
export async function openTable(path: string): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Stop(`No existe el archivo ${path}.`);
  if (found.size === 0) throw new Stop(`El archivo ${path} está vacío.`);
  const head = await firstBytes(path);
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return openXlsx(path);
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Stop('El archivo es un Excel antiguo (.xls) o con contraseña; guárdalo como .xlsx o .csv.');
  if (extname(path).toLowerCase() === '.xlsx') throw new Stop(`${path} no es un libro de Excel.`);
  if (head.includes(0) && !utf16Of(head)) throw new Stop(`${path} no es un archivo de texto ni de Excel.`);
  return openCsv(path, found.size);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new Stop(`El archivo ${path} no se puede leer (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
