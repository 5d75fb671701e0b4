import type { Returnable } from '@tonalia/contract/returns-own';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { listedReturn, oneReturn, returnId, returnPage } from '../../../test/returns.ts';
import { readReturnsSearch } from './returns-search.ts';

const LIST = 'GET /api/purchase/office/returns';
const rows = [
  listedReturn(418),
  listedReturn(416, { state: 'asked', stays: true, value: 42_300, wish: 'balance' }),
  listedReturn(409, { state: 'resolved', isPart: true }),
];
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({ 'GET /api/office/me': () => signedIn(role), [LIST]: () => ({ body: returnPage(rows) }), ...more });

test('the list shows where each return is, and the number of each tab (OFC-208)', async () => {
  const asked = office();
  renderOffice('/devoluciones');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('En bodega', { selector: 'tr:nth-child(1) td' })).toBeDefined();
  expect(within(table).getByText('No se recoge')).toBeDefined();
  expect(within(table).getByText('En parte')).toBeDefined();
  expect(screen.getByText(/\$\s483\.300/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Por decidir 5' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ tab: 'undecided' }));
});

test('keys walk the rows and open one (OFC-208)', async () => {
  const id = returnId(416);
  office({
    'GET /api/purchase/office/returns/DV-0416': () => ({ body: { results: oneReturn({ _id: id, code: 'DV-0416' }) } }),
  });
  const router = renderOffice('/devoluciones');
  await screen.findByRole('table');
  await userEvent.keyboard('jj');
  expect(router.state.location.search).toMatchObject({ fila: id });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'DV-0416' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/devoluciones/DV-0416');
});

test('an operator opens a return for a customer by the code of the order (OFC-208)', async () => {
  const OPEN = 'POST /api/purchase/office/orders/TN-48102/returns';
  const returnable: Returnable = {
    lines: [
      { line: 2, name: 'Champú', image: '/pictures/1', units: 4, price: 9_000, until: '2026-11-20', isOpen: true },
    ],
  };
  const asked = office({
    'GET /api/purchase/office/orders/TN-48102/returnable': () => ({ body: { results: returnable } }),
    [OPEN]: () => ({ body: { results: oneReturn() } }),
  });
  renderOffice('/devoluciones');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear devolución' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear devolución', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Pedido'), 'TN-48102{Enter}');
  const units = await within(dialog).findByRole('group', { name: 'Unidades de Champú', hidden: true });
  await userEvent.click(within(units).getByRole('button', { name: 'Una más', hidden: true }));
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivo de Champú'), 'regret');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear', hidden: true }));
  await waitFor(() => expect(asked[OPEN]?.[0]?.body['lines']).toEqual([{ line: 2, units: 1, reason: 'regret' }]));
});

test('units of another order are not asked back, and a search that failed is tried again (OFC-208)', async () => {
  const one = (line: number, name: string): Returnable['lines'][number] => ({
    line,
    name,
    image: '/pictures/1',
    units: 4,
    price: 9_000,
    until: '2026-11-20',
    isOpen: true,
  });
  const returnable = (code: string) => `GET /api/purchase/office/orders/${code}/returnable`;
  let isDown = true;
  const asked = office({
    [returnable('TN-48102')]: () =>
      isDown
        ? refusal(503, 'UNAVAILABLE', 'Inténtalo en un momento.')
        : { body: { results: { lines: [one(1, 'Champú')] } } },
    [returnable('TN-48103')]: () => ({ body: { results: { lines: [one(1, 'Tinte'), one(2, 'Cera')] } } }),
    'POST /api/purchase/office/orders/TN-48103/returns': () => ({ body: { results: oneReturn() } }),
  });
  renderOffice('/devoluciones');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear devolución' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear devolución', hidden: true }));
  const code = dialog.getByLabelText('Pedido');
  const more = async (name: string) =>
    userEvent.click(
      within(await dialog.findByRole('group', { name: `Unidades de ${name}`, hidden: true })).getByRole('button', {
        name: 'Una más',
        hidden: true,
      }),
    );
  await userEvent.type(code, 'TN-48102{Enter}');
  await dialog.findByText('Inténtalo en un momento.');
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Buscar', hidden: true }));
  await more('Champú');
  await userEvent.clear(code);
  await userEvent.type(code, 'TN-48103');
  await userEvent.click(dialog.getByRole('button', { name: 'Buscar', hidden: true }));
  await more('Cera');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear', hidden: true }));
  await waitFor(() =>
    expect(asked['POST /api/purchase/office/orders/TN-48103/returns']?.[0]?.body['lines']).toEqual([
      { line: 2, units: 1, reason: 'broken' },
    ]),
  );
});

test('the page that cannot load says so, and the menu hides it from a role without returns (OFC-004)', async () => {
  office({ [LIST]: () => refusal(500, 'INTERNAL', 'Algo falló.') });
  renderOffice('/devoluciones');
  expect(await screen.findByText(/No pudimos cargar las devoluciones/)).toBeDefined();
});

test.each([
  [
    { estado: 'decidir', motivo: 'broken', pagina: '2' },
    { estado: 'decidir', motivo: 'broken', pagina: 2 },
  ],
  [{ estado: 'todas', motivo: 'nada', fila: '<script>' }, {}],
])('an address is read as far as it is understood (OFC-009)', (address, search) => {
  expect(readReturnsSearch(address)).toEqual(search);
});

test('returns that wait are approved for collection together after a preview; others are not (OFC-007, OFC-208)', async () => {
  const COLLECT = 'POST /api/purchase/office/returns/collect';
  const counted = Promise.withResolvers<void>();
  const waiting = [listedReturn(416, { state: 'asked' }), listedReturn(415, { state: 'asked' })];
  const refused = [{ id: returnId(415), code: 'RETURN_DECIDED', message: 'La devolución ya cambió de estado.' }];
  const asked = office({
    [LIST]: () => ({ body: returnPage([...waiting, listedReturn(409, { state: 'resolved' })]) }),
    [COLLECT]: async () => {
      await counted.promise;
      return { body: { results: { changed: [returnId(416)], unchanged: [], refused, undo: null } } };
    },
  });
  renderOffice('/devoluciones');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de la página' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Acciones sobre las devoluciones elegidas' }));
  const act = () => bar.getByRole('button', { name: 'Aprobar y recoger' });
  expect(act().hasAttribute('disabled')).toBe(true);
  expect(act().title).toBe('Sirve para 2 de 3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir DV-0409' }));
  await userEvent.click(act());
  const dialog = within(await screen.findByRole('dialog', { name: '¿Aprobar y recoger 2 devoluciones?' }));
  expect(dialog.getByText('Revisando las devoluciones')).toBeDefined();
  counted.resolve();
  expect(await dialog.findByText('DV-0415')).toBeDefined();
  expect(asked[COLLECT]?.at(-1)?.body).toEqual({ ids: [returnId(416), returnId(415)], dryRun: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar y recoger' }));
  expect(await screen.findByText('Aprobadas 1 de 2')).toBeDefined();
  expect(asked[COLLECT]?.at(-1)?.body).toMatchObject({ dryRun: false });
});

test('on a phone returns are chosen by a touch and approved together, and a tap opens one while none is chosen (OFC-007, OFC-013)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const COLLECT = 'POST /api/purchase/office/returns/collect';
  const results = { changed: [returnId(416)], unchanged: [], refused: [], undo: null };
  const asked = office({ [COLLECT]: () => ({ body: { results } }) });
  renderOffice('/devoluciones');
  expect((await screen.findByRole('link', { name: /DV-0416/ })).getAttribute('href')).toMatch(
    /\/devoluciones\/DV-0416$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elegir varios' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir DV-0416' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Acciones sobre las devoluciones elegidas' }));
  await userEvent.click(bar.getByRole('button', { name: 'Aprobar y recoger' }));
  expect(await screen.findByRole('dialog', { name: '¿Aprobar y recoger 1 devolución?' })).toBeDefined();
  expect(asked[COLLECT]?.[0]?.body).toMatchObject({ dryRun: true });
  expect(screen.queryByRole('table')).toBeNull();
});

test('an operator that decides no returns has no boxes (OFC-004)', async () => {
  office({}, 'warehouse');
  renderOffice('/devoluciones');
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
