import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const NORTH = '00000000-0000-4000-8000-000000000001';
const SOUTH = '00000000-0000-4000-8000-000000000002';
const BASE = '/api/purchase/office/routes';

const route = (_id: string, position: number, name: string, words: string[] = []): DispatchRoute => ({
  _id,
  warehouseId: 'BOG',
  name,
  position,
  leavesAt: '12:30',
  places: [{ cityId: '11001', zoneId: null, name: 'Bogotá', words }],
  version: 3,
});

const warehouses = [
  { _id: 'BOG', name: 'Bogotá' },
  { _id: 'MED', name: 'Medellín' },
];

const lastSave = () => ({
  body: { results: { by: 'Paula Vélez', at: new Date(Date.now() - 3 * 60_000).toISOString() } },
});

function startServer(
  role: OfficeRole = 'operations',
  last: () => ReturnType<typeof lastSave> | Promise<never> = lastSave,
) {
  const state = { routes: [route(NORTH, 1, 'Norte'), route(SOUTH, 2, 'Sur', ['sur', 'Kennedy'])] };
  const change = (id: string, body: Record<string, unknown>) => {
    const now = state.routes.find(({ _id }) => _id === id);
    if (!now || now.version !== body['version']) return refusal(409, 'VERSION_CONFLICT', 'Esta ruta cambió.');
    const next: DispatchRoute = {
      ...now,
      name: String(body['name']),
      position: Number(body['position']),
      version: now.version + 1,
    };
    state.routes = state.routes
      .map((one) => (one === now ? next : one))
      .toSorted((one, other) => one.position - other.position);
    return { body: { results: next } };
  };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/office/last-save': last,
    'GET /api/purchase/office/orders/filters': () => ({
      body: {
        results: {
          warehouses,
          methods: [],
          sellers: [],
          zones: [{ _id: 'BOG-NORTE', name: 'Bogotá norte' }],
          brands: [],
          cities: [],
          due: [],
        },
      },
    }),
    'GET /api/tracking/states': () => ({ body: { results: [] } }),
    [`GET ${BASE}`]: () => ({ body: { results: state.routes } }),
    [`POST ${BASE}`]: ({ body }) => ({ body: { results: { ...route(NORTH, 3, String(body['name'])), ...body } } }),
    [`PUT ${BASE}/${NORTH}`]: ({ body }) => change(NORTH, body),
    [`PUT ${BASE}/${SOUTH}`]: ({ body }) => change(SOUTH, body),
  });
  return { state, asked };
}

const names = () => screen.getAllByRole('row').flatMap((row) => /Norte|Sur/.exec(row.textContent)?.[0] ?? []);

test('the routes are in the order in which they take an address, each with its places (OFC-201)', async () => {
  startServer();
  renderOffice('/configuracion/rutas');
  expect(await screen.findByText('Bogotá (sur, Kennedy)')).toBeDefined();
  expect(names()).toEqual(['Norte', 'Sur']);
  expect(screen.getByText('Si dos rutas sirven una dirección, va en la primera.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Medellín' }));
  expect(await screen.findByText('Todavía no hay rutas en esta bodega')).toBeDefined();
});

test('a route that moves up takes the place before it, each saved with its version (OFC-201)', async () => {
  const { asked } = startServer();
  renderOffice('/configuracion/rutas');
  await userEvent.click(await screen.findByRole('button', { name: 'Subir Sur' }));
  await waitFor(() => expect(names()).toEqual(['Sur', 'Norte']));
  expect(asked[`PUT ${BASE}/${SOUTH}`]?.map(({ body }) => body)).toMatchObject([{ position: 1, version: 3 }]);
  expect(asked[`PUT ${BASE}/${NORTH}`]?.map(({ body }) => body)).toMatchObject([{ position: 2, version: 3 }]);
});

test('a route that another person saved first shows both, keeps what is typed, and is saved over it by choice (OFC-008)', async () => {
  const { state, asked } = startServer();
  renderOffice(`/configuracion/rutas?fila=${SOUTH}`);
  await screen.findByText('Bogotá (sur, Kennedy)');
  await userEvent.keyboard('e');
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  const name = sheet.getByLabelText('Nombre');
  await userEvent.clear(name);
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar', hidden: true }));
  expect(sheet.getByText('Escribe el nombre.')).toBeDefined();
  expect(asked[`PUT ${BASE}/${SOUTH}`]).toBeUndefined();
  await userEvent.type(name, 'Suroccidente');
  state.routes = state.routes.map((one) => (one._id === SOUTH ? { ...one, name: 'Sur lejano', version: 8 } : one));
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar', hidden: true }));
  const conflict = await sheet.findByRole('alert', { hidden: true });
  expect(await within(conflict).findByText('Paula Vélez guardó hace 3 min')).toBeDefined();
  expect(within(conflict).getByRole('button', { name: 'Usar lo de Paula', hidden: true })).toBeDefined();
  expect(asked['GET /api/office/last-save']?.[0]?.query).toEqual({ kind: 'route', subject: SOUTH });
  expect(within(conflict).getByText('Suroccidente').closest('tr')?.textContent).toBe('NombreSuroccidenteSur lejano');
  expect(name).toHaveProperty('value', 'Suroccidente');
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar lo mío', hidden: true }));
  expect(await screen.findByText('Ruta Suroccidente guardada')).toBeDefined();
  expect(asked[`PUT ${BASE}/${SOUTH}`]?.at(-1)?.body).toEqual({
    name: 'Suroccidente',
    position: 2,
    leavesAt: '12:30',
    places: [{ cityId: '11001', zoneId: null, words: ['sur', 'Kennedy'] }],
    version: 8,
  });
});

test('the choice of a conflict does not wait for the name of its author (OFC-008)', async () => {
  const { state } = startServer('operations', () => new Promise(() => {}));
  renderOffice(`/configuracion/rutas?fila=${SOUTH}`);
  await screen.findByText('Bogotá (sur, Kennedy)');
  await userEvent.keyboard('e');
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(sheet.getByLabelText('Nombre'), ' lejano');
  state.routes = state.routes.map((one) => (one._id === SOUTH ? { ...one, version: 8 } : one));
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar', hidden: true }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  expect(await screen.findByText('Ruta Sur lejano guardada')).toBeDefined();
});

test('a zone is added to a route once and taken off it again (OFC-201)', async () => {
  const { asked } = startServer();
  renderOffice(`/configuracion/rutas?fila=${NORTH}`);
  await screen.findByText('Bogotá (sur, Kennedy)');
  await userEvent.keyboard('e');
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  const button = (name: string) => sheet.getByRole('button', { name, hidden: true });
  const add = async () => {
    await userEvent.selectOptions(sheet.getByLabelText('Zona de entrega'), 'Bogotá norte');
    await userEvent.click(button('Agregar zona'));
  };
  expect(button('Agregar zona')).toHaveProperty('disabled', true);
  await add();
  expect(within(sheet.getByLabelText('Zona de entrega')).queryByText('Bogotá norte')).toBeNull();
  await userEvent.click(button('Quitar Bogotá norte'));
  await add();
  await userEvent.click(button('Guardar'));
  await waitFor(() =>
    expect(asked[`PUT ${BASE}/${NORTH}`]?.at(-1)?.body).toMatchObject({
      places: [
        { cityId: '11001', zoneId: null },
        { cityId: null, zoneId: 'BOG-NORTE', words: [] },
      ],
    }),
  );
});

test('a role that does not plan reads the routes and changes none (OFC-201)', async () => {
  startServer('read-only');
  renderOffice('/configuracion/rutas');
  await screen.findByText('Bogotá (sur, Kennedy)');
  await userEvent.keyboard('a');
  expect(screen.queryByRole('button', { name: /Nueva ruta|Subir|Bajar|Editar/ })).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
