import { randomInt } from 'node:crypto';
import { type ImportRow, type OneImport, importReportPath, importUploadPath } from '@tonalia/contract/import-office';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { nitCheckDigit } from '@tonalia/rules/document';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from './build-app.ts';
import { makeCustomer, makeSeller } from './make.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type OfficeCaller, operatorOf } from './make-waves.ts';

const api = useApi();
let owner: OfficeCaller;
beforeAll(async () => {
  owner = await confirmed('owner');
});
const confirmed = async (role: OfficeRole): Promise<OfficeCaller> =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed: true })).cookie);
const base = '/api/products/office/imports';
const send = (kind: string, text: string, by = owner) =>
  by(`POST ${importUploadPath}?kind=${kind}&name=lista.csv`, undefined, {
    payload: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
const upload = async (kind: string, text: string, by = owner): Promise<OneImport> =>
  (await send(kind, text, by)).json<{ results: OneImport }>().results;
const read = async (id: string) => (await owner(`GET ${base}/${id}`)).json<{ results: OneImport }>().results;
const rowsOf = async (id: string, filter = 'changes') =>
  (await owner(`GET ${base}/${id}/rows?filter=${filter}`)).json<{ results: ImportRow[] }>().results;
const work = async (kind: string, importId: string, by = owner) => {
  const begun = await by('POST /api/office/jobs', { kind, importId });
  await api.app.drainJobs();
  return begun;
};
const whole = async (kind: string, text: string): Promise<OneImport> => {
  const list = await upload(kind, text);
  await work('import_check', list._id);
  await work('import_run', list._id);
  return read(list._id);
};
const codeOf = (sent: Awaited<ReturnType<OfficeCaller>>) => [sent.statusCode, sent.json<OfficeErrorBody>().code];

const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));
const phoneOf = () => `3${digits(9)}`;
const nitOf = (): { bare: string; whole: string } => {
  const bare = `9${digits(8)}`;
  return { bare, whole: `${bare}${nitCheckDigit(bare)}` };
};
const titles = 'NIT;Cliente;Celular;Tipo de negocio;Vendedor;Dirección;Ciudad;Departamento;Cupo;Plazo';
const storedOf = async (document: string) =>
  (
    await api.db.query(
      `select c.name, c.trade_type_id as trade, c.document_type as kind, c.payment_days as days, c.approval, i.phone, i.password_hash as password,
         p.seller_id as seller, a.credit_limit as credit,
         (select coalesce(json_agg(address order by created_at, address), '[]') from auth.address d where d.customer_id = c.id) as addresses
       from auth.customer c join auth.identity i on i.id = c.identity_id left join auth.portfolio p on p.customer_id = c.id
       left join auth.credit_account a on a.customer_id = c.id where c.document_number = $1`,
      [document],
    )
  ).rows;

test('a list of customers is checked without a change, then imported with trade type, seller, addresses and credit, and a second time changes nothing (OFC-404)', async () => {
  const seller = await makeSeller(api.db);
  const [nit, phone, other] = [nitOf(), phoneOf(), phoneOf()];
  const text = [
    titles,
    `${nit.bare};Salón Aurora;${phone};Peluquería;${seller.email};Calle 80 # 12-30;Bogotá;;2.000.000;45`,
    `${nit.bare};Salón Aurora;${phone};Peluquería;${seller.email};Carrera 43 # 10-20;Medellín;Antioquia;2.000.000;45`,
    `79555;Barbería sin ciudad;${other};Barbería;;;;;;`,
    `;Sin tipo;${phoneOf()};Astronauta;;;Bogotá;;;`,
    `${nitOf().bare};Otro con su celular;${phone};Peluquería;;;Bogotá;;;`,
    `;;${phoneOf()};Peluquería;;;Bogotá;;;`,
    `123;Documento corto;${phoneOf()};Peluquería;;;Bogotá;;;`,
  ].join('\n');
  const list = await upload('customers', text);
  expect(list.columns.map(({ target }) => target)).toEqual([
    'document',
    'name',
    'phone',
    'trade_type',
    'seller',
    'address',
    'city',
    'state',
    'credit_limit',
    'payment_days',
  ]);
  await work('import_check', list._id);
  expect(await read(list._id)).toMatchObject({
    state: 'checked',
    check: { counts: { created: 1, updated: 1, skipped: 5 } },
  });
  expect(await storedOf(nit.whole)).toEqual([]);
  expect((await rowsOf(list._id, 'skipped')).map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'falta la ciudad'],
    [5, 'el tipo de negocio «Astronauta» no existe'],
    [6, 'repite la fila 2'],
    [7, 'falta el negocio'],
    [8, 'el documento «123» no es un NIT ni una cédula'],
  ]);
  await work('import_run', list._id);
  expect(await read(list._id)).toMatchObject({
    state: 'done',
    run: { counts: { created: 1, updated: 1, skipped: 5 } },
  });
  expect(await storedOf(nit.whole)).toEqual([
    {
      name: 'Salón Aurora',
      trade: 'peluqueria',
      kind: 'NIT',
      days: 45,
      approval: 'approved',
      phone,
      password: null,
      seller: seller.identityId,
      credit: 2_000_000,
      addresses: ['Calle 80 # 12-30', 'Carrera 43 # 10-20'],
    },
  ]);
  const report = await owner(`GET ${importReportPath(list._id)}`);
  expect(report.body).toContain(`2;creada;${nit.bare};`);
  expect((await whole('customers', text)).run?.counts).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
    skipped: 5,
  });
  expect(await storedOf(nit.whole)).toHaveLength(1);
});

test('a customer that is there changes only in what the list says otherwise, with its phone kept and the change in its history (OFC-404)', async () => {
  const [nit, phone] = [nitOf(), phoneOf()];
  const row = (trade: string, credit: string, cell = phone) =>
    `${titles}\n${nit.whole};Estilo Sur;${cell};${trade};;;Cali;Valle del Cauca;${credit};`;
  await whole('customers', row('Peluquería', '500.000'));
  const list = await whole('customers', row('Barbería', '900000', phoneOf()));
  expect(list.run?.counts).toMatchObject({ created: 0, updated: 1 });
  expect(await rowsOf(list._id)).toMatchObject([
    {
      name: 'Estilo Sur',
      reason: 'el celular no cambia: solo lo cambia su dueño',
      changes: [
        { field: 'trade_type', before: 'Peluquería', after: 'Barbería' },
        { field: 'credit_limit', before: 500_000, after: 900_000 },
      ],
    },
  ]);
  expect(await storedOf(nit.whole)).toMatchObject([{ trade: 'barberia', credit: 900_000, phone }]);
  const { rows } = await api.db.query(
    `select detail->>'credit_limit' as credit, detail->>'number' as number from platform.audit a join auth.customer c on c.id::text = a.subject_id
     where a.action = 'auth.customer_import_changed' and c.document_number = $1`,
    [nit.whole],
  );
  expect(rows).toEqual([{ credit: '500000 → 900000', number: list.number }]);
});

test('a list of receivables brings each invoice once, as a document of own credit with its due day (OFC-404, OFC-305)', async () => {
  const nit = nitOf();
  const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
  await api.db.query(`update auth.customer set document_type = 'NIT', document_number = $2 where id = $1`, [
    customerId,
    nit.whole,
  ]);
  const text = (due = '2020-01-31') =>
    [
      'NIT;Factura;Fecha;Vencimiento;Saldo',
      `${nit.bare};FE-101;2019-12-31;${due};$ 350.000`,
      `${nit.whole};FE-102;15/11/2026;15/12/2090;120.000,00`,
      `${nit.whole};FE-102;15/11/2026;15/12/2090;120.000`,
      `${nitOf().bare};FE-103;;2026-12-15;10.000`,
      `${nit.whole};FE-104;;pronto;10.000`,
      `${nit.whole};FE-105;;2026-12-15;-5.000`,
    ].join('\n');
  const list = await whole('receivables', text());
  expect(list).toMatchObject({ state: 'done', run: { counts: { created: 2, skipped: 4 } } });
  expect((await rowsOf(list._id, 'skipped')).map(({ reason }) => reason)).toEqual([
    'repite la fila 3',
    expect.stringContaining('ningún cliente tiene el documento'),
    'el vencimiento «pronto» no es un día',
    'el saldo «-5.000» no es mayor que cero',
  ]);
  const account = async () =>
    (
      await api.db.query(
        `select used, credit_limit as limit, auth.credit_overdue(customer_id, used) as overdue,
           (select json_agg(json_build_array(total, open, due_on) order by due_on) from auth.credit_documents($1)) as documents
         from auth.credit_account where customer_id = $1`,
        [customerId],
      )
    ).rows;
  const debts = [
    {
      used: 470_000,
      limit: 100_000,
      overdue: 350_000,
      documents: [
        [350_000, 350_000, '2020-01-31'],
        [120_000, 120_000, '2090-12-15'],
      ],
    },
  ];
  expect(await account()).toEqual(debts);
  const { rows: noted } = await api.db.query(
    `select detail->>'document' as invoice, (detail->>'amount')::int as amount from platform.audit
     where action = 'auth.receivable_imported' and subject_id = $1 order by 1`,
    [customerId],
  );
  expect(noted).toEqual([
    { invoice: 'FE-101', amount: 350_000 },
    { invoice: 'FE-102', amount: 120_000 },
  ]);
  expect((await whole('receivables', text())).run?.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await account()).toEqual(debts);
  const moved = await whole('receivables', text('2020-02-28'));
  expect(moved.run?.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect(await rowsOf(moved._id)).toMatchObject([
    { code: 'FE-101', changes: [{ field: 'due', before: '2020-01-31', after: '2020-02-28' }] },
  ]);
});

test('each list needs its permission, and a list with credit also that of credit and the second factor (OFC-404, OFC-005)', async () => {
  const text = (more: string) =>
    `NIT;Cliente;Celular;Tipo de negocio;Ciudad;${more}\n${nitOf().bare};Uno;${phoneOf()};Peluquería;Bogotá;300000`;
  for (const role of ['warehouse', 'catalogue'] as const) {
    expect(codeOf(await send('customers', text('Nada'), await operatorOf(api, role)))).toEqual([
      403,
      'ROLE_NOT_ALLOWED',
    ]);
    expect(codeOf(await send('receivables', text('Nada'), await operatorOf(api, role)))).toEqual([
      403,
      'ROLE_NOT_ALLOWED',
    ]);
  }
  expect(codeOf(await send('customers', text('Nada'), await operatorOf(api, 'marketing')))).toEqual([
    403,
    'ROLE_NOT_ALLOWED',
  ]);
  expect(codeOf(await send('receivables', text('Nada'), await operatorOf(api, 'operations')))).toEqual([
    403,
    'ROLE_NOT_ALLOWED',
  ]);
  const desk = await operatorOf(api, 'operations');
  const plain = await upload('customers', text('Nada'), desk);
  await work('import_check', plain._id, desk);
  expect((await work('import_run', plain._id, desk)).statusCode).toBe(200);
  const withCredit = await upload('customers', text('Cupo'), desk);
  expect(codeOf(await work('import_check', withCredit._id, desk))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  const cash = await operatorOf(api, 'receivables');
  expect((await work('import_check', withCredit._id, cash)).statusCode).toBe(200);
  expect(codeOf(await work('import_run', withCredit._id, cash))).toEqual([403, 'STEP_UP_REQUIRED']);
  expect((await work('import_run', withCredit._id, await confirmed('receivables'))).statusCode).toBe(200);
});

test('Cartera imports credit up to the limit of the settings; a row above it is refused and the others are saved (OFC-404, OFC-306)', async () => {
  const by = await confirmed('receivables');
  const [small, large] = [nitOf(), nitOf()];
  const rowOf = ({ bare }: { bare: string }, credit: string) =>
    `${bare};Negocio ${bare};${phoneOf()};Peluquería;;;Bogotá;;${credit};`;
  const text = [titles, rowOf(small, '3.000.000'), rowOf(large, '3.000.001')].join('\n');
  const list = await upload('customers', text, by);
  await work('import_check', list._id, by);
  await work('import_run', list._id, by);
  const refused = (await by(`GET ${base}/${list._id}/rows?filter=skipped`)).json<{ results: ImportRow[] }>().results;
  expect(refused.map(({ reason }) => reason?.replaceAll('\u00A0', ' '))).toEqual([
    'un cupo de más de $ 3.000.000 lo importa la dueña o el dueño',
  ]);
  expect(await storedOf(small.whole)).toMatchObject([{ credit: 3_000_000 }]);
  expect(await storedOf(large.whole)).toEqual([]);
  await whole('customers', [titles, rowOf(large, '3.000.001')].join('\n'));
  expect(await storedOf(large.whole)).toMatchObject([{ credit: 3_000_001 }]);
});

test('a list of customers without a name or a way to find them is not checked (OFC-404)', async () => {
  const list = await upload('customers', 'Cliente;Ciudad\nUno;Bogotá');
  expect(codeOf(await work('import_check', list._id))).toEqual([400, 'IMPORT_COLUMN_MISSING']);
});

test('a list of customers that is undone removes those that did nothing since and puts values back, and the rest is listed (OFC-404)', async () => {
  const [idle, busy, known] = [nitOf(), nitOf(), nitOf()];
  const row = (nit: string, trade: string, credit: string) =>
    `${nit};Negocio ${nit};${phoneOf()};${trade};;Calle 9 # 1-20;Bogotá;;${credit};`;
  await whole('customers', [titles, row(known.whole, 'Peluquería', '500.000')].join('\n'));
  const list = await whole(
    'customers',
    [
      titles,
      row(idle.whole, 'Peluquería', '300.000'),
      row(busy.whole, 'Peluquería', '300.000'),
      `${known.whole};Negocio ${known.whole};;Barbería;;Carrera 7 # 8-90;Bogotá;;900.000;`,
    ].join('\n'),
  );
  await api.db.query(
    `insert into auth.credit_movement (customer_id, kind, amount) select id, 'adjustment', 1000 from auth.customer where document_number = $1`,
    [busy.whole],
  );
  await work('import_undo', list._id);
  expect(await read(list._id)).toMatchObject({ state: 'undone', run: { undone: { back: 2, kept: 1 } } });
  expect(await storedOf(idle.whole)).toEqual([]);
  expect(await storedOf(busy.whole)).toHaveLength(1);
  expect(await storedOf(known.whole)).toMatchObject([{ trade: 'peluqueria', credit: 500_000 }]);
  expect(await rowsOf(list._id, 'kept')).toMatchObject([
    { code: busy.whole, reason: 'ya tiene carrito, pedidos o cartera' },
  ]);
});

test('a customer that chose a password stays when its list is undone (OFC-404)', async () => {
  const nit = nitOf();
  const row = `${nit.whole};Negocio ${nit.whole};${phoneOf()};Peluquería;;Calle 9 # 1-20;Bogotá;;;`;
  const list = await whole('customers', [titles, row].join('\n'));
  await api.db.query(
    `update auth.identity set password_hash = 'chosen' where id = (select identity_id from auth.customer where document_number = $1)`,
    [nit.whole],
  );
  await work('import_undo', list._id);
  expect(await storedOf(nit.whole)).toHaveLength(1);
  expect(await rowsOf(list._id, 'kept')).toMatchObject([{ code: nit.whole, reason: 'ya entró a la tienda' }]);
});

test('a value that changed since stays when a list of customers is undone (OFC-404)', async () => {
  const nit = nitOf();
  const row = (trade: string, phone = phoneOf()) => `${titles}\n${nit.whole};Estilo;${phone};${trade};;;Bogotá;;;`;
  await whole('customers', row('Peluquería'));
  const list = await whole('customers', row('Barbería', ''));
  await api.db.query(`update auth.customer set trade_type_id = 'peluqueria' where document_number = $1`, [nit.whole]);
  await work('import_undo', list._id);
  expect(await rowsOf(list._id, 'kept')).toMatchObject([{ reason: 'cambió después de la importación' }]);
});

test('a list of receivables that is undone takes its invoices off the debt, except those that were paid since (OFC-404)', async () => {
  const nit = nitOf();
  const { customerId } = await makeCustomer(api.db);
  await api.db.query(`update auth.customer set document_type = 'NIT', document_number = $2 where id = $1`, [
    customerId,
    nit.whole,
  ]);
  const text = `NIT;Factura;Vencimiento;Saldo\n${nit.whole};A-1;2090-01-31;50.000\n${nit.whole};A-2;2090-01-31;70.000`;
  const usedOf = async (id: string) =>
    (await api.db.query('select used from auth.credit_account where customer_id = $1', [id])).rows;
  const used = () => usedOf(customerId);
  const other = await makeCustomer(api.db, { creditLimit: 90_000 });
  await api.db.query('update auth.credit_account set used = 60000 where customer_id = $1', [other.customerId]);
  const list = await whole('receivables', text);
  expect(await used()).toEqual([{ used: 120_000 }]);
  await work('import_undo', list._id);
  expect(await used()).toEqual([{ used: 0 }]);
  expect(await usedOf(other.customerId)).toEqual([{ used: 60_000 }]);
  const again = await whole('receivables', text);
  expect(await used()).toEqual([{ used: 120_000 }]);
  await api.db.query(
    `with paid as (insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'payment', -20000) returning customer_id)
     update auth.credit_account a set used = used - 20000 from paid where a.customer_id = paid.customer_id`,
    [customerId],
  );
  await work('import_undo', again._id);
  expect(await used()).toEqual([{ used: 100_000 }]);
  expect((await rowsOf(again._id, 'kept')).map(({ reason }) => reason)).toEqual(['ya tiene pagos', 'ya tiene pagos']);
});

/** Imports a list, stops it once some of its rows are saved, and lets it go on. */
async function stopAndGoOn(kind: string, text: string): Promise<OneImport> {
  const list = await upload(kind, text);
  await work('import_check', list._id);
  const running = work('import_run', list._id);
  await expect
    .poll(async () => (await read(list._id)).run?.done ?? 0, { timeout: 60_000, interval: 5 })
    .toBeGreaterThan(0);
  await owner(`POST ${base}/${list._id}/stop`);
  await running;
  const stopped = await read(list._id);
  expect(['stopped', 'done']).toContain(stopped.state);
  if (stopped.state === 'stopped') await work('import_run', list._id);
  return read(list._id);
}

test('receivables that are stopped on the way go on where they were: each invoice is owed once (OFC-404, OFC-305)', async () => {
  const debtors: { customerId: string; nit: string }[] = [];
  // more than one transaction saves
  for (let n = 0; n < 120; n += 1) {
    const [{ customerId }, { whole: nit }] = [await makeCustomer(api.db), nitOf()];
    debtors.push({ customerId, nit });
  }
  const ids = debtors.map(({ customerId }) => customerId);
  await api.db.query(
    `update auth.customer c set document_type = 'NIT', document_number = d.nit
     from unnest($1::uuid[], $2::text[]) as d (id, nit) where c.id = d.id`,
    [ids, debtors.map(({ nit }) => nit)],
  );
  const rows = debtors.flatMap(({ nit }) => [`${nit};P-1;2090-01-31;1000`, `${nit};P-2;2090-02-28;500`]);
  const list = await stopAndGoOn('receivables', ['NIT;Factura;Vencimiento;Saldo', ...rows].join('\n'));
  expect(list).toMatchObject({ state: 'done', run: { done: 240, counts: { created: 240, skipped: 0 } } });
  const { rows: accounts } = await api.db.query(
    `select used, count(*)::int as accounts from auth.credit_account where customer_id = any($1) group by used`,
    [ids],
  );
  expect(accounts).toEqual([{ used: 1_500, accounts: 120 }]);
});

test('customers that are stopped on the way go on where they were: none is there twice (OFC-404)', async () => {
  const name = `Salón ${digits(8)}`;
  const rows = Array.from(
    { length: 120 },
    (_, n) => `${nitOf().bare};${name} ${n};${phoneOf()};Peluquería;;Calle ${n} # 1-20;Bogotá;;;`,
  );
  const list = await stopAndGoOn('customers', [titles, ...rows].join('\n'));
  expect(list).toMatchObject({ state: 'done', run: { done: 120 } });
  const { created = 0, skipped = 0 } = list.run?.counts ?? {};
  const { rows: stored } = await api.db.query(
    `select count(*)::int as customers, count(distinct name)::int as names from auth.customer where name like $1 || ' %'`,
    [name],
  );
  expect(stored).toEqual([{ customers: created, names: created }]);
  expect(created + skipped).toBe(120);
});
