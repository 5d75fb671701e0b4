import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { filters, listedOrder, oneOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

const office = (others: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({
      body: pageOfOrders([listedOrder(1, 'paid', 10), listedOrder(2, 'paid', 20)]),
    }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-1': () => ({
      body: { results: { ...oneOrder('confirmed', 100), code: 'TN-1' } },
    }),
    'GET /api/purchase/office/orders/TN-2': () => ({
      body: { results: { ...oneOrder('confirmed', 200), code: 'TN-2' } },
    }),
    ...others,
  });
const sheets = () =>
  [...document.querySelectorAll('.printed article')].map((one) => [
    one.querySelector('h1')?.textContent,
    /TN-\d/.exec(one.textContent)?.[0],
  ]);

test('chosen orders lead to one print of their pick lists or delivery notes (OFC-102)', async () => {
  office();
  renderOffice('/pedidos');
  for (const code of ['TN-1', 'TN-2'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${code}` }));
  const bar = await screen.findByRole('toolbar', { name: 'Acciones para los elegidos' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Imprimir' }));
  const lists = within(bar).getByRole('link', { name: 'Listas de alistamiento' });
  expect(lists.getAttribute('href')).toMatch(/\/pedidos\/imprimir\?pedidos=TN-1%2CTN-2$/);
  expect(lists.getAttribute('target')).toBe('_blank');
  expect(within(bar).getByRole('link', { name: 'Remisiones' }).getAttribute('href')).toContain('tipo=remisiones');
  const labels = within(bar).getByRole('link', { name: 'Guías 100 × 150' });
  expect(labels.getAttribute('href')).toMatch(/\/pedidos\/guias\?pedidos=TN-1%2CTN-2$/);
});

test('the print has each order on a sheet of its own and begins once all of them are there (OFC-102)', async () => {
  office();
  renderOffice('/pedidos/imprimir?tipo=remisiones&pedidos=TN-2,TN-1');
  expect(await screen.findByText('Cada despacho empieza una hoja nueva.')).toBeDefined();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(sheets()).toEqual([
    ['Remisión', 'TN-2'],
    ['Remisión', 'TN-1'],
  ]);
});

test('an order that cannot be read is named, and the others can be printed (OFC-102)', async () => {
  office({
    'GET /api/purchase/office/orders/TN-1': () => refusal(404, 'ORDER_NOT_FOUND', 'No encontramos ese pedido.'),
  });
  renderOffice('/pedidos/imprimir?pedidos=TN-1,TN-2');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('TN-1 No encontramos ese pedido.');
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir 1 pedido' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(sheets()).toEqual([['Lista de alistamiento', 'TN-2']]);
});

const labelsOf = (orderCode: string, count: number) => ({
  orderCode,
  customer: `Cliente ${orderCode}`,
  person: null,
  phone: null,
  address: 'Calle 1 # 2-3',
  city: 'Bogotá',
  warehouse: 'Bogotá',
  route: 'Norte',
  day: '2026-11-23',
  until: null,
  collects: false,
  boxes: Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    weight: 11_800,
    code: `${orderCode}-1-${at + 1}`,
  })),
  sender: { name: 'Distribuidora', address: 'Cra. 1' },
});
const shownLabels = () =>
  [...document.querySelectorAll('.box-label')].map((one) => one.querySelector('.code')?.textContent);

test('the labels of all boxes of the chosen orders are one print (OFC-102)', async () => {
  office({
    'GET /api/purchase/office/labels': () => ({
      body: { results: { labels: [labelsOf('TN-2', 1), labelsOf('TN-1', 2)], without: [] } },
    }),
  });
  renderOffice('/pedidos/guias?pedidos=TN-2,TN-1');
  expect(await screen.findByRole('heading', { name: '3 guías' })).toBeDefined();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(shownLabels()).toEqual(['TN-2-1/1', 'TN-1-1/2', 'TN-1-2/2']);
});

test('an order without a box is named, and its print waits for the operator (OFC-102)', async () => {
  office({
    'GET /api/purchase/office/labels': () => ({
      body: { results: { labels: [labelsOf('TN-1', 1)], without: ['TN-2'] } },
    }),
  });
  renderOffice('/pedidos/guias?pedidos=TN-1,TN-2');
  expect((await screen.findByRole('alert')).textContent).toContain('TN-2 Todavía no tiene cajas.');
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir 1 guía' }));
  expect(print).toHaveBeenCalledTimes(1);
});
