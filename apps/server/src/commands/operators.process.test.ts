import { demoAccounts, demoOperators } from '@tonalia/demo/accounts';
import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { listOperators } from '../../../api/src/modules/office/index.ts';
import { officeCaller } from '../../../api/test/make-operator.ts';
import { makeCustomer } from '../../../api/test/make.ts';
import { startProcess, temporaryHome, waitForOutput } from '../../test/processes.ts';
import { refuseDemoOperators } from '../config/refuse-demo-operators.ts';
import { ensureDemoOperators } from '../start/load-demo.ts';

const api = useApi();

async function operators(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/operators.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

test('the first owner is added at a command, whose link sets the password', async () => {
  expect((await operators('add', 'Eva@oficina.co', 'Eva Ruiz', 'jefe'))[0]).toBe(1);
  const [, said] = await operators('add', 'Eva@oficina.co', 'Eva Ruiz', 'owner');
  const token = /\/oficina\/invitacion#(\S+)/.exec(said)?.[1] ?? '';
  const call = officeCaller(api);
  const accepted = await call('POST /api/office/invitation/accept', { token, password: 'correcto caballo batería' });
  expect(accepted.json()).toMatchObject({ results: { step: 'enrol' } });
  expect(await operators('add', 'eva@oficina.co', 'Eva', 'Dueño')).toEqual([
    1,
    expect.stringContaining('Ya hay un operador'),
  ]);
  expect(await operators('leave', 'eva@oficina.co')).toEqual([
    1,
    expect.stringContaining('al menos una dueña o un dueño'),
  ]);
  await operators('add', 'leo@oficina.co', 'Leo Paz', 'warehouse');
  expect(await operators('role', 'leo@oficina.co', 'catálogo')).toEqual([
    0,
    expect.stringContaining('Leo Paz: Catálogo.'),
  ]);
  expect(await operators('leave', 'leo@oficina.co')).toEqual([0, expect.stringContaining('ya no entra')]);
  const [, list] = await operators('list');
  expect(list).toMatch(/Eva Ruiz {2}eva@oficina\.co {2}Dueño {2}sin segundo factor/);
  expect(list).not.toContain('leo@oficina.co');
});

test('the operators of the demo get a secret once, and one who left does not come back', async () => {
  const secrets = await ensureDemoOperators(api.db);
  expect([...secrets.keys()].toSorted()).toEqual(demoOperators.map(({ email }) => email).toSorted());
  expect(new Set(secrets.values()).size).toBe(3);
  const [one = ''] = secrets.values();
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  await api.db.query(
    `update office.operator set left_at = now(), password_hash = null, totp_secret = null where email = 'bodega@demo.tonalia.co'`,
  );
  const later = await ensureDemoOperators(api.db);
  expect(later.get('oficina@demo.tonalia.co')).toBe(secrets.get('oficina@demo.tonalia.co'));
  expect(later.has('bodega@demo.tonalia.co')).toBe(false);
});

test('a public start refuses operators of the demo, whose password is published', async () => {
  await ensureDemoOperators(api.db);
  await expect(refuseDemoOperators(api.db)).rejects.toThrow('npm run operators -- leave ');
  await api.db.query('delete from office.operator where email = any($1)', [demoOperators.map(({ email }) => email)]);
  await expect(refuseDemoOperators(api.db)).resolves.toBeUndefined();
});

test('without the demo a start adds no operator, also beside the demo’s customer', async () => {
  const { identityId } = await makeCustomer(api.db);
  await api.db.query('update auth.identity set email = $1 where id = $2', [demoAccounts.customer.email, identityId]);
  const server = startProcess('apps/server/src/main.ts', [], {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    SHOP: 'apart',
    TONALIA_HOME: temporaryHome(),
  });
  await waitForOutput(server, /Ctrl-C para terminar/);
  expect(server.output()).not.toContain('TOTP');
  expect((await listOperators(api.db)).map(({ email }) => email)).not.toContain('oficina@demo.tonalia.co');
});
