import type { CoverageEffect, CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const COVERAGE = '/api/purchase/office/coverage';
const sabana: CoverageZone = {
  _id: 'METRO1 BTA',
  name: 'Sabana',
  warehouseId: 'BOG',
  leadDays: 1,
  weekdays: [2, 5],
  shippingFee: 8_900,
  freeFrom: null,
  cutoff: null,
  isPaused: false,
  nextDispatch: '2026-11-30',
  received: { all: 0, inTime: 0 },
  version: 4,
};
const lejos: CoverageZone = {
  ...sabana,
  _id: 'LEJOS',
  name: 'Nacional',
  leadDays: 3,
  cutoff: '12:00',
  isPaused: true,
  version: 9,
};
const city = (_id: string, name: string, zoneId: string | null, count = 0) => ({
  _id,
  name,
  stateId: _id.slice(0, 2),
  zoneId,
  customers: count,
  orders: count,
});
const map = (zone: Partial<CoverageZone> = {}): CoverageMap => ({
  zones: [{ ...sabana, ...zone }, lejos],
  states: [
    { _id: '25', name: 'Cundinamarca' },
    { _id: '50', name: 'Meta' },
    { _id: '91', name: 'Amazonas' },
  ],
  cities: [
    city('25754', 'Soacha', sabana._id, 12),
    city('25740', 'Sibaté', sabana._id, 3),
    city('25175', 'Chía', null),
    city('50001', 'Villavicencio', lejos._id, 7),
    city('91001', 'Leticia', null, 9),
  ],
  warehouses: [
    { _id: 'BOG', name: 'Bogotá' },
    { _id: 'MED', name: 'Medellín' },
  ],
  cutoff: '16:00',
  holidays: ['2026-12-08', '2026-12-25'],
});
const effect = (more: Partial<CoverageEffect> = {}): CoverageEffect => ({
  added: 0,
  removed: 0,
  taken: [],
  gained: { cities: 0, customers: 0 },
  lost: { cities: 0, customers: 0 },
  openOrders: 5,
  ...more,
});
const PUT = `PUT ${COVERAGE}/zones/METRO1%20BTA`;
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'owner') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${COVERAGE}`]: () => ({ body: { results: map() } }),
    [PUT]: () => ({ body: { results: effect() } }),
    ...more,
  });
const isSaved = ({ body }: AskedCall) => body['dryRun'] !== true;

test('the zones show their terms, the fastest first, and the map credits its author (OFC-409)', async () => {
  office();
  renderOffice('/cobertura?zona=METRO1%20BTA');
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first?.textContent).toContain('Sabana');
  expect(first?.textContent).toContain('8.900');
  expect(first?.textContent).toContain('martes y viernes');
  expect(first?.textContent).toMatch(/4\sp\.\sm\./);
  expect(second?.textContent).toContain('Pausada');
  expect(screen.queryByText('Nada coincide con lo que buscas')).toBeNull();
  expect(second?.textContent).toContain('12 m.');
  expect(screen.getByText('2 de 5 municipios')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
  expect((await screen.findByRole('img', { name: /1 de 33 departamentos con cobertura/ })).tagName).toBe('svg');
  expect(screen.getAllByRole('region', { name: 'Sabana' })[0]?.textContent).toContain('Soacha');
});

test('a click on the map and the filter choose a department, and holes come with their customers first (OFC-409)', async () => {
  const user = userEvent.setup();
  office();
  renderOffice('/cobertura?vista=huecos');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Leticia'),
    expect.stringContaining('Nacional, pausada'),
    expect.stringContaining('Chía'),
  ]);
  const svg = await screen.findByRole('img', { name: /departamentos/ });
  await user.click(svg.querySelector('[data-state="91"]') ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Crear zona en Amazonas' }));
  const sheet = await screen.findByRole('dialog', { name: 'Crear zona' });
  expect(within(sheet).getByText('1 de 1')).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Crear zona' }).hasAttribute('disabled')).toBe(true);
});

test('an operator sees what crosses and who loses delivery before a zone is saved (OFC-409)', async () => {
  const user = userEvent.setup();
  const crossing = effect({
    added: 1,
    removed: 1,
    taken: [{ zone: { _id: 'LEJOS', name: 'Nacional' }, cities: ['Villavicencio'] }],
    lost: { cities: 1, customers: 3 },
  });
  const asked = office({
    [PUT]: ({ body }: AskedCall) => ({
      body: { results: (body['cityIds'] as string[]).includes('50001') ? crossing : effect() }, // as: the form sends codes
    }),
  });
  renderOffice('/cobertura?zona=METRO1%20BTA');
  await screen.findAllByRole('row');
  await user.keyboard('e');
  const sheet = await screen.findByRole('dialog', { name: 'Editar zona' });
  const inside = within(sheet);
  expect(await inside.findByText(/5 pedidos abiertos conservan su fecha y su tarifa/)).toBeTruthy();
  await user.type(inside.getByLabelText('Municipio o departamento'), 'villav');
  expect(inside.getByText('hoy en Nacional')).toBeTruthy();
  await user.click(inside.getByRole('checkbox', { name: /Villavicencio/ }));
  expect(await inside.findByText('Cruce con Nacional: Villavicencio pasa a esta zona.')).toBeTruthy();
  expect(inside.getByText('1 municipio queda sin cobertura: 3 clientes no podrán pedir.')).toBeTruthy();
  expect(asked[PUT]?.filter(isSaved)).toEqual([]);
  await user.click(inside.getByRole('button', { name: 'Miércoles' }));
  await waitFor(() => expect(inside.getByRole('button', { name: 'Guardar' }).hasAttribute('disabled')).toBe(false));
  await user.click(inside.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Zona Sabana guardada. La tienda ya la usa.')).toBeTruthy();
  expect(asked[PUT]?.filter(isSaved)).toMatchObject([
    { body: { version: 4, weekdays: [2, 3, 5], cityIds: ['25740', '25754', '50001'], cutoff: null } },
  ]);
});

test('of two editors of a zone, the second sees both values and decides (OFC-008)', async () => {
  const user = userEvent.setup();
  let saved = map();
  const asked = office({
    [`GET ${COVERAGE}`]: () => ({ body: { results: saved } }),
    [PUT]: ({ body }: AskedCall) => {
      if (body['dryRun'] === true || body['version'] === 5) return { body: { results: effect() } };
      saved = map({ version: 5, shippingFee: 12_900 });
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó primero.');
    },
  });
  renderOffice('/cobertura?zona=METRO1%20BTA&panel=editar');
  const fee = await screen.findByLabelText<HTMLInputElement>('Tarifa del envío');
  await user.clear(fee);
  await user.type(fee, '9900');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' }).hasAttribute('disabled')).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const note = await screen.findByText(/Otra persona lo cambió/);
  const alert = note.closest<HTMLElement>('[role=alert]') ?? document.body;
  await waitFor(() => expect(alert.textContent).toContain('12.900'));
  expect(alert.textContent).toContain('9.900');
  expect(fee.value).toBe('9.900');
  await user.click(within(alert).getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() => expect(asked[PUT]?.filter(isSaved).map(({ body }) => body['version'])).toEqual([4, 5]));
});

test('a refusal keeps what was typed, and a zone ends only after its effect is shown (OFC-409)', async () => {
  const user = userEvent.setup();
  const REMOVE = `POST ${COVERAGE}/zones/METRO1%20BTA/remove`;
  const asked = office({
    [PUT]: () => refusal(409, 'ZONE_NAME_TAKEN', 'Ya hay una zona con ese nombre.'),
    [REMOVE]: () => ({ body: { results: effect({ removed: 2, lost: { cities: 2, customers: 15 } }) } }),
  });
  renderOffice('/cobertura?zona=METRO1%20BTA&panel=editar');
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await user.clear(name);
  await user.type(name, 'Nacional');
  expect(await screen.findByText('Ya hay una zona con ese nombre.')).toBeTruthy();
  expect(name.value).toBe('Nacional');
  await user.click(screen.getByRole('button', { name: 'Eliminar zona' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar la zona Sabana?' });
  expect(await within(dialog).findByText(/15 clientes no podrán pedir/)).toBeTruthy();
  expect(asked[REMOVE]).toMatchObject([{ body: { version: 4, dryRun: true } }]);
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(asked[REMOVE]?.filter(isSaved)).toMatchObject([{ body: { version: 4, dryRun: false } }]));
});

test('"¿Llega a?" says what the shop answers, now or at another moment (OFC-409)', async () => {
  const user = userEvent.setup();
  const answer = {
    city: 'Sibaté',
    state: 'Cundinamarca',
    zone: { _id: sabana._id, name: 'Sabana' },
    isCovered: true,
    warehouse: { _id: 'BOG', name: 'Bogotá' },
    shippingFee: 8_900,
    freeFrom: null,
    leavesOn: '2026-11-30',
    windows: [{ day: '2026-12-01', from: '08:00', to: '12:00' }],
  };
  const asked = office({ [`GET ${COVERAGE}/cities/25740`]: () => ({ body: { results: answer } }) });
  renderOffice('/cobertura');
  const field = await screen.findByRole('combobox', { name: '¿Llega a?' });
  await user.type(field, 'sibate{Enter}');
  expect(await screen.findByText(/Sale/)).toBeTruthy();
  expect(screen.getByText('Sibaté, Cundinamarca', { selector: 'p' })).toBeTruthy();
  await user.type(screen.getByLabelText(/Pedido hecho/), '2026-12-04T15:30');
  await waitFor(() =>
    expect(asked[`GET ${COVERAGE}/cities/25740`]?.at(-1)?.query).toEqual({ at: '2026-12-04T20:30:00.000Z' }),
  );
  const again = screen.getByRole('combobox', { name: '¿Llega a?' });
  await user.clear(again);
  await user.type(again, 'nohay{Enter}');
  expect(await screen.findByText(/No conocemos ese municipio/)).toBeTruthy();
});

test('who only reads coverage changes nothing, also by address (OFC-004)', async () => {
  office({}, 'operations');
  renderOffice('/cobertura?zona=METRO1%20BTA&panel=editar');
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Crear zona' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  await expect(screen.findByRole('dialog', {}, { timeout: 700 })).rejects.toThrow('dialog');
});

test('a zone says what arrived by its day, and its municipalities are downloaded (OFC-409)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [`GET ${COVERAGE}`]: () => ({ body: { results: map({ received: { all: 25, inTime: 24 } }) } }),
  });
  renderOffice('/cobertura?zona=METRO1%20BTA');
  const [card] = await screen.findAllByRole('region', { name: 'Sabana' });
  expect(card?.textContent).toContain('A tiempo, 30 días96 %');
  expect(screen.getByRole('link', { name: 'Exportar' }).getAttribute('href')).toBe(
    `${COVERAGE}/export?zone=METRO1%20BTA`,
  );
});
