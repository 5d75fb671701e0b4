import { randomUUID } from 'node:crypto';
import type { OfficeSeller } from '@tonalia/contract/sellers-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { newPhone } from '../../../../test/unique.ts';

const api = useApi();
const path = '/api/customers/office/sellers';
const owner = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);

test('an owner adds a seller once, with a code of its own, and reads which address or phone is taken', async () => {
  const call = await owner();
  const phone = newPhone();
  const diana = { name: 'Diana', lastName: 'Rojas', email: `${randomUUID()}@andina.example`, phone };
  const add = (more: object = {}) => call(`POST ${path}`, { ...diana, ...more });
  expect((await add()).statusCode).toBe(200);
  const again = await add({ phone: `${phone.slice(0, 3)} ${phone.slice(3)}` });
  const own = again.json<{ results: OfficeSeller[] }>().results.filter(({ email }) => email === diana.email);
  expect(own).toMatchObject([{ name: 'Diana Rojas', phone, customers: 0, isBlocked: false }]);
  const number = Number(/^A(\d{2,})$/.exec(own[0]?.code ?? '')?.[1]);
  expect(number).toBeGreaterThan(0);
  expect((await add({ phone: newPhone() })).json()).toMatchObject({ code: 'SELLER_EMAIL_TAKEN' });
  expect((await add({ email: `${randomUUID()}@andina.example` })).json()).toMatchObject({ code: 'SELLER_PHONE_TAKEN' });
  expect((await add({ phone: '6045550200' })).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const carlos = { email: `${randomUUID()}@andina.example`, phone: newPhone() };
  const all = (await add(carlos)).json<{ results: OfficeSeller[] }>().results;
  expect(all.find(({ email }) => email === carlos.email)?.code).toBe(`A${String(number + 1).padStart(2, '0')}`);
  const { rows } = await api.db.query(
    `select detail from platform.audit where action = 'auth.seller_added' and subject_id = $1`,
    [own[0]?._id],
  );
  expect(rows).toMatchObject([{ detail: { by: 'Ana Ríos' } }]);
});
