import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { startProcess } from '../../test/processes.ts';

const api = useApi();

async function minimum(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/app-minimum.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

async function isServed(platform: string, version: string): Promise<boolean> {
  const payload = { platform, version_number: version };
  const answer = await api.send({ method: 'POST', url: '/api/app-version/compare_versions', payload });
  return answer.json<{ ok: boolean }>().ok;
}

test('npm run app:minimum sets the oldest served app version, and removes it · GEN-08 API-83', async () => {
  const set = await minimum('android', '1.2.0');
  expect(set).toEqual([0, expect.stringMatching(/Android: desde la 1\.2\.0.*iOS: todas las versiones/s)]);
  expect([await isServed('android', '1.1.9'), await isServed('android', '1.2')]).toEqual([false, true]);
  expect(await isServed('ios', '0.1.0')).toBe(true);
  expect(await minimum('android', '--remove')).toEqual([0, expect.stringContaining('Android: todas las versiones')]);
  expect(await isServed('android', '0.0.1')).toBe(true);
  const { rows } = await api.db.query<{ version: string | null }>(
    `select detail->>'version' as version from platform.audit where action = 'app.minimum_set' order by id`,
  );
  expect(rows.map(({ version }) => version)).toEqual(['1.2.0', null]);
});
