import type { OfficeCustomer, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { cities, makeAddress, makeCustomer, makeSeller } from '../../../../test/make.ts';

const api = useApi();

async function makeDesk(role: OfficeRole = 'owner', isConfirmed = true) {
  const { cookie, operatorId } = await makeOperator(api.db, { role, isConfirmed });
  const call = officeCaller(api, cookie);
  return {
    operatorId,
    read: async (id: string) => {
      const sent = await call(`GET /api/customers/office/customers/${id}`);
      return { status: sent.statusCode, ...sent.json<{ results: OfficeCustomer; code?: string }>() };
    },
    save: async (id: string, body: object) => {
      const sent = await call(`PUT /api/customers/office/customers/${id}/fiscal`, body);
      type Saved = { results: OfficeFiscalData; code?: string; params?: object };
      return { status: sent.statusCode, ...sent.json<Saved>() };
    },
  };
}

const norte = {
  personKind: 'company',
  legalName: 'Belleza Norte S.A.S.',
  tradeName: 'Belleza Norte',
  documentType: 'NIT',
  document: '900.482.117-5',
  invoiceEmail: 'Facturas@Norte.co',
  responsibilities: ['O-23', 'O-13', 'O-13'],
  chargesIva: true,
  withholds: true,
  paymentDays: 45,
  address: { address: 'Cra. 7 # 14-32', cityId: cities.medellin },
} as const;

const auditOf = async (id: string) =>
  (
    await api.db.query<{ action: string; operator_id: string; detail: Record<string, string> }>(
      `select action, operator_id, detail from platform.audit where subject_id = $1 order by at, id`,
      [id],
    )
  ).rows;

test('the page of a customer has person, seller, addresses with their days, and the fiscal data of its registration (OFC-302)', async () => {
  const { customerId, email } = await makeCustomer(api.db, { name: 'Salón Aurora' });
  await makeSeller(api.db, { customers: [customerId] });
  await makeAddress(api.db, customerId, { title: 'Casa', cityId: cities.medellin });
  await makeAddress(api.db, customerId, { title: 'Local', fixed: true });
  const { status, results } = await (await makeDesk('read-only')).read(customerId);
  expect(status).toBe(200);
  expect(results).toMatchObject({
    name: 'Salón Aurora',
    state: 'approved',
    person: 'Rosa Pérez',
    email,
    addresses: [
      { title: 'Local', city: 'Bogotá, D.C.', isDefault: true, weekdays: [1, 2, 3, 4, 5, 6] },
      { title: 'Casa', city: 'Medellín', isDefault: false, weekdays: [2, 4] },
    ],
    fiscal: { tradeName: 'Salón Aurora', legalName: null, responsibilities: [], version: 1, checkedAt: null },
  });
});

test('an operator completes the fiscal data, and the audit says what changed without naming a person (OFC-302)', async () => {
  const { customerId } = await makeCustomer(api.db, { name: 'Salón Aurora' });
  const desk = await makeDesk();
  const saved = await desk.save(customerId, { ...norte, version: 1 });
  expect(saved.status).toBe(200);
  expect(saved.results).toMatchObject({
    ...norte,
    document: '9004821175',
    invoiceEmail: 'facturas@norte.co',
    responsibilities: ['O-13', 'O-23'],
    address: { ...norte.address, city: 'Medellín', state: 'Antioquia' },
    version: 2,
  });
  expect(saved.results.checkedAt).not.toBeNull();
  expect((await desk.read(customerId)).results).toMatchObject({ name: 'Belleza Norte', fiscal: saved.results });
  const [event, ...more] = await auditOf(customerId);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ action: 'auth.fiscal_data_changed', operator_id: desk.operatorId });
  expect(event?.detail).toMatchObject({
    personKind: '– → company',
    responsibilities: '– → O-13 O-23',
    chargesIva: '– → true',
    paymentDays: '– → 45',
  });
  expect(event?.detail['fields']).toContain('document');
  for (const personal of ['Norte', '900482', 'norte.co', 'Cra. 7']) {
    expect(JSON.stringify(event?.detail)).not.toContain(personal);
  }
});

test('other terms of payment need the right to grant credit and the second factor, and the rest of the form does not (OFC-005)', async () => {
  const { customerId } = await makeCustomer(api.db);
  const refused = [
    [await makeDesk('sales-desk'), 'ROLE_NOT_ALLOWED'],
    [await makeDesk('owner', false), 'STEP_UP_REQUIRED'],
  ] as const;
  for (const [desk, code] of refused)
    expect(await desk.save(customerId, { ...norte, version: 1 })).toMatchObject({ status: 403, code });
  const [[sales]] = refused;
  expect((await sales.save(customerId, { ...norte, paymentDays: null, version: 1 })).status).toBe(200);
  const owner = await makeDesk();
  expect((await owner.save(customerId, { ...norte, version: 2 })).results.paymentDays).toBe(45);
  expect((await sales.save(customerId, { ...norte, tradeName: 'Norte', version: 3 })).status).toBe(200);
});

test('a save that changes nothing leaves the version and writes no event', async () => {
  const { customerId } = await makeCustomer(api.db);
  const desk = await makeDesk();
  await desk.save(customerId, { ...norte, version: 1 });
  expect((await desk.save(customerId, { ...norte, version: 2 })).results.version).toBe(2);
  expect(await auditOf(customerId)).toHaveLength(1);
});

test('of two operators that save at once one wins, and the other gets a conflict and loses nothing of the first (OFC-302)', async () => {
  for (let run = 0; run < howOften(10, 50); run += 1) {
    const { customerId } = await makeCustomer(api.db);
    const [one, other] = [await makeDesk(), await makeDesk('owner')];
    const answers = await Promise.all([
      one.save(customerId, { ...norte, legalName: 'Primera S.A.S.', version: 1 }),
      other.save(customerId, { ...norte, legalName: 'Segunda S.A.S.', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('VERSION_CONFLICT');
    const winner = answers.find(({ status }) => status === 200)?.results;
    expect((await one.read(customerId)).results.fiscal).toEqual(winner);
    expect(await auditOf(customerId)).toHaveLength(1);
  }
});

test.each([
  ['a wrong check digit', { document: '9004821174' }, 400, 'DOCUMENT_INVALID', { field: 'document' }],
  ['a cédula as NIT', { document: '52814337', documentType: 'NIT' }, 400, 'DOCUMENT_INVALID', { field: 'document' }],
  ['half a document', { document: null }, 400, 'FIELD_REQUIRED', { field: 'document' }],
  ['the other half', { documentType: null }, 400, 'FIELD_REQUIRED', { field: 'documentType' }],
  ['an unknown city', { address: { address: 'Calle 1 # 2-3', cityId: '99999' } }, 404, 'CITY_NOT_FOUND', {}],
])('%s is refused and changes nothing (OFC-302)', async (_, wrong, status, code, params) => {
  const { customerId } = await makeCustomer(api.db);
  const desk = await makeDesk();
  const before = await desk.read(customerId);
  const refused = await desk.save(customerId, { ...norte, ...wrong, version: 1 });
  expect(refused).toMatchObject({ status, code, params });
  expect(await desk.read(customerId)).toEqual(before);
  expect(await auditOf(customerId)).toEqual([]);
});

test('without customers.edit nothing is saved, without customers.read nothing is seen (OFC-302)', async () => {
  const { customerId } = await makeCustomer(api.db);
  expect((await (await makeDesk('read-only')).save(customerId, { ...norte, version: 1 })).status).toBe(403);
  expect((await (await makeDesk('warehouse')).read(customerId)).status).toBe(403);
});

test('an unknown customer and a closed account are not found', async () => {
  const { customerId, identityId } = await makeCustomer(api.db);
  const desk = await makeDesk();
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
  for (const id of [customerId, '00000000-0000-4000-8000-00000000dead']) {
    expect(await desk.read(id)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    expect((await desk.save(id, { ...norte, version: 1 })).status).toBe(404);
  }
});
