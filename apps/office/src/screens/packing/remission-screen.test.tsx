import type { Packing, Remission } from '@tonalia/contract/packing-office';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const line = (at: number, rate: number, amount: number): Remission['lines'][number] => ({
  line: at,
  code: `TS-${at}`,
  name: `Tono ${at}`,
  detail: 'Tinta Sur',
  color: null,
  asked: 1,
  units: 1,
  replaces: null,
  price: amount,
  rate,
  amount,
});

const note = (lines: Remission['lines'], money: Remission['money']): Remission => ({
  number: 'RM-00018',
  at: '2026-11-23T16:40:00.000Z',
  orderCode: 'TN-48213',
  part: { at: 1, of: 1 },
  customer: 'Peluquería Doña Luz',
  document: 'NIT 900.482.117-5',
  person: 'Luz Dary Pineda',
  phone: '3105550173',
  seller: 'Diana Ríos',
  address: 'Calle 63 # 24-18',
  city: 'Bogotá',
  until: null,
  warehouse: 'Bogotá',
  route: 'Norte',
  boxes: 1,
  weight: 4660,
  lines,
  units: lines.length,
  money,
  pending: [],
  next: [],
  sender: {
    name: 'Tonalia S.A.S.',
    nit: '900.555.014-1',
    regime: null,
    dianResolution: null,
    address: 'Calle 57 # 9-41',
    phone: null,
    email: null,
  },
});

async function sumsOf(one: Remission): Promise<string[]> {
  const shipment: Pick<Packing, '_id'> = { _id: '7' };
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/TN-48213/packing': () => ({ body: { results: shipment } }),
    'GET /api/purchase/office/shipments/7/remission': () => ({ body: { results: one } }),
    'GET /api/office/policy': () => ({ body: { results: { returnDays: 5 } } }),
  });
  renderOffice('/empacar/TN-48213/remision');
  await screen.findByRole('heading', { name: 'Remisión RM-00018' });
  return within(screen.getByRole('main'))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`.replace(/\s/g, ' '));
}

test('a delivery note says the rate of its IVA when all of it has one, and groups the phone (OFC-204)', async () => {
  const money = { subtotal: 238_000, discount: 0, shipping: 0, base: 200_000, tax: 38_000, total: 238_000 };
  expect(await sumsOf(note([line(1, 19, 119_000), line(2, 19, 119_000)], money))).toContain('IVA 19% $ 38.000');
  expect(screen.getByText('Luz Dary Pineda, 310 555 01 73')).toBeDefined();
});

test('a delivery note with two rates names none beside the sum (OFC-204)', async () => {
  const mixed = { subtotal: 224_000, discount: 0, shipping: 0, base: 200_000, tax: 24_000, total: 224_000 };
  expect(await sumsOf(note([line(1, 19, 119_000), line(2, 5, 105_000)], mixed))).toContain('IVA $ 24.000');
});

test('the tax of the shipping has a rate of its own beside goods at 5% (OFC-204)', async () => {
  const money = { subtotal: 105_000, discount: 0, shipping: 11_900, base: 110_000, tax: 6_900, total: 116_900 };
  expect(await sumsOf(note([line(1, 5, 105_000)], money))).toContain('IVA $ 6.900');
});

test('a delivery note prints the regime and the DIAN resolution of the company, and nothing when they are not set (OFC-505)', async () => {
  const money = { subtotal: 119_000, discount: 0, shipping: 0, base: 100_000, tax: 19_000, total: 119_000 };
  const plain = note([line(1, 19, 119_000)], money);
  const sender = { ...plain.sender, regime: 'Responsable de IVA' as const, dianResolution: '18764082211430' };
  await sumsOf({ ...plain, sender });
  expect(screen.getByText('Responsable de IVA · Resolución DIAN 18764082211430')).toBeDefined();
  cleanup();
  await sumsOf({ ...plain, sender: { ...sender, regime: null } });
  expect(screen.getByText('Resolución DIAN 18764082211430')).toBeDefined();
  cleanup();
  await sumsOf({ ...plain, next: [{ day: '2026-12-03', units: 8 }] });
  expect(screen.getByText('Jueves 3 de diciembre, 8 und.')).toBeDefined();
  expect(screen.queryByText(/Resolución DIAN|Responsable/)).toBeNull();
});
