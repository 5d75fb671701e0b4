import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresOf, type Running, startEmptyShop, startProcess, temporaryHome } from '../../test/processes.ts';
import { homeWithShop } from '../../test/prepared-shop.ts';
import { textRow, workbookParts, writeZip } from '../../test/workbook.ts';

/** A typical scraped list of shades: missing names, duplicates, duplicates with another colour, odd characters. */
const warts = `brand,product,shade_name,shade_code,hex
Casa Rosé,Base Soft™ Matte,,100N,#F1E7DB
Casa Rosé,Base Soft™ Matte,,110C,#F0E7DB
Casa Rosé,Base Soft™ Matte,Ivory,120W,#EFD0AE
Casa Rosé,Base Soft™ Matte,Ivory,120W,#EFD0AE
Casa Rosé,Base Soft™ Matte,Ivory,120W,#EFD0AF
casa rose,BASE SOFT™ MATTE,Sand,130,#E0C0A0
Casa Rosé,Base Soft™ Matte,,,#A06F4A
Casa Rosé,Base Soft™ Matte,,,#a06f4a
Casa Rosé,Base Soft™ Matte,,,#A06F4B
L'Atelier,Crème\u00a0N° 5,Beige (rosé),,#D9B08C
L'Atelier,Crème N° 5,Beige [rosé],,#D9B08D
L'Atelier,Crème N° 5,"Beige, rosé",,#D9B08E
L'Atelier,Crème N° 5,"The ""one""",,#D9B08F
L'Atelier,Crème N° 5,Honey!,,#C68642
L'Atelier,Crème N° 5,Honey?,,#C68643
L'Atelier,Crème N° 5,Honey ,,#C68644
L'Atelier,Crème N° 5,50/50,,#C68645
L'Atelier,Crème N° 5,50.50,,#C68646
L'Atelier,Crème N° 5,½ tono,,#C68647
,Crème N° 5,Sin marca,,#C68648
L'Atelier,,Sin producto,,#C68649
L'Atelier,Crème N° 5,Sin color,,
L'Atelier,Crème N° 5,Mal color,,#GG8642
L'Atelier,Crème N° 5,"Abierta,,#C68650
Ñandú & Co.,"Skin-tint (30 ml) — nuevo",Piña,1,#FFE08A
Ñandú & Co.,"Skin-tint (30 ml) — nuevo",Pina,1,#FFE08B
Ñandú & Co.,"Skin-tint (30 ml) — nuevo",🌸 Flor,2,#FFC0CB
Ñandú & Co.,"Skin-tint (30 ml) — nuevo",=HYPERLINK(1),3,#FFC0CC
`;

/** A malformed list with every known defect. */
function listIn(home: string, text = warts): string {
  const file = join(home, 'lista.csv');
  writeFileSync(file, text);
  return file;
}

function runImport(home: string, args: string[]): Running {
  return startProcess('apps/server/src/commands/catalogue-import.ts', args, {
    TONALIA_HOME: home,
    DATABASE_URL: '',
    DEMO: 'off',
    INIT_CWD: home,
  });
}

test.each<[string[], RegExp]>([
  [[], /^Uso: npm run catalogue:import -- ARCHIVO/],
  [['nada.csv'], /^No existe el archivo \/.*nada\.csv\.\n$/],
  [['lista.csv', 'otra.csv'], /^Solo se importa un archivo a la vez; sobra «otra\.csv»\.\n$/],
  [['lista.csv', '--prize', '3'], /^No existe la opción --prize\.\n/],
  [['lista.csv', '--price'], /^A la opción --price le falta o le sobra un valor\.\n/],
  [['lista.csv', '--price=-3'], /^--price debe ser un precio en pesos, y es «-3»\.\n$/],
  [['lista.csv', '--stock', 'x'], /^--stock debe ser un número entero, y es «x»\.\n$/],
  [['lista.csv', '--decimals', 'x'], /^--decimals es comma o dot, y es «x»\.\n$/],
  [['lista.csv', '--map', 'precio=PVP'], /^--map precio=PVP no se entiende; es campo=COLUMNA/],
  [['lista.csv', '--missing', 'x'], /^--missing es keep o withdraw, y es «x»\.\n$/],
  [['lista.csv', '--brand', 'x'], /^--brand solo sirve con --missing withdraw\.\n$/],
  [['lista.csv', '--report', 'lista.csv'], /^El informe no puede ser el mismo archivo que se importa\.\n$/],
])('with %j it prints one sentence and exits with 1', async (args, sentence) => {
  const home = temporaryHome();
  listIn(home);
  const run = runImport(home, args);
  expect(await run.exit).toBe(1);
  expect(run.output()).toMatch(sentence);
  expect(run.output()).not.toMatch(/\n {4}at |node:internal/);
  expect(postgresOf(home)).toEqual([]);
});

test('a zip bomb is refused with one sentence and exit code 1, before a database is created', async () => {
  const home = temporaryHome();
  const bomb = workbookParts(textRow('Marca'), { 'xl/sharedStrings.xml': Buffer.alloc(100 * 1024 * 1024) });
  const run = runImport(home, [await writeZip(join(home, 'lista.xlsx'), bomb)]);
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe('El libro de Excel ocupa demasiado al abrirlo; divídelo o guárdalo como CSV.\n');
  expect(postgresOf(home)).toEqual([]);
});

test('beside a running shop it uses its database; every row is reported, none as a formula; a repeated import changes nothing', async () => {
  const home = await homeWithShop();
  const file = listIn(home);
  await startEmptyShop(home);
  const [postgres] = postgresOf(home);

  const options = [file, '--price', '$ 45.900', '--category', 'Maquillaje > Bases'];
  const first = runImport(home, options);
  expect(await first.exit).toBe(0);
  expect(first.output()).toContain(
    'Listo: 3 productos · 21 filas creadas, 0 actualizadas, 0 sin cambios, 7 omitidas\n',
  );
  expect(first.output()).toContain('    2 × repite la fila anterior\n');
  expect(first.output()).not.toMatch('█'); // no bar without a terminal
  expect(postgresOf(home)).toEqual([postgres]);

  const report = readFileSync(`${file}.informe.csv`, 'utf8').split('\n');
  expect(report[0]).toBe('\ufefffila,resultado,codigo,motivo');
  expect(report.slice(1, -1).map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 28 }, (_, n) => String(n + 2)),
  );
  expect(report.filter((line) => /(^|[,"])[=+@-]/.test(line))).toEqual([]);
  expect(report[24]).toBe('25,omitida,"","la fila no se puede leer: comillas mal puestas o sin cerrar"');

  const again = runImport(home, options);
  expect(await again.exit).toBe(0);
  expect(again.output()).toContain('0 filas creadas, 0 actualizadas, 21 sin cambios, 7 omitidas\n');

  // the first line is a row too, and 12.900 is read by the chosen separator of decimals
  const bare = join(home, 'sin-titulos.csv');
  writeFileSync(bare, 'Casa Lisa;Jabón;J-1;12.900\nCasa Lisa;Crema;C-1;8.500\n');
  const columns = ['manufacturer', 'product', 'code', 'price'].flatMap((field, at) => [
    '--map',
    `${field}=Columna ${'ABCD'[at]}`,
  ]);
  const small = runImport(home, [bare, '--no-titles', '--decimals', 'dot', '--dry-run', ...columns]);
  expect(await small.exit).toBe(1);
  expect(small.output()).toContain('2 de 2 precios son dudosos');
  const untitled = runImport(home, [bare, '--no-titles', '--decimals', 'comma', ...columns]);
  expect(await untitled.exit).toBe(0);
  expect(untitled.output()).toContain('Listo: 2 productos · 2 filas creadas');
  expect(readFileSync(`${bare}.informe.csv`, 'utf8')).toContain('1,creada,"J-1"');

  // an installation without warehouses cannot store stock
  const stocked = runImport(home, [...options, '--stock', '20', '--report', 'otro.csv']);
  expect(await stocked.exit).toBe(0);
  expect(stocked.output()).toContain('    21 × la bodega BOG no existe\n');
  expect(readFileSync(join(home, 'otro.csv'), 'utf8').split('\n')).toHaveLength(30);
});

test('prices without their thousands stop the import with 1 and a report; missing versions are withdrawn only with --yes', async () => {
  const home = await homeWithShop();
  const list = (rows: string) => listIn(home, `Marca,Producto,Código,Tono,Precio\n${rows}`);
  const good = list('Aura,Tinte,T-1,Rojo,12900\nAura,Tinte,T-2,Rosa,12900\n');
  await startEmptyShop(home);
  expect(await runImport(home, [good]).exit).toBe(0);

  const lost = runImport(home, [list('Aura,Tinte,T-1,Rojo,12.9\nAura,Tinte,T-2,Rosa,12900\n')]);
  expect(await lost.exit).toBe(1);
  expect(lost.output()).toContain('  La columna «Precio» parece haber perdido los miles: 12.9… (1 de 2)\n');
  expect(lost.output()).toContain('No se importó nada: 1 de 2 precios son dudosos.');
  expect(readFileSync(`${good}.informe.csv`, 'utf8')).toContain('el precio 12.9 parece haber perdido los miles');

  const short = list('Aura,Tinte,T-1,Rojo,12900\n');
  const dry = runImport(home, [short, '--missing', 'withdraw', '--dry-run']);
  expect(await dry.exit).toBe(0);
  expect(dry.output()).toContain('  Aura: 1 de 2 publicados no están en la lista\n');
  const unsure = runImport(home, [short, '--missing', 'withdraw']);
  expect(await unsure.exit).toBe(0);
  expect(unsure.output()).toContain('  No se retiró nada. Para retirarlo repite la orden con --yes.\n');
  const sure = runImport(home, [short, '--missing', 'withdraw', '--yes']);
  expect(await sure.exit).toBe(0);
  expect(sure.output()).toContain('  Retirados por no estar en la lista: 1\n');
  expect(readFileSync(`${short}.informe.csv`, 'utf8')).toContain('\n,retirada,"T-2","no está en la lista lista.csv"\n');
});

test('a report that cannot be written is one sentence and exit code 1', async () => {
  const home = await homeWithShop();
  mkdirSync(join(home, 'carpeta'));
  const run = runImport(home, [listIn(home), '--report', 'carpeta']);
  expect(await run.exit).toBe(1);
  expect(run.output()).toMatch(
    /No se puede escribir el informe .*carpeta \(EISDIR\); elige otro lugar con --report\.\n$/,
  );
  expect(postgresOf(home)).toEqual([]);
});
