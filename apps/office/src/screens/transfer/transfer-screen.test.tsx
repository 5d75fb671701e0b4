import type { StockItem } from '@tonalia/contract/stock-office';
import type { StockTransfer, StockTransferLine } from '@tonalia/contract/stock-transfers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { type TransferDraft, differencesOf, levelUnits, swapped, withVersion } from './draft.ts';

const ID = 'a3c1b2f0-1111-4222-8333-444455556666';
const ONE = `GET /api/products/office/transfers/${ID}`;
const STOCK = 'GET /api/products/office/stock';
const warehouses = [
  { _id: 'MDE', name: 'Medellín' },
  { _id: 'BOG', name: 'Bogotá' },
];
const names = {
  code: 'TS-83',
  name: '8.3 Rubio claro dorado',
  detail: 'Tinta Sur',
  image: '/pictures/version/83',
  tile: 'arena',
  swatch: '#C9A36B',
};
const line = (more: Partial<StockTransferLine> = {}): StockTransferLine => ({
  ...names,
  versionId: '83',
  units: 40,
  received: null,
  reason: null,
  cost: 9_000,
  grams: 90,
  from: { available: 64, perDay: 4, shelf: 'B-10-2' },
  to: { available: 9, perDay: 9, shelf: null },
  ...more,
});
const transfer = (more: Partial<StockTransfer> = {}): StockTransfer => ({
  _id: ID,
  code: 'TR-0094',
  state: 'draft',
  from: { _id: 'MDE', name: 'Medellín' },
  to: { _id: 'BOG', name: 'Bogotá' },
  leavesOn: '2026-11-24',
  arrivesOn: null,
  units: 40,
  differing: 0,
  createdAt: '2026-11-23T14:40:00.000Z',
  createdBy: 'Nelson Cruz',
  sentAt: null,
  sentBy: null,
  receivedAt: null,
  receivedBy: null,
  carrier: '',
  note: '',
  version: 3,
  lines: [line()],
  warehouses,
  ...more,
});
const item: StockItem = {
  ...names,
  versionId: '83',
  onHand: 73,
  reserved: 0,
  available: 73,
  warehouses: [{ warehouseId: 'MDE', onHand: 64, reserved: 0, available: 64 }],
  presale: null,
  perDay: 4,
  coverDays: 16,
  cost: 9_000,
  grams: 90,
};
const stockPage = {
  results: [item],
  page: 1,
  limit: 50,
  total: 1,
  totalIsExact: true,
  pages: 1,
  counts: { all: 1, running_out: 0, out: 0, idle: 0 },
  value: null,
  open: { traslados: 0, conteos: 0 },
  warehouses,
};
const office = (one: StockTransfer, more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [ONE]: () => ({ body: { results: one } }),
    [STOCK]: () => ({ body: stockPage }),
    ...more,
  });

test('a draft shows what each warehouse has before and after, and Enviar saves it and sends it (OFC-405)', async () => {
  const save = `PUT /api/products/office/transfers/${ID}`;
  const send = `POST /api/products/office/transfers/${ID}/send`;
  const asked = office(transfer(), {
    [save]: () => ({ body: { results: transfer({ version: 4, units: 41, lines: [line({ units: 41 })] }) } }),
    [send]: () => ({ body: { results: transfer({ version: 5, state: 'sent' }) } }),
  });
  renderOffice(`/existencias/traslados/${ID}`);
  const field = await screen.findByRole('textbox', { name: 'Unidades de 8.3 Rubio claro dorado' });
  const row = field.closest('tr');
  expect(row?.textContent).toContain('64 →24');
  expect(row?.textContent).toContain('9 →49');
  await userEvent.type(field, '{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar 41 und.' }));
  await waitFor(() => expect(asked[send]?.[0]?.body).toEqual({ version: 4 }));
  expect(asked[save]?.[0]?.body).toMatchObject({ version: 3, lines: [{ versionId: '83', units: 41 }] });
});

test('more units than are available show both numbers and cannot be sent (OFC-405)', async () => {
  office(transfer({ lines: [line({ units: 70 })] }));
  renderOffice(`/existencias/traslados/${ID}`);
  expect(await screen.findByText('Pides 70 y hay 64')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar 70 und.' }).disabled).toBe(true);
});

test('a refusal on sending shows what is available now, and what was typed stays (OFC-405)', async () => {
  let available = 64;
  office(transfer(), {
    [ONE]: () => ({ body: { results: transfer({ lines: [line({ from: { available, perDay: 4, shelf: null } })] }) } }),
    [`PUT /api/products/office/transfers/${ID}`]: () => ({ body: { results: transfer({ version: 4 }) } }),
    [`POST /api/products/office/transfers/${ID}/send`]: () => {
      available = 30;
      return refusal(409, 'TRANSFER_SHORT', 'No alcanza lo disponible.');
    },
  });
  renderOffice(`/existencias/traslados/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar 40 und.' }));
  expect(await screen.findByText('No alcanza lo disponible.')).toBeDefined();
  expect(await screen.findByText('Pides 40 y hay 30')).toBeDefined();
});

test('what is on its way is counted line by line, and fewer units ask for their reason before it is received (OFC-405)', async () => {
  const receive = `POST /api/products/office/transfers/${ID}/receive`;
  const sent = transfer({ state: 'sent', sentAt: '2026-11-24T13:00:00.000Z', sentBy: 'Ana' });
  const asked = office(sent, { [receive]: () => ({ body: { results: { ...sent, state: 'received' } } }) }, 'warehouse');
  renderOffice(`/existencias/traslados/${ID}`);
  const field = await screen.findByRole('textbox', { name: 'Llegó de 8.3 Rubio claro dorado' });
  await userEvent.clear(field);
  await userEvent.type(field, '38');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Recibir 38 und.' });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Llegó roto' }));
  await userEvent.click(button);
  await waitFor(() =>
    expect(asked[receive]?.[0]?.body).toEqual({
      version: 3,
      differences: [{ versionId: '83', received: 38, reason: 'broken' }],
    }),
  );
});

test('a new transfer begins with a version, finds others by their code, and is saved as a draft (OFC-405)', async () => {
  const make = 'POST /api/products/office/transfers';
  const asked = office(transfer(), { [make]: () => ({ body: { results: transfer({ version: 1 }) } }) });
  renderOffice('/existencias/traslados/nuevo');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Código, tono o EAN' }), 'ts-83{Enter}');
  await screen.findByRole('textbox', { name: 'Unidades de 8.3 Rubio claro dorado' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Transportadora' }), 'Envía');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() =>
    expect(asked[make]?.[0]?.body).toMatchObject({
      fromId: 'MDE',
      toId: 'BOG',
      carrier: 'Envía',
      lines: [{ versionId: '83', units: 1 }],
    }),
  );
});

test('a role without transfers reads one and changes nothing (OFC-405)', async () => {
  office(transfer(), {}, 'read-only');
  renderOffice(`/existencias/traslados/${ID}`);
  expect(await screen.findByText('8.3 Rubio claro dorado')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
});

test('units level so that both warehouses last as long, and never exceed what is there (OFC-405)', () => {
  expect(levelUnits(line())).toBe(42); // 73 units at 4 and 9 a day
  expect(
    levelUnits(line({ from: { available: 3, perDay: 0, shelf: null }, to: { available: 0, perDay: 9, shelf: null } })),
  ).toBe(3);
  expect(
    levelUnits(line({ from: { available: 9, perDay: 9, shelf: null }, to: { available: 90, perDay: 1, shelf: null } })),
  ).toBe(1);
  expect(
    levelUnits(line({ from: { available: 9, perDay: 0, shelf: null }, to: { available: 9, perDay: 0, shelf: null } })),
  ).toBe(40);
});

test('a version that is scanned again is one unit more, and the direction turns with its units (OFC-405)', () => {
  const empty: TransferDraft = {
    fromId: 'MDE',
    toId: 'BOG',
    leavesOn: null,
    arrivesOn: null,
    carrier: '',
    note: '',
    lines: [],
  };
  const twice = withVersion(withVersion(empty, item), item);
  expect(twice.lines.map(({ units, from, to }) => [units, from.available, to.available])).toEqual([[2, 64, 0]]);
  expect(swapped(twice)).toMatchObject({ fromId: 'BOG', toId: 'MDE', lines: [{ from: { available: 0 } }] });
  expect(differencesOf([line()], { '83': { received: 39, reason: undefined } })).toBeUndefined();
  expect(differencesOf([line()], { '83': { received: 41, reason: undefined } })).toEqual([
    { versionId: '83', received: 41, reason: 'extra' },
  ]);
});

test('the side says what travels: its cost, its net weight, and for how many versions they are not known (OFC-405)', async () => {
  const lines = [line(), line({ versionId: '84', units: 2, grams: 1_000, cost: null })];
  office(transfer({ lines }), {}, 'owner');
  renderOffice(`/existencias/traslados/${ID}`);
  const cost = await screen.findByText('Al costo');
  expect(cost.nextElementSibling?.textContent).toMatch(/^\$\s360\.000sin 1 versión$/);
  expect(screen.getByText('Peso neto').nextElementSibling?.textContent).toBe('5,6 kg');
});

test('a role without costs reads no cost of a transfer (OFC-405)', async () => {
  office(transfer({ lines: [line({ cost: null })] }), {}, 'warehouse');
  renderOffice(`/existencias/traslados/${ID}`);
  expect(await screen.findByText('Peso neto')).toBeDefined();
  expect(screen.queryByText('Al costo')).toBeNull();
});

test('Lista saves the draft and prints it in walking order, with both shelves and no prices (OFC-405)', async () => {
  const save = `PUT /api/products/office/transfers/${ID}`;
  const lines = [
    line({ versionId: '84', name: 'Sin ubicación', from: { available: 5, perDay: 0, shelf: null } }),
    line({ versionId: '85', name: 'En la diez', from: { available: 5, perDay: 0, shelf: 'B-10-2' } }),
    line({ name: 'En la dos', from: { available: 5, perDay: 0, shelf: 'B-2-1' }, units: 4 }),
  ];
  const saved = transfer({ version: 4, units: 84, lines, carrier: 'Envía', note: 'Con cuidado' });
  let isSaved = false;
  const asked = office(transfer(), {
    [save]: () => {
      isSaved = true;
      return { body: { results: saved } };
    },
    [ONE]: () => ({ body: { results: isSaved ? saved : transfer() } }),
  });
  const router = renderOffice(`/existencias/traslados/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Lista' }));
  expect(await screen.findByText('De Medellín a Bogotá')).toBeDefined();
  expect(router.state.location.pathname).toBe(`/existencias/traslados/${ID}/lista`);
  const table = screen.getByRole('table');
  expect(asked[save]).toHaveLength(1);
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);
  expect(rows).toEqual(['B-2-1', 'B-10-2', '–', 'Total']);
  expect(screen.getByText('Con cuidado')).toBeDefined();
  expect(document.body.textContent).not.toContain('$');
});
