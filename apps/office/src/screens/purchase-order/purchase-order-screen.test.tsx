import type { PurchaseOrder } from '@tonalia/contract/purchasing-office';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const ID = '22222222-2222-4222-8222-222222222222';
const ONE = `GET /api/products/office/purchase-orders/${ID}`;
const RECEIVE = `POST /api/products/office/purchase-orders/${ID}/receive`;
const line = {
  versionId: '75',
  code: 'TS-75',
  name: '7.5 Rubio medio caoba',
  detail: 'Tinta Sur',
  image: '/pictures/version/83',
  tile: 'arena',
  swatch: null,
  units: 120,
  received: 40,
  cost: null,
};
const order = (more: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  _id: ID,
  code: 'OC-0042',
  state: 'partial',
  supplier: { _id: 'x', name: 'Tinta Sur S.A.S.' },
  warehouse: { _id: 'BOG', name: 'Bogotá' },
  arrivesOn: '2026-12-01',
  createdAt: '2026-11-23T13:05:00.000Z',
  createdBy: 'Camila Moreno',
  units: 120,
  received: 40,
  amount: null,
  mailedAt: null,
  canMail: true,
  version: 2,
  lines: [line],
  ...more,
});
const arrives = () => screen.getByRole('textbox', { name: 'Llega ahora de 7.5 Rubio medio caoba' });

test('the warehouse receives what is missing, and a lost answer is sent again as the same receipt (OFC-406)', async () => {
  let isDown = true;
  let now = order();
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('warehouse'),
    [ONE]: () => ({ body: { results: now } }),
    [RECEIVE]: () => {
      if (isDown) return refusal(503, 'INTERNAL', 'Algo falló de nuestro lado.');
      now = order({ state: 'received', received: 110, version: 3, lines: [{ ...line, received: 110 }] });
      return { body: { results: now } };
    },
  });
  renderOffice(`/existencias/compras/${ID}`);
  await userEvent.clear(await screen.findByRole('textbox', { name: /Llega ahora/ }));
  await userEvent.type(arrives(), '70');
  expect(screen.queryByRole('button', { name: 'No llega más' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Recibir 70 und.' }));
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeDefined();
  expect(arrives()).toHaveProperty('value', '70');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Recibir 70 und.' }));
  expect(await screen.findByText('Recibida')).toBeDefined();
  const sent = asked[RECEIVE] ?? [];
  expect(sent[0]?.body).toMatchObject({ version: 2, lines: [{ versionId: '75', units: 70 }] });
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('an order that another person received meanwhile is shown before anything enters (OFC-406 OFC-008)', async () => {
  let now = order();
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    [ONE]: () => ({ body: { results: now } }),
    [RECEIVE]: () => refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.'),
  });
  renderOffice(`/existencias/compras/${ID}`);
  await screen.findByRole('button', { name: 'Recibir 80 und.' });
  now = order({ received: 100, version: 3, lines: [{ ...line, received: 100 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Recibir 80 und.' }));
  expect(await screen.findByText(/Otra persona cambió esta orden/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo quedó' }));
  await waitFor(() => expect(arrives()).toHaveProperty('value', '20'));
  expect(asked[RECEIVE]).toHaveLength(1);
});

test('more than was ordered is said beside the line (OFC-406)', async () => {
  answerWith({ 'GET /api/office/me': () => signedIn('owner'), [ONE]: () => ({ body: { results: order() } }) });
  renderOffice(`/existencias/compras/${ID}`);
  await userEvent.clear(await screen.findByRole('textbox', { name: /Llega ahora/ }));
  await userEvent.type(arrives(), '90');
  expect(screen.getByText('10 und. más que lo pedido')).toBeDefined();
});

test('an order goes to its supplier by mail once also when the answer was lost, and as a file (OFC-406)', async () => {
  const MAIL = `POST /api/products/office/purchase-orders/${ID}/mail`;
  let isDown = true;
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    [ONE]: () => ({ body: { results: order() } }),
    [MAIL]: () =>
      isDown
        ? refusal(503, 'INTERNAL', 'Algo falló de nuestro lado.')
        : { body: { results: order({ mailedAt: '2026-11-23T15:20:00.000Z' }) } },
  });
  renderOffice(`/existencias/compras/${ID}`);
  const mail = () => screen.getByRole('button', { name: 'Enviar por correo' });
  expect((await screen.findByRole('link', { name: 'PDF' })).getAttribute('href')).toContain('format=pdf');
  expect(screen.getByRole('link', { name: 'Excel' }).getAttribute('href')).toContain('format=xlsx');
  await userEvent.click(mail());
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeDefined();
  isDown = false;
  await userEvent.click(mail());
  expect(await screen.findByRole('button', { name: 'Enviar otra vez' })).toBeDefined();
  const sent = asked[MAIL] ?? [];
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});
