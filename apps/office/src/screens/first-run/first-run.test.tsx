import type { FirstRun, FirstRunStepName } from '@tonalia/contract/first-run-office';
import { permissionsOf } from '@tonalia/contract/office-rights';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const operator = {
  _id: '0b6f8a52-6d0e-4f0e-9d57-3c1f6a2f6a10',
  name: 'Rosa Mejía',
  email: 'rosa@andina.test',
  role: 'owner',
  permissions: permissionsOf('owner'),
};
const names: FirstRunStepName[] = ['brand', 'warehouse', 'coverage', 'catalogue', 'payments', 'sellers', 'publish'];
const runWith = (done: readonly FirstRunStepName[]): { results: FirstRun } => ({
  results: {
    isPublished: done.includes('publish'),
    shop: 'https://andina.test',
    firstOrder: null,
    steps: names.map((step) => ({
      step,
      isDone: done.includes(step),
      isOptional: step === 'sellers',
      missing: done.includes(step) ? [] : ['x'],
      name: done.includes(step) && step === 'warehouse' ? 'Bello, Cl. 50 # 48-20' : null,
      count: 3,
    })),
  },
});
const setting = (key: string, value: string | null, example = 'algo') => ({
  key,
  value,
  example,
  isRequired: true,
  isMissing: value === null,
  set: null,
});
const settings = [
  setting('brand.name', 'Andina'),
  ...['company.name', 'company.nit', 'company.address', 'company.city', 'company.data_email'].map((key) =>
    setting(key, null),
  ),
  ...['support.whatsapp', 'support.phone', 'support.email', 'support.hours', 'orders.prefix', 'legal.terms'].map(
    (key) => setting(key, null),
  ),
];
const signedIn = {
  'GET /api/office/me': () => ({ body: { results: { operator } } }),
  'GET /api/office/settings': () => ({ body: { results: settings } }),
  'GET /api/office/first-run/terms': () => ({ body: { results: { text: '## Términos' } } }),
};

test('the first open step is shown, with the done ones and the minutes that are left', async () => {
  answerWith({
    ...signedIn,
    'GET /api/office/first-run': () => ({ body: runWith(['warehouse', 'coverage']) }),
  });
  renderOffice('/empezar');
  expect(await screen.findByText('2 de 7, unos 21 minutos más')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '¿Quién vende?' })).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Pasos' }));
  expect(steps.getByText('Bello, Cl. 50 # 48-20')).toBeDefined();
  expect(steps.getByText('3 municipios')).toBeDefined();
  expect(steps.getByRole('link', { name: /Tu marca/ }).getAttribute('aria-current')).toBe('step');
});

test('the brand sends typed values and those that follow from them at once, the terms last, and loses nothing when it is refused', async () => {
  let tries = 0;
  const asked = answerWith({
    ...signedIn,
    'GET /api/office/first-run': () => ({ body: runWith([]) }),
    'PUT /api/office/settings': () => {
      tries += 1;
      return tries === 1
        ? refusal(400, 'SETTING_WRONG', 'Dirección de la empresa debe ser como: Carrera 43A.')
        : { body: { results: settings } };
    },
  });
  const router = renderOffice('/empezar?paso=marca');
  const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
  await fill('Razón social', 'Andina S.A.S.');
  await fill('NIT', '860.034.31');
  expect(screen.queryByText(/Revisa el NIT/)).toBeNull();
  await fill('NIT', '3-8');
  expect(screen.getAllByText(/Revisa el NIT/)).toHaveLength(1);
  expect(screen.getByLabelText('NIT').getAttribute('aria-invalid')).toBe('true');
  await fill('WhatsApp', '320 555 02 00');
  await fill('Dirección', 'Cl. 50');
  await fill('Ciudad y país', 'Medellín, Colombia');
  expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('320 555 02 00');
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Seguir con la bodega' }));
  await go();
  expect((await screen.findAllByText(/Revisa el NIT/)).length).toBeGreaterThan(0);
  expect(asked['PUT /api/office/settings']).toBeUndefined();
  await userEvent.clear(screen.getByLabelText('NIT'));
  await fill('NIT', '860.034.313-7');
  await go();
  expect(await screen.findByText(/debe ser como: Carrera 43A/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Razón social').value).toBe('Andina S.A.S.');
  await go();
  await waitFor(() => expect(router.state.location.search).toEqual({ paso: 'bodega' }));
  const sent = asked['PUT /api/office/settings']?.at(-1)?.body['changes'] ?? [];
  const changes = sent as { key: string; value: string; seen: string | null }[]; // as: our own request
  expect(changes.at(-1)).toEqual({ key: 'legal.terms', value: '## Términos', seen: null });
  expect(changes.map(({ key }) => key)).not.toContain('brand.name');
  expect(changes).toContainEqual({ key: 'orders.prefix', value: 'AN', seen: null });
  expect(changes).toContainEqual({ key: 'company.data_email', value: 'rosa@andina.test', seen: null });
});

test('what is missing leads to its step, and the shop is published without sellers', async () => {
  let current = runWith(['brand', 'warehouse', 'coverage', 'payments']);
  const asked = answerWith({
    ...signedIn,
    'GET /api/office/first-run': () => ({ body: current }),
    'POST /api/office/first-run/publish': () => {
      current = runWith(names);
      return { body: current };
    },
  });
  renderOffice('/empezar?paso=publicar');
  const missing = within(await screen.findByRole('region', { name: 'Todavía falta' }));
  expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Catálogo']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar la tienda' }).disabled).toBe(true);
  current = runWith(['brand', 'warehouse', 'coverage', 'catalogue', 'payments']);
  await userEvent.click(missing.getByRole('link', { name: 'Catálogo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con los pagos' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Publicar/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar la tienda' }));
  expect(await screen.findByRole('heading', { name: 'Tu tienda está abierta' })).toBeDefined();
  expect(asked['POST /api/office/first-run/publish']).toHaveLength(1);
});

test('the shop is seen before it is published, and the first sale is shown as done (OFC-507)', async () => {
  const all = names.filter((name) => name !== 'publish');
  let results: FirstRun = runWith(all).results;
  answerWith({ ...signedIn, 'GET /api/office/first-run': () => ({ body: { results } }) });
  renderOffice('/empezar?paso=publicar');
  const link = await screen.findByRole('link', { name: 'Ver antes de publicar' });
  expect(link.getAttribute('href')).toBe('https://andina.test');
  expect(screen.queryByText('Falta la primera venta')).toBeNull();
  cleanup();
  results = runWith(names).results;
  renderOffice('/empezar?paso=publicar');
  expect(await screen.findByText('Falta la primera venta')).toBeTruthy();
  cleanup();
  results = { ...results, firstOrder: 'AN-7F2K1' };
  renderOffice('/empezar?paso=publicar');
  expect(await screen.findByText('Primera venta')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'AN-7F2K1' }).getAttribute('href')).toMatch(/\/pedidos\/AN-7F2K1$/);
});
