import type { OfficeHealth, RegularJobHealth, ServiceHealth } from '@tonalia/contract/office-health';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';
import { serviceHealth as part } from '../../../test/service-health.ts';

const at = new Date().toISOString();
const health = (services: ServiceHealth[], aside: OfficeHealth['aside'] = []): OfficeHealth => ({
  checkedAt: at,
  version: '1.2.3',
  startedAt: at,
  services,
  backups: [],
  outbox: { waiting: 41, sent: 1_284, nextTry: at },
  aside,
});
const event = (id: string, change: Partial<OfficeHealth['aside'][number]> = {}) => ({
  _id: id,
  topic: 'order.placed',
  orderCode: 'TN-7',
  attempts: 5,
  failedAt: at,
  reason: 'HTTP 500',
  canRetry: true,
  ...change,
});

const job = (name: RegularJobHealth['name'], change: Partial<RegularJobHealth> = {}): RegularJobHealth => ({
  name,
  every: 3_600,
  startedAt: at,
  seconds: 18.2,
  state: 'done',
  nextAt: at,
  canRun: true,
  ...change,
});
const jobs = [
  job('alerts', { every: 600, seconds: 131 }),
  job('health', { every: 300, canRun: false }),
  job('stock_check', { every: 21_600, state: 'failed' }),
  job('old_lists', { startedAt: null, seconds: null, state: 'waiting' }),
  job('old_sales', { seconds: null, state: 'running' }),
  job('old_notices', { nextAt: '2999-01-01T10:00:00.000Z' }),
];

/** The page for a role; the health is what `now` returns. */
function office(now: () => OfficeHealth, role: OfficeRole = 'owner') {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/office/jobs': () => ({ body: { results: [] } }),
    'GET /api/office/health/jobs': () => ({ body: { results: jobs } }),
    'POST /api/office/health/jobs/alerts/run': () => ({ body: { ok: true } }),
    'GET /api/office/health': () => ({ body: { results: now() } }),
    'POST /api/office/health/outbox/retry': () => ({ body: { results: { retried: 1 } } }),
    'POST /api/office/health/outbox/1/retry': () => ({ body: { ok: true } }),
    'POST /api/office/health/outbox/2/drop': () => ({ body: { ok: true } }),
  });
  renderOffice('/configuracion/salud');
  return asked;
}

test('what is wrong is named at the top and says what to do; when all is well one badge says so (OFC-508)', async () => {
  let now = health([part('database', { latency: 4.2, bytes: 2 ** 31 }), part('backup', { state: 'bad' })]);
  office(() => now);
  expect(await screen.findByText('Copia de seguridad con falla')).toBeDefined();
  expect(screen.getByText('sin copia')).toBeDefined();
  expect(screen.getByText(/Haz una copia hoy/)).toBeDefined();
  expect(screen.getByText('PostgreSQL, 4 ms, 2,0 GB')).toBeDefined();
  now = health([part('database', { latency: 4, bytes: 2 ** 31 }), part('backup', { workedAt: at })]);
  await userEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(await screen.findByText('Todo bien')).toBeDefined();
  expect(screen.queryByText(/Haz una copia hoy/)).toBeNull();
});

test('an event is tried again at once and given up after a question; an erased message cannot be tried again (OFC-508)', async () => {
  const asked = office(() =>
    health([], [event('1'), event('2', { topic: 'message.sms', orderCode: null, canRetry: false })]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar Pedido recibido TN-7' }));
  expect(await screen.findByText('Vuelve a la salida')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Apartados de la salida' }).textContent).toMatch(
    /41 en espera1\.284 enviados hoypróximo intento \d/,
  );
  expect(asked['POST /api/office/health/outbox/1/retry']).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Reintentar SMS' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Soltar SMS' }));
  expect(asked['POST /api/office/health/outbox/2/drop']).toBeUndefined();
  const dialog = await screen.findByRole('dialog', { name: '¿Soltar SMS?', hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Soltar', hidden: true }));
  expect(await screen.findByText('Se soltó')).toBeDefined();
  expect(asked['POST /api/office/health/outbox/2/drop']).toHaveLength(1);
});

test('a role that only reads sees the events without a way to repair them (OFC-508)', async () => {
  office(() => health([], [event('1')]), 'operations');
  expect(await screen.findByText('HTTP 500')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Reintentar|Soltar/ })).toBeNull();
});

test('each part has its 24 hours, and a month of copies names the days without one (OFC-508)', async () => {
  const hours = Array.from(
    { length: 24 },
    (_, n) => (n === 20 ? 'bad' : n < 2 ? 'none' : 'ok') as ServiceHealth['hours'][number],
  );
  const backups = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day, n) => ({ day, at: n === 1 ? null : at }));
  office(() => ({ ...health([part('email', { hours, share: 0.9876 })]), backups }));
  expect(await screen.findByRole('img', { name: 'Últimas 24 horas: 1 con falla, 0 con aviso' })).toBeDefined();
  expect(screen.getByText('98,7%')).toBeDefined();
  expect(screen.getByText('1 día sin copia')).toBeDefined();
  expect(screen.getByText('Ninguna tarea todavía')).toBeDefined();
});

test('the jobs say how often they run and how the last run went, what failed first, and one is run now by who may repair (OFC-508)', async () => {
  const asked = office(() => health([part('database')]));
  const panel = within(await screen.findByRole('region', { name: 'Tareas automáticas' }));
  const rows = (await panel.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/^Cuadrar existencias.*cada 6 h.*falló$/);
  expect(rows[1]).toMatch(/^Recalcular lo más vendido.*en curso$/);
  expect(rows.join()).toMatch(/Avisar de tonos y precios.*cada 10 min.*2 min/);
  await userEvent.click(panel.getByRole('button', { name: 'Ver todas' }));
  expect(panel.getByText('Borrar avisos viejos')).toBeDefined();
  expect(panel.queryByRole('button', { name: /Medir la salud/ })).toBeNull();
  expect(panel.getByRole('button', { name: 'Ejecutar ahora: Recalcular lo más vendido' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(panel.getByRole('button', { name: 'Ejecutar ahora: Avisar de tonos y precios' }));
  expect(await screen.findByText('En curso: Avisar de tonos y precios')).toBeDefined();
  expect(asked['POST /api/office/health/jobs/alerts/run']).toHaveLength(1);
});

test('a role that only reads the health sees the jobs and runs none (OFC-508)', async () => {
  office(() => health([part('database')]), 'operations');
  expect(await screen.findByText('Cuadrar existencias')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ejecutar ahora/ })).toBeNull();
});
