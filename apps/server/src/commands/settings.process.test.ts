import type { OfficePolicy } from '@tonalia/contract/settings-office';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeOperator, officeCaller } from '../../../api/test/make-operator.ts';
import { startProcess, waitForOutput } from '../../test/processes.ts';

const api = useApi();
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const databaseUrl = () => api.db.options.connectionString ?? '';
async function settings(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/settings.ts', args, {
    DATABASE_URL: databaseUrl(),
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}
const startPublic = () =>
  startProcess('apps/server/src/main.ts', [], {
    DATABASE_URL: databaseUrl(),
    DEMO: 'off',
    HOST: '0.0.0.0',
    PORT: '0',
    SHOP: 'apart',
    TONALIA_HOME: folder,
  });

const own: Record<string, string> = {
  'brand.name': 'Belleza Pro',
  'company.name': 'Belleza Pro S.A.S.',
  'company.nit': '860.034.313-7',
  'company.address': 'Carrera 43A # 1-50, Medellín',
  'company.city': 'Medellín, Colombia',
  'company.data_email': 'datos@bellezapro.example',
  'support.whatsapp': '320 555 02 00',
  'support.phone': '604 555 02 00',
  'support.email': 'hola@bellezapro.example',
  'support.hours': 'lun-vie 9-17',
  'orders.prefix': 'bp',
};

test('a public shop starts only after its owner has set its name · D-01', async () => {
  const refused = startPublic();
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toMatch(
    /Para abrir la tienda a otros falta definir: Razón social \(company\.name\), .*Términos.*npm run settings -- set/,
  );
  const wrong = await settings('set', 'company.nit', '860.034.313-8');
  expect(wrong).toEqual([1, expect.stringContaining('(company.nit) debe ser como: 860.034.313-7.')]);

  for (const [key, value] of Object.entries(own))
    expect(await settings('set', key, value)).toEqual([0, expect.anything()]);
  const file = join(folder, 'terms.md');
  writeFileSync(file, '## Quiénes somos\n\nLa opera {{company.name}}, NIT {{company.nit}}.\n');
  const output = (await settings('set', 'legal.terms', '--file', file))[1];
  expect(output).toMatch(/Términos y política de datos: sin definir → versión \d{4}-\d\d-\d\d, 1 partes/);
  expect((await settings('list'))[1]).toMatch(/brand\.name: Belleza Pro \(\w+\)[\s\S]*orders\.prefix: BP/);
  expect(await settings('set', 'legal.terms', '--file', join(folder, 'none.md'))).toEqual([
    1,
    expect.stringContaining('No se puede leer'),
  ]);

  const running = startPublic();
  await waitForOutput(running, /http:\/\/localhost:\d+/);
  expect(await running.kill('SIGTERM')).toBe(0);
});

test('a rule of the business set by a command is followed by the running shop within two seconds (OFC-506)', async () => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const policy = async () => (await call('GET /api/office/policy')).json<{ results: OfficePolicy }>().results;
  expect(await settings('set', 'policy.return_days', '11')).toEqual([0, expect.stringContaining('→ 11')]);
  await expect.poll(policy, { timeout: 2_000 }).toMatchObject({ returnDays: 11 });
  expect(await settings('set', 'policy.return_days', '1')).toEqual([1, expect.stringContaining('entre 5 y')]);
});
