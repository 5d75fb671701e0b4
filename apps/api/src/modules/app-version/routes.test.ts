import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';

const api = useApi();
const compare = (payload: object) => api.send({ method: 'POST', url: '/api/app-version/compare_versions', payload });

test('an app older than the minimum must be updated, others not · GEN-08 API-83', async () => {
  await api.db.query(`insert into app_version.minimum (platform, version) values ('android', '1.10.0')`);
  const ok = async (version_number: string) =>
    (await compare({ platform: 'android', version_number })).json<{ ok: boolean }>().ok;
  expect([await ok('1.9.9'), await ok('1.10'), await ok('2.0.0')]).toEqual([false, true, true]);
});

test('without a minimum every version is served', async () => {
  expect((await compare({ platform: 'ios', version_number: '0.0.1' })).json()).toEqual({ ok: true });
});

test.each([
  { platform: 'windows', version_number: '1.0' },
  { platform: 'ios', version_number: '1.0-beta' },
  { platform: 'ios', version_number: 1 },
  { platform: 'ios' },
  {},
])('%j is refused', async (payload) => {
  const answer = await compare(payload);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
});
