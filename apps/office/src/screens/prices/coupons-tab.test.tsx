import type { OfficeCoupon } from '@tonalia/contract/coupons-office';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const COUPONS = '/api/marketing/office/coupons';

const coupon = (more: Partial<OfficeCoupon> = {}): OfficeCoupon => ({
  _id: '10',
  code: 'COLOR10',
  name: 'Semana del color',
  discountType: 'percentage',
  amount: 10,
  maxSavings: 40_000,
  minTotal: 200_000,
  brandId: null,
  categoryId: '1',
  onlyFor: 'Coloración',
  perCustomer: 2,
  totalLimit: 500,
  redeemed: 312,
  from: '2026-11-01T05:00:00.000Z',
  until: '2099-12-01T05:00:00.000Z',
  listed: true,
  state: 'running',
  version: 3,
  ...more,
});

const office = (coupons: readonly OfficeCoupon[]) =>
  answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/products/office/versions/filters': () => ({
      body: { results: { categories: [{ _id: '1', name: 'Coloración' }], brands: [{ _id: '3', name: 'Nácar' }] } },
    }),
    [`GET ${COUPONS}`]: () => ({
      body: { results: coupons, page: 1, limit: 50, total: coupons.length, totalIsExact: true, pages: 1 },
    }),
    'GET /api/purchase/office/coupons/sales': () => ({
      body: { results: [{ _id: '10', given: 4_218_400, sales: 84_210_300 }] },
    }),
    [`PUT ${COUPONS}/10`]: () => ({ body: { results: { coupon: null, examples: [] } } }),
    [`POST ${COUPONS}`]: () => ({ body: { results: { coupon: null, examples: [] } } }),
  });

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const rowOf = async (code: string) => (await screen.findByText(code)).closest('tr') ?? document.body;

test('coupons show their condition, uses, discount and sales; the last tenth of the uses is almost used up (OFC-407)', async () => {
  office([
    coupon(),
    coupon({ _id: '11', code: 'UNAS15', redeemed: 450, totalLimit: 500 }),
    coupon({ _id: '12', code: 'UNAS14', redeemed: 449, totalLimit: 500 }),
    coupon({
      _id: '13',
      code: 'VELITAS',
      state: 'coming',
      redeemed: 0,
      totalLimit: null,
      minTotal: 0,
      maxSavings: null,
      onlyFor: null,
    }),
    coupon({ _id: '14', code: 'BOTICA30', state: 'used_up', redeemed: 64, totalLimit: 64 }),
  ]);
  renderOffice('/precios?vista=cupones');
  await screen.findByText('$ 4.218.400', { exact: true, selector: 'td' });
  expect(plain((await rowOf('COLOR10')).textContent)).toContain(
    'Coloración, desde $ 200.000, hasta $ 40.000 de descuento312 de 500',
  );
  expect(plain((await rowOf('COLOR10')).textContent)).toContain('$ 84.210.300');
  expect((await rowOf('COLOR10')).textContent).toContain('30 novActivo');
  expect((await rowOf('UNAS15')).textContent).toContain('Casi agotado');
  expect((await rowOf('UNAS14')).textContent).toContain('Activo');
  expect((await rowOf('VELITAS')).textContent).toContain('Todo0 sin límite');
  expect((await rowOf('VELITAS')).textContent).toContain('Programado');
  expect((await rowOf('BOTICA30')).textContent).toContain('Agotado');
});

test('the form of a coupon shows it as its buyer sees it, as soon as it is complete (OFC-407)', async () => {
  const user = userEvent.setup();
  office([coupon()]);
  renderOffice('/precios?vista=cupones');
  await user.click(await screen.findByRole('button', { name: 'COLOR10' }));
  await screen.findByText('−10% en Coloración');
  const ticket = screen.getByRole('region', { name: 'Así lo ve el comprador' });
  expect(plain(ticket.textContent)).toMatch(
    /^−10% en ColoraciónDesde \$ 200\.000, hasta \$ 40\.000 de descuento, hasta el .* 30 novCOLOR10$/,
  );
  const dialog = screen.getByRole('dialog', { name: 'Editar cupón' });
  await user.click(within(dialog).getByRole('button', { name: 'Marca' }));
  expect(screen.queryByRole('region', { name: 'Así lo ve el comprador' })).toBeNull();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Marca' }), 'Nácar');
  const changed = await screen.findByRole('region', { name: 'Así lo ve el comprador' });
  expect(plain(changed.textContent)).toContain('−10% en Nácar');
});
