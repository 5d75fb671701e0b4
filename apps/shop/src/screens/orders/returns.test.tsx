import type { OwnReturn, Returnable } from '@tonalia/contract/returns-own';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeOrder, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const ASK = 'POST /returns';
const id = '00000000-0000-4000-8000-000000000418';
const line = (number: number, name: string, isOpen = true): Returnable['lines'][number] => ({
  line: number,
  name,
  image: '/pictures/product/101',
  units: 4,
  price: 12_900,
  until: '2026-11-28',
  isOpen,
});
const returnable: Returnable = { lines: [line(1, 'Mascarilla'), line(2, '7.0 Rubio medio'), line(3, 'Champú', false)] };
const asked: OwnReturn = {
  _id: id,
  code: 'DV-0418',
  state: 'asked',
  wish: 'balance',
  askedAt: '2026-11-23T15:00:00.000Z',
  value: 25_800,
  amount: null,
  exchangeOrder: null,
  canWithdraw: true,
  lines: [{ line: 1, name: 'Mascarilla', units: 2, reason: 'broken', accepted: null, refusal: null }],
};

async function open(returns: OwnReturn[] = []) {
  const [shipment] = makeOrder().shipments;
  const delivered = { status: 'delivered', deliveredAt: '2026-11-10T15:00:00.000Z' } as const;
  const order = makeOrder({ status: 'delivered', shipments: shipment ? [{ ...shipment, ...delivered }] : [] });
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  api.on('purchase', 'GET /order/{orderCode}/returns', { results: { returnable, returns } });
  await renderScreen(<OrdersScreen named={order.orderCode} />, { api, signedIn: true });
  return api;
}

/** What a browser draws photos with, and jsdom lacks. */
function drawPhotos(base64: string): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${base64}`);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

test('a customer asks to return units of a line, and what is broken needs its photo · OFC-208 SEL-203', async () => {
  drawPhotos('AAAA');
  const api = await open();
  api.on('purchase', ASK, { results: { returnable, returns: [asked] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Devolver algo' }));
  const sheet = await screen.findByRole('dialog', { name: /Devolver/, hidden: true });
  expect(sheet.textContent).toContain('entregado el mar 10 nov');
  const get = within(sheet);
  const tooLate = get.getByRole<HTMLInputElement>('checkbox', { name: /Champú/, hidden: true });
  expect(tooLate.disabled).toBe(true);
  expect(get.getByText(/el plazo fue hasta el sáb 28 nov/)).toBeDefined();
  await userEvent.click(get.getByRole('checkbox', { name: /Mascarilla/, hidden: true }));
  const send = () => get.getAllByRole<HTMLButtonElement>('button', { hidden: true }).at(-1);
  expect(send()?.textContent).toBe('Falta el motivo de Mascarilla');
  await userEvent.click(get.getByRole('button', { name: 'Roto', hidden: true }));
  expect(get.getByText('Falta una foto del daño')).toBeDefined();
  expect([send()?.textContent, send()?.disabled]).toEqual(['Falta una foto de Mascarilla', true]);
  const file = new File(['x'], 'roto.jpg', { type: 'image/jpeg' });
  await userEvent.upload(get.getByLabelText('Agregar una foto de Mascarilla'), file);
  await get.findByRole('img', { name: 'Foto 1 de Mascarilla', hidden: true });
  await userEvent.click(get.getByText('Dinero'));
  await userEvent.click(send() as HTMLElement);
  await waitFor(() =>
    expect(api.requestsTo(`purchase ${ASK}`).map(({ body }) => body)).toEqual([
      {
        orderCode: 'TN-48210',
        id: expect.any(String),
        wish: 'source',
        note: '',
        lines: [{ line: 1, units: 1, reason: 'broken', photos: ['AAAA'] }],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Devolver/, hidden: true })).toBeNull());
});

test('a file that is no picture is refused in place, and nothing else is lost · OFC-208', async () => {
  drawPhotos('AAAA');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Devolver algo' }));
  const get = within(await screen.findByRole('dialog', { name: /Devolver/, hidden: true }));
  await userEvent.click(get.getByRole('checkbox', { name: /Rubio/, hidden: true }));
  await userEvent.upload(
    get.getByLabelText('Agregar una foto de 7.0 Rubio medio'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  expect((await get.findByRole('alert', { hidden: true })).textContent).toContain('No pudimos leer esa foto');
  expect(get.getByRole<HTMLInputElement>('checkbox', { name: /Rubio/, hidden: true }).checked).toBe(true);
});

test('a return shows its state, and is taken back until the office decides it · OFC-208', async () => {
  const api = await open([asked]);
  api.on('purchase', 'POST /order/{orderCode}/returns/{id}/withdraw', {
    results: { returnable, returns: [{ ...asked, state: 'withdrawn', canWithdraw: false }] },
  });
  expect(await screen.findByText('En revisión')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar devolución', hidden: true }));
  await waitFor(() => expect(api.requestsTo('purchase POST /order/{orderCode}/returns/{id}/withdraw')).toHaveLength(1));
});

test('a resolved return says what was accepted and why not the rest · OFC-208', async () => {
  const lines = [
    {
      ...asked.lines[0],
      line: 1,
      name: 'Mascarilla',
      units: 2,
      reason: 'broken' as const,
      accepted: 1,
      refusal: 'Sí pidió este tono',
    },
  ];
  await open([{ ...asked, state: 'resolved', amount: 12_900, canWithdraw: false, lines }]);
  expect(await screen.findByText('Resuelta')).toBeDefined();
  expect(screen.getByText(/1 de 2 und\. aceptadas/).textContent).toContain('Sí pidió este tono');
  expect(screen.getByText(/\$\s12\.900, Saldo a favor/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
});

test('an exchanged return opens the order that brings the others · OFC-208', async () => {
  await open([{ ...asked, state: 'resolved', amount: 0, canWithdraw: false, exchangeOrder: 'TN-48219' }]);
  const link = await screen.findByRole('link', { name: 'Pedido TN-48219' });
  expect(link.getAttribute('href')).toBe('/home/profile/orders/history/TN-48219');
  expect(screen.getByText('Cambio sin costo')).toBeDefined();
});
