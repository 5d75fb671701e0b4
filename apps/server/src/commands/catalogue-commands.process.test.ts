import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeProduct } from '../../../api/test/make-products.ts';
import { startProcess } from '../../test/processes.ts';

const api = useApi();
beforeAll(async () => {
  const shades = ['1', '7'].map((shade) => ({ code: `TNT-${shade}`, shade: [shade, 'Rubio'] as [string, string] }));
  await makeProduct(api.db, { code: 'TNT', name: 'Tinte', brand: 'Aura', versions: shades });
  await makeProduct(api.db, { code: 'CERA', name: 'Cera', brand: 'Aura', stock: 5 });
});

/** A command's exit code and its output after the start steps. */
async function run(command: string, ...args: string[]): Promise<[code: number | null, said: string]> {
  const url = api.db.options.connectionString ?? '';
  const running = startProcess(`apps/server/src/commands/${command}.ts`, args, { DATABASE_URL: url, DEMO: 'off' });
  const code = await running.exit;
  const lines = running.output().split('\n');
  return [
    code,
    lines
      .filter((line) => !line.includes('✓'))
      .join('\n')
      .trimEnd(),
  ];
}

test('npm run selling shows before and after, requires --yes for several items, and says what is still not on sale', async () => {
  const why = ['--reason', 'se agotó', '--by', 'ana'];
  const two = ['  CERA  Cera: publicado → retirado', '  TNT  Tinte: publicado → retirado'].join('\n');
  expect(await run('selling', 'withdraw', '--brand', 'aura', ...why)).toEqual([
    1,
    `${two}\nNo se cambió nada: son 2. Repite la orden con --yes para confirmar.`,
  ]);
  expect(await run('selling', 'withdraw', 'tnt', 'cera', ...why, '--yes')).toEqual([
    0,
    `${two}\n  Listo: 2 cambiados, 2 pedidos; lo hizo ana.`,
  ]);
  expect((await run('selling', 'withdraw', 'tnt-1', ...why))[0]).toBe(0);
  expect(await run('selling', 'list', 'tnt-1')).toEqual([0, '  TNT-1  Tinte, 1 Rubio: retirado (se agotó; por ana)']);
  expect(await run('selling', 'publish', 'tnt-1', '--by', 'ana')).toEqual([
    0,
    [
      '  TNT-1  Tinte, 1 Rubio: retirado (se agotó; por ana) → publicado',
      '  Listo: 1 cambiados, 1 pedidos; lo hizo ana.',
      '  TNT-1: su producto no está publicado (retirado); publícalo también.',
    ].join('\n'),
  ]);
  expect(await run('selling', 'publish', 'tnt', 'nada')).toEqual([
    1,
    'Ningún producto ni tono tiene el código NADA. No se cambió nada.',
  ]);
});

test('npm run price -- set shows before and after, and requires --yes for an implausible price', async () => {
  expect(await run('price', 'set', 'cera', '12.000')).toEqual([0, '  CERA  Cera: $\u00a010.000 → $\u00a012.000']);
  expect(await run('price', 'set', 'cera', '12.9')).toEqual([
    1,
    '  CERA  Cera: $\u00a012.000 → $\u00a013\nNo se cambió: el precio 12.9 parece haber perdido los miles (¿$\u00a012.900?). Si es así, repite la orden con --yes.',
  ]);
  expect((await run('price', 'set', 'cera', '30.000', '--yes'))[0]).toBe(0);
  expect(await run('price', 'set', 'tnt', '30.000')).toEqual([
    1,
    'Ningún tono ni producto sin tonos tiene el código «TNT».',
  ]);
});

test('npm run stock shows, sets, adds and removes units', async () => {
  expect(await run('stock', 'cera', '-2')).toEqual([0, '  CERA  Cera, BOG: 5 → 3']);
  expect(await run('stock', 'cera', '=7')).toEqual([0, '  CERA  Cera, BOG: 3 → 7']);
  expect(await run('stock', 'cera')).toEqual([0, '  CERA  Cera\n    BOG: 7']);
  expect(await run('stock', 'cera', '-8')).toEqual([1, 'En BOG hay 7 de CERA; no se pueden quitar más.']);
  expect(await run('stock', 'cera', '+1', '--warehouse', 'xyz')).toEqual([1, 'La bodega XYZ no existe.']);
});
