import type { OfficeJob } from '@tonalia/contract/office-jobs';
import type { CellEdit, CellsChanged, GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

// jsdom lays nothing out, and only rows in view are drawn
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 900 },
    clientWidth: { configurable: true, value: 1440 },
  });
});

const COUNT = 1_200;
const batchId = '00000000-0000-4000-8000-000000000002';
const shared = {
  brand: 'Tinta Sur',
  image: '/pictures/product/1',
  tile: 'piedra',
  minimum: 1,
  available: 268,
  offer: null,
  isTopSeller: false,
  isNew: false,
  presale: null,
};
const shades = Array.from({ length: COUNT }, (_, n): GridVersion => ({
  ...shared,
  _id: String(10_000 + n),
  code: `TS-${n}`,
  productId: '1',
  productName: 'Tinte permanente',
  shade: `7.${n}`,
  name: `Rubio ${n}`,
  swatch: '#A07040',
  price: 16_100,
  isVisible: true,
  version: 2,
}));
const dye: GridProduct = {
  ...shared,
  _id: '1',
  code: 'TS',
  name: 'Tinte permanente',
  versions: COUNT,
  visible: COUNT,
  prices: { from: 16_100, to: 16_100 },
  first: { _id: '10000', version: 2 },
  only: null,
};
const page = <T,>(results: T[]) => ({
  body: { results, page: 1, limit: 200, pages: 1, total: results.length, totalIsExact: true },
});
const nothing: CellsChanged = {
  changed: [],
  unchanged: [],
  refused: [],
  conflicts: [],
  undo: null,
  effect: { rise: 0, fall: 0, fallMuch: 0, belowFloor: 0, belowCost: 0, lowMargin: 0, other: 0, margin: null },
};
const job: OfficeJob = {
  _id: '00000000-0000-4000-8000-000000000001',
  kind: 'cells_change',
  act: null,
  state: 'waiting',
  done: 0,
  total: COUNT,
  failed: 0,
  failures: [],
  problem: null,
  createdAt: '2026-11-23T15:00:00.000Z',
  startedAt: null,
  endedAt: null,
  file: null,
  undo: null,
};

/** The API with a job that is as `now` says. */
function office(now: () => Partial<OfficeJob>, result: () => CellsChanged | null) {
  const made = vi.spyOn(crypto, 'randomUUID').mockReturnValue(batchId);
  onTestFinished(() => made.mockRestore());
  return answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/office/views': () => ({ body: { results: [] } }),
    'GET /api/office/preferences': () => ({ body: { results: {} } }),
    'GET /api/products/office/version-groups': () => page([dye]),
    'GET /api/products/office/versions': () => page(shades),
    'GET /api/products/office/versions/tabs': () => ({ body: { results: [] } }),
    'GET /api/products/office/versions/filters': () => ({ body: { results: { categories: [], brands: [] } } }),
    'PATCH /api/products/office/versions': ({ body }) => ({
      // as: our own client's body
      body: {
        results: {
          ...nothing,
          changed: (body['edits'] as CellEdit[]).map(({ versionId, field }) => `${versionId}:${field}`),
        },
      },
    }),
    'POST /api/office/jobs': () => ({ body: { results: job } }),
    'GET /api/office/jobs': () => ({ body: { results: [{ ...job, ...now() }] } }),
    [`GET /api/office/jobs/${job._id}`]: () => ({ body: { results: { ...job, ...now() } } }),
    [`GET /api/products/office/versions/batches/${batchId}`]: () => ({ body: { results: result() } }),
  });
}
const bar = () => screen.findByRole('toolbar', { name: 'Cambios sin guardar' });

async function riseAll(): Promise<void> {
  renderOffice('/productos');
  await screen.findByText('Tinte permanente');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir Tinte permanente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar precios' }));
  const dialog = await screen.findByRole('dialog', { name: /Ajustar/ });
  await userEvent.type(within(dialog).getByLabelText('Cuánto'), '5{Enter}');
  expect(await within(await bar()).findByText('1.200 cambios')).toBeTruthy();
}

test('more cells than one call takes are saved as a job: its progress, then its conflicts, which are kept for all at once (OFC-401)', async () => {
  let state: Partial<OfficeJob> = { state: 'running', done: 0 };
  const late = shades.slice(0, 2).map(({ _id }) => ({ id: `${_id}:price`, versionId: _id, version: 3, saved: 15_000 }));
  const asked = office(
    () => state,
    () => ({ ...nothing, changed: shades.slice(2).map(({ _id }) => `${_id}:price`), conflicts: late }),
  );
  await riseAll();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await within(await bar()).findByText('Guardando 1.200 cambios')).toBeTruthy();
  expect(asked['POST /api/office/jobs']?.[0]?.body).toMatchObject({
    kind: 'cells_change',
    batchId,
    isConfirmed: false,
  });
  state = { state: 'running', done: 700 };
  const progress = await within(await bar()).findByRole('progressbar', { name: '700 de 1.200' }, { timeout: 3_000 });
  expect(progress.getAttribute('aria-valuenow')).toBe('700');
  state = { state: 'done', done: COUNT, failed: 2, endedAt: '2026-11-23T15:00:05.000Z' };
  const conflicts = await screen.findByRole('region', { name: 'Alguien guardó primero' }, { timeout: 3_000 });
  expect(within(await bar()).getByText('2 cambios')).toBeTruthy();
  await userEvent.click(within(conflicts).getByRole('button', { name: 'Dejar los 2 míos' }));
  // a preview of the same cells may follow
  await waitFor(
    () =>
      expect(asked['PATCH /api/products/office/versions']?.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({
          edits: late.map(({ versionId }) => expect.objectContaining({ versionId, version: 3, value: 16_900 })),
        }),
      ),
    { timeout: 5_000 },
  );
});

test('a job that stops before its end says so, and the unsaved cells stay (OFC-401)', async () => {
  office(
    () => ({ state: 'failed', problem: 'Quien la empezó ya no tiene acceso.', endedAt: '2026-11-23T15:00:05.000Z' }),
    () => null,
  );
  await riseAll();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await within(await bar()).findByText('Quien la empezó ya no tiene acceso.')).toBeTruthy();
  expect(within(await bar()).getByText('1.200 cambios')).toBeTruthy();
});
