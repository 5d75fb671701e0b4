import type { ListedBankLine } from '@tonalia/contract/bank-lines';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { bankLine, did, pageOf, refusedAs } from '../../../test/payments.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const MATCH = 'POST /api/purchase/office/bank-lines/match';
const ALIKE = 'GET /api/purchase/office/bank-lines/3/alike';
const UPLOAD = 'POST /api/purchase/office/statements';
const line = (id: number, amount: number, expected: number | null): ListedBankLine => ({
  ...bankLine(id, amount),
  description: `TRANSF ${id}`,
  isIgnored: false,
  registered: null,
  pair: null,
  candidates: 0,
  proposal:
    expected === null
      ? null
      : {
          of: 'transfer',
          count: 1,
          ids: [`9${id}`],
          code: `TN-4800${id}`,
          isOrder: true,
          name: `Salón ${id}`,
          amount: expected,
          state: expected === amount ? 'matches' : 'differs',
        },
});
const page = {
  ...pageOf([line(1, 964_200, 964_200), line(2, 268_000, 268_700), line(3, 96_400, null), line(4, 50_000, 50_000)]),
  counts: { open: 4, all: 84 },
  difference: 97_100,
  statement: null,
};
const office = (role: Parameters<typeof signedIn>[0] = 'receivables') => ({
  'GET /api/office/me': () => signedIn(role),
  'GET /api/purchase/office/bank-lines': () => ({ body: page }),
});

test('proposals are accepted one by one by key, and all that match at once (OFC-109)', async () => {
  const asked = answerWith({ ...office(), [MATCH]: () => ({ body: did('1') }) });
  renderOffice('/pagos?vista=conciliacion');
  expect(await screen.findByText(/Faltan \$\s700/)).toBeDefined();
  expect(screen.getByText('Sin pareja')).toBeDefined();
  await userEvent.keyboard('ja');
  expect(await screen.findByText('1 movimiento conciliado')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar 2 sugeridos' }));
  await waitFor(() => expect(asked[MATCH]).toHaveLength(2));
  expect(asked[MATCH]?.map(({ body }) => body['items'])).toEqual([
    [{ lineId: '1', of: 'transfer', ids: ['91'] }],
    [
      { lineId: '1', of: 'transfer', ids: ['91'] },
      { lineId: '4', of: 'transfer', ids: ['94'] },
    ],
  ]);
});

test('a line that may be of two transfers is taken by none until the desk chooses one (OFC-109)', async () => {
  const unsure = { ...line(5, 80_000, null), candidates: 2 };
  const transfers = ['TN-48001', 'TN-48002'].map((code, at) => ({
    of: 'transfer',
    id: `9${at}`,
    code,
    isOrder: true,
    name: 'Salón Peña',
    amount: 80_000,
    day: '2026-11-23',
    isApproved: false,
  }));
  const asked = answerWith({
    ...office(),
    'GET /api/purchase/office/bank-lines': () => ({
      body: { ...page, ...pageOf([line(1, 964_200, 964_200), unsure]) },
    }),
    'GET /api/purchase/office/bank-lines/5/pairs': () => ({ body: { results: transfers } }),
    [MATCH]: () => ({ body: did('5') }),
  });
  renderOffice('/pagos?vista=conciliacion');
  expect(await screen.findByText('Puede ser de 2')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Escoger pareja' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /TN-48002/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() =>
    expect(asked[MATCH]?.[0]?.body).toMatchObject({ items: [{ lineId: '5', of: 'transfer', ids: ['91'] }] }),
  );
});

test('a sum of transfers, a deposit, a gateway and a refund say what they are, and are accepted with all of it (OFC-109)', async () => {
  const of = (id: number, amount: number, proposal: object): ListedBankLine => {
    const base = line(id, amount, amount);
    return { ...base, ...(base.proposal && { proposal: { ...base.proposal, ...proposal } }) };
  };
  const cash = { of: 'cash', ids: [crypto.randomUUID()], code: 'HR-00871', isOrder: false, name: 'Diana Ríos' };
  const sum = { ids: ['91', '92'], count: 2, code: null, isOrder: false, state: 'sum' };
  const pse = { ...sum, of: 'gateway', count: 12, name: 'PSE' };
  const lines = [
    of(1, 1_400_000, { ...sum, name: 'Salón Peña' }),
    of(2, 346_800, cash),
    of(3, 4_182_600, pse),
    of(4, -142_700, { of: 'refund', ids: ['7'], name: 'Estética Viviana' }),
  ];
  const asked = answerWith({
    ...office(),
    'GET /api/purchase/office/bank-lines': () => ({ body: { ...page, ...pageOf(lines) } }),
    [MATCH]: () => ({ body: did('1', '2', '3', '4') }),
  });
  renderOffice('/pagos?vista=conciliacion&estado=todos');
  expect((await screen.findByText('2 transferencias, Salón Peña')).closest('tr')?.textContent).toContain('Suma igual');
  expect(screen.getByText('12 pagos PSE')).toBeDefined();
  expect(screen.getByText('Recaudo Diana Ríos')).toBeDefined();
  expect(screen.getByRole('link', { name: 'HR-00871' }).getAttribute('href')).toMatch(/\/cartera\/recaudos\/HR-00871$/);
  expect(screen.getByText('Reembolso, Estética Viviana')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar 4 sugeridos' }));
  await waitFor(() =>
    expect(asked[MATCH]?.[0]?.body).toEqual({
      items: [
        { lineId: '1', of: 'transfer', ids: ['91', '92'] },
        { lineId: '2', of: 'cash', ids: cash.ids },
        { lineId: '3', of: 'gateway', ids: ['91', '92'] },
        { lineId: '4', of: 'refund', ids: ['7'] },
      ],
    }),
  );
});

test('several transfers chosen by hand are accepted when they are together the amount of the line (OFC-109)', async () => {
  const pairs = [60_000, 30_000, 36_400].map((amount, at) => ({
    of: 'transfer',
    id: `8${at}`,
    code: `TN-4810${at}`,
    isOrder: true,
    name: 'Salón Peña',
    amount,
    day: '2026-11-20',
    isApproved: false,
  }));
  const asked = answerWith({
    ...office(),
    [MATCH]: () => ({ body: did('3') }),
    'GET /api/purchase/office/bank-lines/3/pairs': () => ({ body: { results: pairs } }),
  });
  renderOffice('/pagos?vista=conciliacion&fila=3');
  await screen.findByText('Sin pareja');
  await userEvent.keyboard('b');
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar pareja', hidden: true }));
  const take = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Aceptar/, hidden: true });
  const choose = async (code: RegExp) =>
    userEvent.click(await dialog.findByRole('button', { name: code, hidden: true }));
  await choose(/TN-48100/);
  await choose(/TN-48101/);
  expect(dialog.getByText(/2 escogidas suman \$\s90\.000/).textContent).toMatch(/\$\s6\.400 de diferencia/);
  expect(take().disabled).toBe(true);
  await choose(/TN-48101/);
  await choose(/TN-48102/);
  expect(take().disabled).toBe(false);
  await userEvent.click(take());
  await waitFor(() =>
    expect(asked[MATCH]?.[0]?.body).toEqual({ items: [{ lineId: '3', of: 'transfer', ids: ['80', '82'] }] }),
  );
});

test('the tabs say how many lines each has, and how much of the money nothing explains (OFC-109)', async () => {
  answerWith(office());
  renderOffice('/pagos?vista=conciliacion');
  expect(await screen.findByRole('link', { name: 'Por revisar 4' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Todos 84' })).toBeDefined();
  expect(screen.getByText(/^Diferencia/).textContent).toMatch(/^Diferencia \$\s97\.100$/);
});

test('several that are accepted at once say how many were, and which were refused and why (OFC-109)', async () => {
  const refused = [{ id: '4', code: 'TRANSFER_DECIDED', message: 'Otra persona ya revisó esta transferencia.' }];
  answerWith({
    ...office(),
    [MATCH]: () => ({ body: { results: { changed: ['1'], unchanged: [], refused, undo: null } } }),
  });
  renderOffice('/pagos?vista=conciliacion');
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar 2 sugeridos' }));
  const notice = await screen.findByText('1 de 2 movimientos conciliados');
  const part = notice.closest('[role=alert]');
  expect(part?.textContent).toMatch(/TRANSF 4, \$\s50\.000 Otra persona ya revisó esta transferencia\./);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText('1 de 2 movimientos conciliados')).toBeNull();
});

test('a line of more than its transfer asks for the second factor, and is then accepted (OFC-109 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...office(),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: new Date().toISOString() } } };
    },
    [MATCH]: () => ({ body: isConfirmed ? did('2') : refusedAs('2', 'STEP_UP_REQUIRED', 'Confirma.') }),
  });
  renderOffice('/pagos?vista=conciliacion');
  await screen.findByText('Sin pareja');
  await userEvent.keyboard('jja');
  await userEvent.type(await screen.findByLabelText(/[Cc]ódigo/), '123456{Enter}');
  expect(await screen.findByText('1 movimiento conciliado')).toBeDefined();
  expect(asked[MATCH]?.map(({ body }) => body['items'])).toEqual(
    Array(2).fill([{ lineId: '2', of: 'transfer', ids: ['92'] }]),
  );
});

test('the pair that no rule proposes is found by key, chosen and accepted; a line of less with what is missing (OFC-109 OFC-013)', async () => {
  const pair = { of: 'transfer', id: '77', code: 'TN-48191', isOrder: true, name: 'Estética Viviana', amount: 97_100 };
  const pairs = [{ ...pair, day: '2026-11-20', isApproved: false }];
  const asked = answerWith({
    ...office(),
    [MATCH]: () => ({ body: did('3') }),
    'GET /api/purchase/office/bank-lines/3/pairs': ({ query }) => ({
      body: { results: query['q'] === 'nada' ? [] : pairs },
    }),
  });
  renderOffice('/pagos?vista=conciliacion&fila=3');
  await screen.findByText('Sin pareja');
  expect(screen.getAllByRole('button', { name: 'Buscar pareja' })).toHaveLength(1);
  await userEvent.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: 'Buscar pareja', hidden: true });
  const field = within(dialog).getByLabelText('Pedido, cliente, ruta o conductor');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('nada');
  expect(await within(dialog).findByText(/Ninguna transferencia ni recaudo sin movimiento/)).toBeDefined();
  await userEvent.clear(field);
  const found = await within(dialog).findByRole('button', { name: /TN-48191, Estética Viviana/, hidden: true });
  expect(found.textContent).toMatch(/20 nov, por revisar.*\$\s700 de diferencia/);
  const take = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Aceptar/, hidden: true });
  expect(take().disabled).toBe(true);
  await userEvent.click(found);
  expect(take().textContent).toBe('Aceptar con ajuste');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 movimiento conciliado')).toBeDefined();
  expect(asked[MATCH]?.map(({ body }) => body['items'])).toEqual([[{ lineId: '3', of: 'transfer', ids: ['77'] }]]);
});

test('a statement says what was new and which rows were no lines, or why it is none (OFC-109)', async () => {
  let isGood = true;
  const asked = answerWith({
    ...office(),
    [UPLOAD]: () =>
      isGood
        ? {
            body: {
              results: {
                account: 'Bancolombia ··5512',
                lines: 3,
                added: 2,
                errorCount: 1,
                errors: [{ row: 4, message: 'el valor «10,5» tiene centavos' }],
              },
            },
          }
        : refusal(400, 'INVALID_REQUEST', 'El archivo no tiene una fila de títulos.'),
  });
  renderOffice('/pagos?vista=conciliacion');
  const input = await screen.findByLabelText<HTMLInputElement>('Subir extracto', { selector: 'input' });
  await userEvent.upload(input, new File(['Fecha;Valor'], 'extracto.csv'));
  expect(await screen.findByText('Bancolombia ··5512: 2 movimientos nuevos de 3')).toBeDefined();
  expect(screen.getByText('Fila 4: el valor «10,5» tiene centavos')).toBeDefined();
  expect(asked[UPLOAD]?.[0]?.body).toEqual({ name: 'extracto.csv', file: btoa('Fecha;Valor') });
  isGood = false;
  await userEvent.upload(input, new File(['x'], 'x.csv'));
  expect(await screen.findByText('El archivo no tiene una fila de títulos.')).toBeDefined();
});

test('the last statement says how much of it is matched, proposed and without a pair (OFC-109)', async () => {
  const statement = {
    account: 'Bancolombia ··5512',
    fileName: 'extracto-1611-2211.csv',
    firstDay: '2026-11-16',
    lastDay: '2026-11-22',
    total: 84,
    matched: 71,
    proposed: 10,
    undecided: 1,
    withoutPair: 2,
  };
  answerWith({ ...office(), 'GET /api/purchase/office/bank-lines': () => ({ body: { ...page, statement } }) });
  renderOffice('/pagos?vista=conciliacion');
  const panel = await screen.findByRole('region', { name: 'Subir extracto' });
  await waitFor(() => expect(panel.textContent).toMatch(/71 conciliados.*10 sugeridos.*1 por escoger.*2 sin pareja/));
  expect(panel.textContent).toContain('Bancolombia ··5512, 16 nov a 22 nov');
});

test('a statement without lines to choose does not count them (OFC-109)', async () => {
  const statement = {
    account: 'Bancolombia ··5512',
    fileName: 'extracto.csv',
    firstDay: '2026-11-16',
    lastDay: '2026-11-22',
    total: 2,
    matched: 1,
    proposed: 0,
    undecided: 0,
    withoutPair: 1,
  };
  answerWith({ ...office(), 'GET /api/purchase/office/bank-lines': () => ({ body: { ...page, statement } }) });
  renderOffice('/pagos?vista=conciliacion');
  const panel = await screen.findByRole('region', { name: 'Subir extracto' });
  await waitFor(() => expect(panel.textContent).toMatch(/1 conciliado.*0 sugeridos.*1 sin pareja/));
  expect(panel.textContent).not.toContain('por escoger');
});

test('a statement that does not name its account asks for it, and is sent again with it (OFC-109)', async () => {
  const sentence = 'Revisa «Cuenta»: el archivo no dice de qué cuenta es.';
  const results = { account: 'Nequi ··4567', lines: 1, added: 1, errorCount: 0, errors: [] };
  const asked = answerWith({
    ...office(),
    [UPLOAD]: ({ body }) =>
      body['account'] === undefined
        ? { status: 400, body: { code: 'INVALID_REQUEST', message: sentence, params: { field: 'account' } } }
        : { body: { results } },
  });
  renderOffice('/pagos?vista=conciliacion');
  const input = await screen.findByLabelText<HTMLInputElement>('Subir extracto', { selector: 'input' });
  await userEvent.upload(input, new File(['Fecha;Valor'], 'nequi.csv'));
  expect(await screen.findByText(sentence)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Banco y últimos 4 números de la cuenta'), 'Nequi 4567{Enter}');
  expect(await screen.findByText('Nequi ··4567: 1 movimiento nuevo de 1')).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(asked[UPLOAD]?.at(-1)?.body).toEqual({ name: 'nequi.csv', file: btoa('Fecha;Valor'), account: 'Nequi 4567' });
});

test('an operator without the permission sees the lines and no act (OFC-004)', async () => {
  const asked = answerWith({ ...office('read-only'), [MATCH]: () => ({ body: did('1') }) });
  renderOffice('/pagos?vista=conciliacion');
  await screen.findByText('Sin pareja');
  await userEvent.keyboard('jab');
  expect(screen.queryByRole('button', { name: /Aceptar|Subir|Buscar pareja/ })).toBeNull();
  expect(asked[MATCH]).toBeUndefined();
});

test('a line of no order is registered by key as what it is: an advance with its customer, the reason and the second factor (OFC-109 OFC-005)', async () => {
  const REGISTER = 'POST /api/purchase/office/bank-lines/register';
  let isConfirmed = false;
  const luz = { group: 'customers', _id: crypto.randomUUID(), name: 'Peluquería Doña Luz', city: 'Bogotá' };
  const asked = answerWith({
    ...office(),
    'GET /api/office/search': () => ({ body: { results: { items: [luz] } } }),
    [ALIKE]: () => ({ body: { results: null } }),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: new Date().toISOString() } } };
    },
    [REGISTER]: () => ({ body: isConfirmed ? did('3') : refusedAs('3', 'STEP_UP_REQUIRED', 'Confirma.') }),
  });
  renderOffice('/pagos?vista=conciliacion&fila=3');
  await screen.findByText('Sin pareja');
  await userEvent.keyboard('x');
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Registrar' });
  await userEvent.click(dialog.getByLabelText('Otro ingreso'));
  await userEvent.type(dialog.getByLabelText('Motivo'), 'Pagó antes de pedir');
  expect(save().disabled).toBe(false);
  await userEvent.click(dialog.getByLabelText('Anticipo de un cliente'));
  expect(save().disabled).toBe(true);
  await userEvent.type(dialog.getByRole('searchbox'), 'luz');
  await userEvent.click(await dialog.findByRole('button', { name: /Peluquería Doña Luz/ }));
  await userEvent.click(save());
  await userEvent.type(await screen.findByLabelText(/[Cc]ódigo/), '123456{Enter}');
  expect(await screen.findByText('Movimiento registrado')).toBeDefined();
  const wish = { lineId: '3', purpose: 'advance', reason: 'Pagó antes de pedir', customerId: luz._id };
  expect(asked[REGISTER]?.map(({ body }) => body)).toEqual([wish, wish]);
});

test('a line like one that was registered comes filled as that one, and is registered as another when the desk says so (OFC-109)', async () => {
  const REGISTER = 'POST /api/purchase/office/bank-lines/register';
  const asked = answerWith({
    ...office(),
    [ALIKE]: () => ({ body: { results: { purpose: 'income', reason: 'Rendimientos del mes' } } }),
    [REGISTER]: () => ({ body: did('3') }),
  });
  renderOffice('/pagos?vista=conciliacion&fila=3');
  await screen.findByText('Sin pareja');
  await userEvent.keyboard('x');
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  expect(await dialog.findByText('Como registraste el anterior igual')).toBeDefined();
  const reason = () => dialog.getByLabelText<HTMLInputElement>('Motivo').value;
  expect([dialog.getByLabelText<HTMLInputElement>('Otro ingreso').checked, reason()]).toEqual([
    true,
    'Rendimientos del mes',
  ]);
  await userEvent.click(dialog.getByLabelText('Traslado entre cuentas propias'));
  expect(reason()).toBe('');
  await userEvent.click(dialog.getByLabelText('Otro ingreso'));
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
  await waitFor(() =>
    expect(asked[REGISTER]?.[0]?.body).toEqual({ lineId: '3', purpose: 'income', reason: 'Rendimientos del mes' }),
  );
});

test('a registered line says what it is and why, and is undone without a question (OFC-109)', async () => {
  const MARK = 'POST /api/purchase/office/bank-lines/ignore';
  const registered = { purpose: 'expense' as const, reason: 'Comisión de noviembre', customer: null, by: 'Camila' };
  const results = [{ ...line(5, -214_900, null), isIgnored: true, registered }];
  const asked = answerWith({
    ...office(),
    'GET /api/purchase/office/bank-lines': () => ({ body: { ...page, results } }),
    [MARK]: () => ({ body: did('5') }),
  });
  renderOffice('/pagos?vista=conciliacion&estado=todos');
  const row = (await screen.findByText('Registrado')).closest('tr');
  expect(row?.textContent).toMatch(/Gasto Comisión de noviembre.*−\$\s214\.900/);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('El movimiento vuelve a la lista')).toBeDefined();
  expect(asked[MARK]?.[0]?.body).toEqual({ ids: ['5'], isIgnored: false });
});
