import type { FoundItem, FinderGroup } from '@tonalia/contract/office-search';
import { type OfficeRole } from '@tonalia/contract/office-rights';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filters, listedOrder, oneOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const luz: FoundItem = {
  group: 'customers',
  _id: uuid(2),
  name: 'Peluquería Doña Luz',
  contact: 'Ana Ríos',
  city: 'Bogotá',
  cityId: '11001',
  document: { type: 'NIT', number: '9004821175' },
  phone: '3105550173',
  debt: 1_793_400,
};
const aurora: FoundItem = {
  ...luz,
  _id: uuid(3),
  name: 'Salón Bella Aurora',
  contact: 'Luz Marina',
  city: 'Soacha',
  debt: null,
};
const order: FoundItem = {
  group: 'orders',
  _id: uuid(48213),
  code: 'TN-48213',
  customer: { _id: uuid(2), name: 'Peluquería Doña Luz' },
  createdAt: new Date().toISOString(),
  status: 'confirmed',
  hasProof: false,
  total: 1_126_400,
};
const shade: FoundItem = {
  group: 'shades',
  _id: '7',
  productId: '3',
  code: 'BC-214',
  name: '214',
  productName: 'Base fluida Luz',
  brand: 'Brocal',
  units: 38,
  image: '/pictures/version/7',
  tile: 'malva',
  color: '#E3C49A',
};
const items = [luz, aurora, order, shade];

interface Office {
  role?: OfficeRole;
  found?: readonly FoundItem[];
  missing?: FinderGroup[];
  /** By the typed words. */
  foundFor?: Record<string, FoundItem[]>;
}

/** The office with the palette open; its search answers with the items of the asked group. */
async function openPalette(
  { role = 'operations', found = items, missing = [], foundFor = {} }: Office = {},
  path = '/pedidos',
) {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([listedOrder(48221, 'confirmed', 1)]) }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('confirmed', 1) } }),
    'GET /api/office/search': ({ query }: AskedCall) => ({
      body: {
        results: {
          items: (foundFor[query['q'] ?? ''] ?? found).filter(({ group }) => group === (query['group'] ?? group)),
          missing,
        },
      },
    }),
  });
  const router = renderOffice(path);
  await screen.findAllByRole('button', { name: 'Buscar' });
  await userEvent.keyboard('{Control>}k{/Control}');
  (await field()).focus(); // as the browser does when a dialog opens
  return { router, searches: () => asked['GET /api/office/search'] ?? [] };
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar', hidden: true });
const options = () => screen.queryAllByRole('option', { hidden: true });
const chosen = () => options().find((one) => one.getAttribute('aria-selected') === 'true');
const untilFound = (text: string | RegExp) =>
  waitFor(() => expect(options().some(({ textContent }) => textContent.match(text))).toBe(true));
const group = () => screen.getAllByRole('button', { pressed: true, hidden: true }).at(-1)?.textContent;

async function type(text: string): Promise<void> {
  await userEvent.type(await field(), text);
}

test('keys find, move, and open the chosen row · OFC-010', async () => {
  const { router, searches } = await openPalette();
  await type('luz');
  await untilFound('Doña Luz');
  expect(searches().map(({ query }) => query['q'])).toEqual(['luz']);
  expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  expect(chosen()?.textContent).toMatch(/Peluquería Doña Luz.*Bogotá, NIT 900\.482\.117-5debe \$\s1\.793\.400/);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()?.textContent).toContain('Luz Marina, Soacha');
  await userEvent.keyboard('{ArrowDown}');
  expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48213'));
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
});

test('arrows go round, and the words are marked whatever their accents', async () => {
  await openPalette();
  await type('peluqueria');
  await untilFound('Doña Luz');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options().at(-1));
  expect(document.querySelector('mark')?.textContent).toBe('Peluquería');
});

test('Tab changes the group and asks only for it; Shift Tab goes back · OFC-010', async () => {
  const { searches } = await openPalette();
  await type('luz');
  await untilFound('Doña Luz');
  const seen: (string | null | undefined)[] = [group()];
  for (let at = 0; at < 6; at += 1) {
    await userEvent.keyboard('{Tab}');
    seen.push(group());
    if (at === 0) await waitFor(() => expect(searches().at(-1)?.query).toEqual({ q: 'luz', group: 'orders' }));
  }
  expect(seen).toEqual(['Todo', 'Pedidos', 'Clientes', 'Tonos', 'Productos', 'Ir a', 'Todo']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(group()).toBe('Ir a');
  expect(document.activeElement).toBe(await field());
});

test('groups that the role may not read are neither offered nor acted on · OFC-010 OFC-004', async () => {
  await openPalette({ role: 'warehouse', found: [{ ...order, total: null }] });
  const names = within(screen.getByRole('group', { name: 'Grupos', hidden: true })).getAllByRole('button', {
    hidden: true,
  });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Todo', 'Pedidos', 'Tonos', 'Productos', 'Ir a']);
  await type('48213');
  await untilFound('TN-48213');
  expect(document.querySelector('dialog')?.textContent).not.toContain('$');
});

test.each([
  ['operations', 'confirmed', 'Alistar'],
  ['operations', 'preparing', 'Despachar'],
  ['sales-desk', 'confirmed', undefined],
  ['operations', 'cancelled', undefined],
] as const)('for %s and a first order that is %s the act is %s · OFC-010', async (role, status, verb) => {
  const { router } = await openPalette({ role, found: [{ ...order, status }] });
  await type('48213');
  await untilFound('TN-48213');
  const acts = screen.queryByRole('group', { name: 'Acciones', hidden: true });
  expect(acts?.querySelector('b')?.textContent).toBe(verb);
  if (!verb) return;
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48213'));
});

test('an order begins for the first found customer, by a role that places orders · OFC-010', async () => {
  const { router } = await openPalette({ role: 'sales-desk', found: [luz, aurora] });
  await type('luz');
  await untilFound('Doña Luz');
  const acts = screen.getByRole('group', { name: 'Acciones', hidden: true });
  expect(acts.textContent).toContain('para Peluquería Doña Luz');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/nuevo'));
  expect(router.state.location.search).toMatchObject({ cliente: uuid(2) });
});

test('of many results each group shows its first three, and the acts stay in view', async () => {
  const many = [1, 2, 3, 4].flatMap((n): FoundItem[] => [
    { ...luz, _id: uuid(n), name: `Luz ${n}` },
    { ...order, code: `TN-${n}` },
    { ...shade, _id: String(n), code: `BC-${n}` },
  ]);
  await openPalette({ found: many });
  await type('luz');
  await untilFound('Luz 1');
  expect(screen.queryByText('TN-3')).not.toBeNull();
  for (const hidden of ['TN-4', 'BC-3']) expect(screen.queryByText(hidden)).toBeNull();
});

test('Enter before the answer opens the first row of the answer, not of an older text', async () => {
  const { router } = await openPalette({ foundFor: { luz: [luz], 'luz 48213': [order] } });
  await type('luz');
  await untilFound('Doña Luz');
  await userEvent.keyboard(' 48213{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48213'));
});

test('⌘ Enter opens another tab, and so does a shade, in the shop · OFC-010', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const { router } = await openPalette();
  await type('luz');
  await untilFound('Doña Luz');
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  expect(open.mock.lastCall).toEqual([`/oficina/clientes/${luz._id}`, '_blank', 'noopener']);
  await userEvent.keyboard('{Control>}k{/Control}');
  await type('bc-214');
  await untilFound('BC-214');
  await userEvent.keyboard('{Enter}');
  expect(open.mock.lastCall).toEqual(['/product/base-fluida-luz/3/details', '_blank', 'noopener']);
  expect(router.state.location.pathname).toBe('/pedidos');
});

test('⌘K works while a field has the focus, Esc closes, and letters typed in it are no keys of the page · OFC-010', async () => {
  const { router } = await openPalette();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  await userEvent.click(screen.getAllByRole('searchbox', { name: 'Buscar en pedidos' })[0] ?? document.body);
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await type('gh?[[');
  expect(router.state.location.pathname).toBe('/pedidos');
  expect(screen.queryByText('Atajos de teclado')).toBeNull();
});

test('empty, it shows what was opened last, the newest first, and the pages · OFC-010', async () => {
  const { router } = await openPalette({}, '/pedidos/TN-48213');
  expect(options().map(({ textContent }) => textContent)[0]).toMatch(/^TN-48213/);
  await type('luz');
  await untilFound('Doña Luz');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/${luz._id}`));
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  const opened = within(screen.getByRole('group', { name: 'Abiertos hace poco', hidden: true }));
  expect(opened.getAllByRole('option', { hidden: true }).map((one) => one.querySelector('b')?.textContent)).toEqual([
    'Peluquería Doña Luz',
    'TN-48213',
  ]);
  expect(screen.getByRole('group', { name: 'Ir a', hidden: true }).textContent).toContain('Hoy');
});

test('a group that could not be searched is named, and nothing found says so', async () => {
  await openPalette({ found: [luz], missing: ['orders', 'products'] });
  await type('luz');
  await untilFound('Doña Luz');
  expect(screen.getByText('Ahora no pudimos buscar en Pedidos, Productos.')).toBeDefined();
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByText('Nada con «luz»')).toBeDefined();
});

test('a failed search says so in its place and can be tried again', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/office/search': () => refusal(403, 'ROLE_NOT_ALLOWED', 'Tu cuenta no tiene permiso.'),
  });
  renderOffice('/pedidos');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Buscar' }))[0] ?? document.body);
  await type('luz');
  expect(await screen.findByText('Tu cuenta no tiene permiso.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar', hidden: true })).toBeDefined();
});

test('? lists the shortcuts with the pages of the role · OFC-009', async () => {
  await openPalette();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur(); // as: what has the focus
  await userEvent.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Atajos de teclado', hidden: true });
  expect(list.textContent).toContain('G P');
  expect(list.textContent).toContain('Elegir un rango');
});
