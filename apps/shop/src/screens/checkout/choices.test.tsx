import type { CartView, Coupon, DeliveryGroup } from '@tonalia/contract/purchase';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address, makeCart, makeLine, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { storeAddedAddress } from '../../features/address/just-added.ts';
import { CouponListScreen } from './coupon-list-screen.tsx';
import { ListAddressScreen } from './list-address-screen.tsx';
import { OrderDetailScreen } from './order-detail-screen.tsx';
import { OrderSummaryScreen } from './order-summary-screen.tsx';
import { ShippingScheduleScreen } from './shipping-schedule-screen.tsx';

const later = makeLine({ code: 'RR', name: 'Acondicionador', advancedPurchasing: true, dispatchDate: '2026-12-01' });
const view = makeCart([makeLine(), later]);
const cartId = view.cart?._id;

function shop(cart: CartView = view) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', cart);
  api.on('purchase', 'PUT /cart/listcart', cart);
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });

describe('the address', () => {
  const store = { ...address, _id: '0a000000-0000-4000-8000-0000000000a2', title: 'Bodega', fixed: false };

  test('the current address is marked; another one is stored in the cart and the dispatch follows · RT-34', async () => {
    const api = shop();
    api.on('auth', 'GET /v3/me/addresses', { results: [address, store] });
    const { address: here } = await enter(<ListAddressScreen />, api);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Local Chapinero/ })).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Bodega/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar esta dirección' }));
    await waitFor(() => expect(here()).toBe('/home/purchase/order/detail'));
    expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toEqual({ cartId, addressId: store._id });
    expect(screen.getByRole('link', { name: 'Agregar dirección' }).getAttribute('href')).toContain(
      '/home/profile/address/new?redirect=',
    );
  });

  test('a newly added address is chosen on return, in the sheet and in the list · RT-31 RT-34 RT-45', async () => {
    const api = shop();
    api.on('auth', 'GET /v3/me/addresses', { results: [address, store] });
    storeAddedAddress(store._id, '/home/purchase/order/detail');
    await renderScreen(<OrderDetailScreen />, { api, signedIn: true, at: '/home/purchase/order/detail' });
    const sheet = await screen.findByRole('dialog', { name: 'Escoge una dirección' });
    expect((await within(sheet).findByRole<HTMLInputElement>('radio', { name: /Bodega/ })).checked).toBe(true);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Usar esta dirección' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toEqual({ cartId, addressId: store._id });

    cleanup();
    storeAddedAddress(store._id, '/home/purchase/order/list-address');
    await renderScreen(<ListAddressScreen />, { api, at: '/home/purchase/order/list-address' });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Bodega/ })).checked).toBe(true);

    // The next time no address is preselected.
    cleanup();
    await renderScreen(<OrderDetailScreen />, { api, at: '/home/purchase/order/detail' });
    await screen.findByRole('button', { name: 'Continuar' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an address without coverage cannot be used, with the specified text · RT-34 ERR-04', async () => {
    const api = shop();
    api.on('auth', 'GET /v3/me/addresses', { results: [address, store] });
    api.on('tracking', 'POST /shippings/coverage', {
      data: {
        coverage: false,
        city: 'Mitú',
        state: 'Vaupés',
        warehouse: null,
        weekdays: [],
        shipping: null,
        freeFrom: null,
        maxShippingFees: 1,
      },
    });
    await enter(<ListAddressScreen />, api);
    await userEvent.click(await screen.findByRole('radio', { name: /Bodega/ }));
    const words = 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    const use = screen.getByRole('button', { name: 'Usar esta dirección' });
    await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(use);
    expect(api.requestsTo('purchase PUT /cart/listcart')).toEqual([]);
  });
});

const morning = { from: '08:00', to: '12:00' };
const afternoon = { from: '13:00', to: '18:00' };
const windowsOn = (...days: string[]) =>
  days.flatMap((day) => [morning, afternoon].map((hours) => ({ day, ...hours })));
const groups: DeliveryGroup[] = [
  {
    dispatchDate: null,
    units: 2,
    windows: windowsOn('2026-11-24', '2026-11-25'),
    chosen: { day: '2026-11-24', ...afternoon },
  },
  {
    dispatchDate: '2026-12-01',
    units: 2,
    windows: windowsOn('2026-12-02', '2026-12-03'),
    chosen: { day: '2026-12-02', ...morning },
  },
];

describe('the schedule', () => {
  function withGroups() {
    const api = shop();
    api.on('purchase', 'GET /shipping-schedule/list', { results: groups, ways: null });
    return api;
  }

  test('each dispatch offers its days and hours, with the chosen ones marked; another day keeps the hours · RT-33', async () => {
    const { api, address: here } = await enter(<ShippingScheduleScreen />, withGroups());
    const days = await screen.findByRole('group', { name: 'Día, entrega inmediata' });
    expect(within(days).getByRole<HTMLInputElement>('radio', { name: 'Mar 24 nov' }).checked).toBe(true);
    await userEvent.click(within(days).getByRole('radio', { name: 'Mié 25 nov' }));
    const hours = screen.getByRole('group', { name: 'Hora, entrega inmediata' });
    expect(within(hours).getByRole<HTMLInputElement>('radio', { name: /^1 a 6/ }).checked).toBe(true);
    const hoursLater = screen.getByRole('group', { name: 'Hora, martes 1 de diciembre' });
    await userEvent.click(within(hoursLater).getByRole('radio', { name: /^1 a 6/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar fechas' }));
    await waitFor(() => expect(here()).toBe('/home/purchase/order/detail'));
    expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toEqual({
      cartId,
      schedule: [
        { dispatchDate: null, day: '2026-11-25', ...afternoon },
        { dispatchDate: '2026-12-01', day: '2026-12-02', ...afternoon },
      ],
    });
  });

  test('a day that is no longer offered is reported, and the offered days are reloaded', async () => {
    const api = withGroups();
    const message = 'Esa fecha de entrega ya no está disponible. Escoge otra.';
    api.on('purchase', 'PUT /cart/listcart', new Refusal('SCHEDULE_UNAVAILABLE', { message }));
    const { address: here } = await enter(<ShippingScheduleScreen />, api);
    await screen.findByRole('group', { name: 'Día, entrega inmediata' });
    const before = api.requestsTo('purchase GET /shipping-schedule/list').length;
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar fechas' }));
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(api.requestsTo('purchase GET /shipping-schedule/list').length).toBeGreaterThan(before));
    expect(here()).not.toBe('/home/purchase/order/detail');
  });

  test('the dispatch says when each part arrives and links to other days · RT-31', async () => {
    await enter(<OrderDetailScreen />, withGroups());
    expect(await screen.findByText(/^Mar 24 nov, 1 a 6 p/)).toBeDefined();
    const change = screen.getByRole('link', { name: 'Cambiar fecha de entrega, martes 1 de diciembre' });
    expect(change.getAttribute('href')).toBe('/home/purchase/order/shipping-schedule');
  });
});

const tenPercent: Coupon = {
  code: 'COLOR10',
  name: 'Color',
  discount_type: 'percentage',
  discount_amount: 10,
  max_savings: 40_000,
  min_total: 0,
  only_for: 'Coloración',
  ends_at: '2026-12-01T04:59:59.000Z',
  savings: 14_970,
  available: true,
  reason: null,
};
const showcase: Coupon = {
  ...tenPercent,
  code: 'VITRINA40',
  discount_type: 'value',
  discount_amount: 40_000,
  max_savings: null,
  min_total: 350_000,
  only_for: null,
  savings: 0,
  available: false,
  reason: 'Agrega $ 57.700 y lo puedes usar',
};
const withCoupon = (coupon: Coupon | null): CartView => ({
  ...view,
  cart: view.cart && { ...view.cart, coupon, couponSavings: coupon?.savings ?? 0 },
});

describe('the coupons', () => {
  function withCoupons(cart = view) {
    const api = shop(cart);
    api.on('purchase', 'GET /coupon/list', { results: [tenPercent, showcase] });
    return api;
  }

  test('the coupons for this order can be chosen, the others say what is missing · RT-37', async () => {
    const { api, address: here } = await enter(<CouponListScreen />, withCoupons());
    const usable = await screen.findByRole('group', { name: 'Para este pedido' });
    expect(usable.textContent).toMatch(
      /COLOR10.*10% en Coloración.*Hasta \$\s40\.000 de descuento, vence lun 30 nov.*14\.970/,
    );
    expect(within(usable).getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText('Agrega $ 57.700 y lo puedes usar')).toBeDefined();
    await userEvent.click(within(usable).getByRole('radio'));
    api.on('purchase', 'POST /coupon/apply', withCoupon(tenPercent));
    await userEvent.click(screen.getByRole('button', { name: /^Aplicar COLOR10, ahorras/ }));
    await waitFor(() => expect(here()).toBe('/home/purchase/order/summary'));
    expect(api.requestsTo('purchase POST /coupon/apply')[0]?.body).toEqual({ code: 'COLOR10' });
  });

  test('a code is typed in any case; an invalid one says why beside the field, which keeps it', async () => {
    const api = withCoupons();
    api.on('purchase', 'POST /coupon/apply', new Refusal('COUPON_NOT_FOUND', { message: 'Ese cupón no existe.' }));
    await enter(<CouponListScreen />, api);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Código del cupón' });
    await userEvent.type(field, ' nacar5 {Enter}');
    expect(api.requestsTo('purchase POST /coupon/apply')[0]?.body).toEqual({ code: 'NACAR5' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Ese cupón no existe.')).toBeDefined();
    expect(field.value.trim()).toBe('nacar5');
    expect(document.activeElement).toBe(field);
  });

  test('the summary shows the coupon with its savings, and removes it · RT-32', async () => {
    const { api } = await enter(<OrderSummaryScreen />, withCoupons(withCoupon(tenPercent)));
    const side = await screen.findByRole('complementary');
    expect(side.textContent).toMatch(/Cupón−\$\s14\.970/);
    api.on('purchase', 'DELETE /coupon/apply', withCoupon(null));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón COLOR10' }));
    const add = await screen.findByRole('link', { name: 'Agregar un cupón' });
    expect(add.getAttribute('href')).toBe('/home/purchase/order/summary/coupon-list');
    expect(side.textContent).not.toContain('Cupón');
    expect(document.activeElement).toBe(add);
  });
});
