import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeLine, makeOrder, makeProgress } from '../../../test/make.ts';
import { OrderLines } from './order-parts.tsx';

test('an adjusted order shows what is sent of what was asked, a removed line too · OFC-105', () => {
  const lines = [
    { ...makeLine({ productId: '1', code: 'A', name: 'Oxidante', quantity: 1, amount: 10_000 }), line: 1, asked: 3 },
    { ...makeLine({ productId: '2', code: 'B', name: 'Mascarilla', quantity: 0, amount: 0 }), line: 2, asked: 4 },
    { ...makeLine({ productId: '3', code: 'C', name: 'Champú', quantity: 2, amount: 20_000 }), line: 3 },
  ];
  const shipments = [{ ...makeProgress({ status: 'preparing' }), isPreSales: false, products: lines }];
  render(<OrderLines order={makeOrder({ shipments })} />);
  expect(screen.getByRole('heading', { name: '3 unidades' })).toBeDefined();
  for (const units of ['1 de 3 und.', '0 de 4 und.', '2 und.']) expect(screen.getByText(units)).toBeDefined();
});
