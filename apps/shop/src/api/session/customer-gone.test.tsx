import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dismissAlert } from '../../state/alerts.ts';
import { makeCart, makeLine, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { clearWhenShopperChanges } from '../../app/cache.ts';
import { useCart } from '../cart-sync/shown/use-cart.ts';
import { useAddToCart } from '../cart-sync/use-edit-cart.ts';
import { watchForLostCustomer } from './customer-gone.ts';
import { keys } from '../queries/queries.ts';
import { chooseCustomer, currentSession } from './session.ts';
import { remember, remembered } from '../storage/device-storage.ts';

const soap = makeLine({ name: 'Champú', quantity: 2, stock: 40, price: 10_000, originalPrice: 10_000 });
const { name } = portfolioCustomer;

function Page() {
  const { add } = useAddToCart();
  const units = useCart().data?.cart?.amount ?? 0;
  return (
    <>
      <p>{units} unidades</p>
      <button type="button" onClick={() => void add({ productId: '77', code: 'CR-77', quantity: 3 })}>
        Agregar
      </button>
    </>
  );
}

/** A seller serves a customer, until `handOver` moves the customer to another seller. */
async function takeOrder() {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /cart/listcart', makeCart([soap]));
  const view = await renderScreen(<Page />, { api, signedIn: true });
  clearWhenShopperChanges(view.cache);
  remember('recentCustomers', sellerUser._id, [portfolioCustomer]);
  let alerts = 0;
  watchForLostCustomer(view.cache, () => (alerts += 1));
  act(() => chooseCustomer(portfolioCustomer));
  await screen.findByText('2 unidades');
  const gone = new Refusal('CUSTOMER_NOT_FOUND');
  const handOver = () => {
    api.on('purchase', 'GET /cart/listcart', gone);
    api.on('purchase', 'POST /cart/additem', gone);
    api.on('auth', 'GET /v3/me/addresses', gone);
  };
  return { ...view, handOver, alertCount: () => alerts };
}

const alert = () => screen.findByRole('alertdialog', { name: 'Selecciona un cliente' });

test('when the customer was handed over, the seller gets an alert and chooses another customer · ROL-09', async () => {
  const { handOver, alertCount, address } = await takeOrder();
  handOver();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect((await alert()).textContent).toContain(`${name} ya no está entre tus clientes.`);
  expect(currentSession().customer).toBeNull();
  expect(alertCount()).toBe(1);
  expect(remembered('recentCustomers', sellerUser._id)).toEqual([]);
  expect(await screen.findByText('0 unidades')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Escoger' }));
  await waitFor(() => expect(address()).toContain('/home/select-customer'));
});

test('opening the cart of such a customer is enough to notice', async () => {
  const { handOver, cache } = await takeOrder();
  handOver();
  await act(() => cache.invalidateQueries({ queryKey: keys.cart }));
  expect((await alert()).textContent).toContain(name);
  act(dismissAlert);
});

test('a refusal about another customer does not clear the current one', async () => {
  const { api, cache, alertCount } = await takeOrder();
  api.on('purchase', 'GET /cart/listcart', new Refusal('CUSTOMER_NOT_FOUND'));
  await act(() => cache.invalidateQueries({ queryKey: keys.cart }));
  await waitFor(() => expect(api.requestsTo('auth GET /v3/me/addresses').length).toBeGreaterThan(0));
  expect(currentSession().customer?.name).toBe(name);
  expect(alertCount()).toBe(0);
});
