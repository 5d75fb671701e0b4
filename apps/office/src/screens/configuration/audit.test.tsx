import type { AuditEntry } from '@tonalia/contract/office-audit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const GET = 'GET /api/office/audit';
const CAMILA = '00000000-0000-4000-8000-000000000001';

const event = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  _id: String(id),
  at: '2026-11-20T15:00:00.000Z',
  by: 'Camila Moreno',
  operatorId: CAMILA,
  network: '10.0.0.7',
  action: 'products.stock_adjusted',
  subject: '41',
  named: null,
  detail: {},
  ...more,
});

const pageOfEvents = (results: readonly AuditEntry[]) => ({
  results,
  page: 1,
  limit: 50,
  total: results.length,
  totalIsExact: true,
  pages: 1,
});
const office = (events: readonly AuditEntry[]) => ({
  'GET /api/office/me': () => signedIn('owner'),
  'GET /api/office/audit/people': () => ({ body: { results: [{ _id: CAMILA, name: 'Camila Moreno' }] } }),
  [GET]: () => ({ body: pageOfEvents(events) }),
});
/** The lists of events; the menu has lists of its own. */
const events = async () => {
  await screen.findAllByRole('time');
  return within(screen.getByRole('main')).getAllByRole('listitem');
};
const rows = async () => (await events()).map((row) => row.textContent);

test('each event says who did what to what, and what changed, in words (OFC-006)', async () => {
  answerWith(
    office([
      event(5, {
        named: { kind: 'version', key: 'TS-83', name: 'Tinte 8.3' },
        detail: { before: 9, after: 8, reason: 'Se rompió uno', by: 'Camila Moreno' },
      }),
      event(4, {
        action: 'office.operator_changed',
        named: { kind: 'operator', key: '2', name: 'Sara Quintero' },
        detail: { roleBefore: 'marketing', role: 'catalogue' },
      }),
      event(3, { action: 'products.price_set', detail: { code: 'TS-1', before: 15_300, after: 16_100 } }),
      event(2, { action: 'office.signed_in', subject: CAMILA, detail: { factor: 'passkey' } }),
      event(1, {
        by: null,
        operatorId: null,
        action: 'auth.unheard_of',
        subject: '9'.repeat(8),
        detail: { reason: 'in_code' },
      }),
    ]),
  );
  renderOffice('/configuracion/registro');
  const [adjusted, role, price, signIn, unknown] = await rows();
  expect(adjusted).toMatch(/Camila Moreno.*ajustó Tinte 8\.3.*9 → 8, Se rompió uno/);
  expect(role).toMatch(/cambió a Sara Quintero.*Mercadeo → Catálogo/);
  expect(price).toMatch(/cambió el precio de TS-1.*\$\s15\.300 → \$\s16\.100/);
  expect(signIn).toMatch(/ingresó 10\.0\.0\.7.*llave de acceso/);
  expect(unknown).toMatch(/Sistema.*cambió $/);
  expect(screen.getByRole('link', { name: 'Tinte 8.3' }).getAttribute('href')).toContain('/existencias?q=TS-83');
});

test('the filters are in the address and in the call, and are removed again (OFC-006)', async () => {
  const asked = answerWith(office([]));
  const router = renderOffice('/configuracion/registro?que=catalogue&desde=2026-11-01');
  expect(await screen.findByText('Nada en el registro con estos filtros')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Exportar' }).getAttribute('href')).toBe(
    '/api/office/audit/export?area=catalogue&from=2026-11-01',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quién' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Camila Moreno' }));
  await waitFor(() =>
    expect(asked[GET]?.at(-1)?.query).toMatchObject({ operator: CAMILA, area: 'catalogue', from: '2026-11-01' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Fecha' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ quien: CAMILA, que: 'catalogue' }));
});

test('fifty events lead to older ones, before the last that is shown (OFC-006)', async () => {
  const asked = answerWith({
    ...office([]),
    [GET]: ({ query }) => {
      const first = query['before'] === undefined ? 60 : 10;
      return { body: pageOfEvents(Array.from({ length: first === 60 ? 50 : 3 }, (_, at) => event(first - at, {}))) };
    },
  });
  renderOffice('/configuracion/registro');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  await waitFor(() => expect(screen.getAllByRole('time')).toHaveLength(53));
  expect(asked[GET]?.at(-1)?.query).toMatchObject({ before: '11' });
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

test('a change of cells and a bulk act of today can be undone after a preview, unless they were (OFC-007)', async () => {
  const [cells, done, bulk] = ['a', 'b', 'c'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
  const at = new Date().toISOString();
  const CELLS = `POST /api/products/office/versions/changes/${cells}/undo`;
  const undo = { changed: ['41:price', '42:price'], unchanged: [], refused: [], undo: null };
  const asked = answerWith({
    ...office([
      event(6, { at, action: 'products.cells_undone', subject: done ?? '' }),
      event(5, { at, action: 'products.cells_changed', subject: done ?? '' }),
      event(4, { at, action: 'products.cells_changed', subject: cells ?? '', detail: { cells: 2 } }),
      event(3, { at: '2026-01-05T15:00:00.000Z', action: 'products.cells_changed', subject: bulk ?? '' }),
      event(2, { at, action: 'purchase.bulk_dispatched', subject: bulk ?? '', detail: { shipments: 12 } }),
      event(1, { at, action: 'products.stock_adjusted' }),
    ]),
    [CELLS]: () => ({ body: { results: undo } }),
  });
  renderOffice('/configuracion/registro');
  const buttons = await screen.findAllByRole('button', { name: 'Deshacer' });
  expect(buttons.map((button) => button.closest('li')?.textContent)).toEqual([
    expect.stringContaining('2 celdas'),
    expect.stringContaining('12 despachos'),
  ]);
  await userEvent.click(buttons[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(asked[CELLS]?.map(({ body }) => body)).toEqual([{ dryRun: true }]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 celdas como antes')).toBeDefined();
  expect(asked[CELLS]?.at(-1)?.body).toEqual({ dryRun: false });
});

test('an assignment of many customers is undone from the audit by its own id, that of one customer is not (OFC-007)', async () => {
  const [seller, act] = ['a', 'b'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
  const at = new Date().toISOString();
  const UNDO = `POST /api/customers/office/assignments/${act}/undo`;
  const asked = answerWith({
    ...office([
      event(2, {
        at,
        action: 'auth.customers_assigned',
        subject: seller ?? '',
        detail: { customers: 12, assignmentId: act ?? '', list: `${seller} ${act}` },
      }),
      event(1, { at, action: 'auth.customers_assigned', subject: seller ?? '', detail: { customers: 1 } }),
    ]),
    [UNDO]: () => ({ body: { results: { changed: [seller], unchanged: [], refused: [], undo: null } } }),
  });
  renderOffice('/configuracion/registro');
  const buttons = await screen.findAllByRole('button', { name: 'Deshacer' });
  expect(buttons.map((button) => button.closest('li')?.textContent)).toEqual([expect.stringContaining('12 clientes')]);
  expect(screen.queryByText(new RegExp(`${seller} ${act}`))).toBeNull();
  await userEvent.click(buttons[0] ?? document.body);
  await waitFor(() => expect(asked[UNDO]?.map(({ body }) => body)).toEqual([{ dryRun: true }]));
});
