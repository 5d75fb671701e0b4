import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeCustomer, makeSeller, makeToken } from '../../../api/test/make.ts';
import { startProcess } from '../../test/processes.ts';

const api = useApi();

async function sellers(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/sellers.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

const cell = () => `316${String(randomInt(10_000_000)).padStart(7, '0')}`;
const add = (email: string, phone = cell()) => sellers('add', email, phone, 'V-07', 'Ana', 'Ríos');

/** The addresses of a customer that each seller can read. */
async function reachOf(emails: string[], customerId: string): Promise<number[]> {
  const { rows } = await api.db.query<{ id: string }>(
    'select i.id from unnest($1::text[]) with ordinality as t(email, n) join auth.identity i using (email) order by n',
    [emails],
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const token = await makeToken(api.db, { identityId: id });
      return (await api.send({ url: `/api/auth/v3/me/addresses?customerId=${customerId}`, token })).statusCode;
    }),
  );
}

test('a seller is added, gets customers and hands them over · ROL-09', async () => {
  expect(await add('Ana@Vende.co')).toEqual([0, expect.stringContaining('Listo')]);
  expect((await add('luz@vende.co'))[0]).toBe(0);
  const both = ['ana@vende.co', 'luz@vende.co'];
  const { customerId, email } = await makeCustomer(api.db, { name: 'Salón Lina' });
  await makeSeller(api.db, { customers: [(await makeCustomer(api.db)).customerId] });
  expect(await reachOf(both, customerId)).toEqual([404, 404]);
  expect(await sellers('assign', 'ana@vende.co', email)).toEqual([0, expect.stringContaining('es ahora de Ana Ríos')]);
  expect(await sellers('assign', 'ana@vende.co', email)).toEqual([0, expect.stringContaining('ya era de Ana Ríos')]);
  expect(await reachOf(both, customerId)).toEqual([200, 404]);
  expect(await sellers('hand-over', ...both)).toEqual([0, expect.stringContaining('pasaron a Ana Ríos: 1.')]);
  expect(await reachOf(both, customerId)).toEqual([404, 200]);
  const [, list] = await sellers('list');
  expect(list).toMatch(/V-07 {2}Ana Ríos {2}ana@vende\.co {2}clientes: 0/);
  expect(list).toMatch(/luz@vende\.co {2}clientes: 1/);
  expect(await sellers('quota', 'luz@vende.co', '12.000.000')).toEqual([
    0,
    expect.stringMatching(/queda con una meta de \$\s12\.000\.000 al mes\./),
  ]);
  expect(await sellers('quota', 'luz@vende.co', '0')).toEqual([0, expect.stringContaining('queda sin meta.')]);
});

test('a new seller sets a password by account recovery', async () => {
  await add('nuevo@vende.co');
  const response = await api.send({
    method: 'POST',
    url: '/api/auth/recovery-password',
    payload: { email: 'nuevo@vende.co' },
  });
  expect(response.statusCode, response.body).toBe(200);
  await api.drain();
  expect(api.messages.map(({ to }) => to)).toContain('nuevo@vende.co');
});

test("the e-mail and phone of a customer's account cannot be used for a seller", async () => {
  const { email, identityId } = await makeCustomer(api.db);
  const phone = cell();
  await api.db.query(`update auth.identity set phone = $2, phone_e164 = '+57' || $2 where id = $1`, [
    identityId,
    phone,
  ]);
  expect(await add(email)).toEqual([1, expect.stringContaining('Alguien ya ingresa con ese correo')]);
  expect(await add('otra@vende.co', phone)).toEqual([1, expect.stringContaining('Alguien ya ingresa con ese celular')]);
  expect(await sellers('assign', 'otra@vende.co', email)).toEqual([
    1,
    expect.stringContaining('Nadie vende con el correo «otra@vende.co».'),
  ]);
});
