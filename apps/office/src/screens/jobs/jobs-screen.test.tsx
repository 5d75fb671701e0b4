import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const job = (change: Partial<OfficeJob> = {}): OfficeJob => ({
  _id: '00000000-0000-4000-8000-000000000001',
  kind: 'orders_export',
  act: null,
  state: 'running',
  done: 1_500,
  total: 3_000,
  failed: 0,
  failures: [],
  problem: null,
  createdAt: new Date().toISOString(),
  startedAt: new Date().toISOString(),
  endedAt: null,
  file: null,
  undo: null,
  ...change,
});
const inOneDay = new Date(Date.now() + 86_400_000).toISOString();
const ended = (change: Partial<OfficeJob> = {}) => job({ state: 'done', endedAt: new Date().toISOString(), ...change });

/** The office with a list of orders and these jobs, which a test changes. */
function office(jobs: OfficeJob[], orders = 2, total = orders) {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders': () => ({
      body: { ...pageOfOrders(Array.from({ length: orders }, (_, n) => listedOrder(n + 1, 'paid', 1))), total },
    }),
    'GET /api/office/jobs': () => ({ body: { results: jobs } }),
    'POST /api/office/jobs': ({ body }) => {
      const begun = job({
        state: 'waiting',
        done: 0,
        total,
        ...(body['kind'] === 'orders_move' && { kind: 'orders_move', act: 'pick' }),
      });
      jobs.unshift(begun);
      return { body: { results: begun } };
    },
    'POST /api/office/jobs/00000000-0000-4000-8000-000000000001/stop': () => {
      jobs[0] = ended({ state: 'stopped', total: 3_000 });
      return { body: { results: jobs[0] } };
    },
  });
  return asked;
}

test('a long export runs in the background: its progress is at the foot of the page, then its file (OFC-012)', async () => {
  const jobs: OfficeJob[] = [];
  const asked = office(jobs, 2, 3_000);
  renderOffice('/pedidos');
  await screen.findByText('TN-1', { selector: 'td *' });
  const [button] = await screen.findAllByRole('button', { name: 'Exportar' });
  await userEvent.click(button as HTMLElement); // as: found
  await userEvent.click(await screen.findByRole('button', { name: /Excel/ }));
  expect(await screen.findByText('Exportando 3.000 pedidos')).toBeDefined();
  expect(asked['POST /api/office/jobs']?.[0]?.body).toMatchObject({ kind: 'orders_export', format: 'xlsx' });
  jobs[0] = job();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'), {
    timeout: 3_000,
  });
  jobs[0] = ended({ done: 3_000, file: { name: 'pedidos-2026-11-23.xlsx', until: inOneDay } });
  const file = await screen.findByRole('link', { name: 'Descargar' }, { timeout: 3_000 });
  expect(file.getAttribute('href')).toBe(`/api/office/jobs/${jobs[0]._id}/file`);
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(screen.queryByText('3.000 pedidos exportados')).toBeNull();
});

test('all that the filters give is chosen after the page, and an act on it asks first and is a job (OFC-012)', async () => {
  const asked = office([], 2, 248);
  renderOffice('/pedidos?vista=por-alistar');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los de esta página' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir los 248' }));
  expect(await screen.findByText('248 elegidos')).toBeDefined();
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /^Alistar/ }));
  const dialog = await screen.findByRole('dialog', { name: '¿Alistar 248 pedidos?', hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alistar', hidden: true }));
  expect(await screen.findByText('Alistando 248 pedidos')).toBeDefined();
  expect(asked['POST /api/office/jobs']?.[0]?.body).toEqual({
    kind: 'orders_move',
    act: 'pick',
    filters: { tab: 'to_pick' },
  });
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a job is found again on its page: progress, what failed and why, the file, and how to stop it (OFC-012)', async () => {
  const failures = [{ id: 'TN-7', code: 'ORDER_UNPAID', message: 'El pedido espera su pago.' }];
  const asked = office([
    job(),
    ended({
      _id: '00000000-0000-4000-8000-000000000002',
      kind: 'orders_move',
      act: 'dispatch',
      done: 300,
      total: 300,
      failed: 12,
      failures,
    }),
    ended({ _id: '00000000-0000-4000-8000-000000000003', state: 'failed', problem: 'Falló varias veces.' }),
  ]);
  renderOffice('/tareas');
  await screen.findByText('Falló varias veces.');
  const [running, moved, broken] = screen.getAllByRole('listitem').filter((one) => one.querySelector('b'));
  expect(running?.textContent).toContain('Exportando 3.000 pedidos');
  expect(running?.textContent).toContain('1.500 de 3.000');
  expect(moved?.textContent).toContain('300 pedidos despachados');
  expect(moved?.textContent).toContain('12 no se pudieron');
  expect(moved?.textContent).toContain('TN-7El pedido espera su pago.');
  expect(moved?.textContent).toContain('y 11 más');
  expect(broken?.textContent).toContain('Falló varias veces.');
  await userEvent.click(screen.getByRole('button', { name: 'Detener Exportando 3.000 pedidos' }));
  expect(await screen.findByText('Detenida')).toBeDefined();
  expect(asked['POST /api/office/jobs/00000000-0000-4000-8000-000000000001/stop']).toHaveLength(1);
});

test('an export that is refused says why and begins nothing (OFC-012)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders': () => ({
      body: { ...pageOfOrders([listedOrder(1, 'paid', 1)]), total: 5_000 },
    }),
    'GET /api/office/jobs': () => ({ body: { results: [] } }),
    'POST /api/office/jobs': () => refusal(409, 'TOO_MANY_JOBS', 'Ya tienes cinco tareas en curso.'),
  });
  renderOffice('/pedidos');
  await screen.findByText('TN-1', { selector: 'td *' });
  const [button] = await screen.findAllByRole('button', { name: 'Exportar' });
  await userEvent.click(button as HTMLElement); // as: found
  await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ya tienes cinco tareas en curso.');
});
