import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makeCart, makeLine, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { messages } from '../../messages/es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { notify } from '../../state/notices.ts';
import { useSayOffline } from '../../state/said-offline.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useCart, useCartUnits } from '../../api/cart-sync/shown/use-cart.ts';
import { useAddToCart, useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';
import { startCartQueue } from '../../api/cart-sync/edit-cart.ts';
import { chooseCustomer, endSession } from '../../api/session/session.ts';
import { signIn } from '../../api/sign-in/sign-in.ts';
import { setApi } from '../../api/http/transport.ts';
import { SignOutButton } from '../../features/account-menu/sign-out-button.tsx';
import { clearWhenShopperChanges } from '../cache.ts';
import { StripHost, useHasStrip } from './strip-host.tsx';

const soap = makeLine({ name: 'Champú', quantity: 2, stock: 40, price: 10_000, originalPrice: 10_000 });
const cream = { productId: '77', code: 'CR-77', quantity: 3 };

/** A page below the strip with buttons to add, change and leave. */
function Page() {
  const { add } = useAddToCart();
  const setQuantity = useSetQuantity();
  const units = useCartUnits();
  const total = useCart().data?.cart?.total;
  return (
    <>
      <StripHost isShown={useHasStrip()} aboveTabs />
      <p>
        {units} unidades, {total} pesos
      </p>
      <button type="button" onClick={() => void add(cream)}>
        Agregar
      </button>
      <button type="button" onClick={() => setQuantity(soap, 5)}>
        Cinco
      </button>
      <SignOutButton className="" />
    </>
  );
}

async function openPage() {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', makeCart([soap]));
  const view = await renderScreen(<Page />, { api, signedIn: true });
  await screen.findByText('2 unidades, 20000 pesos');
  startCartQueue(view.cache);
  return { ...view, api };
}

function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  setApi(() => Promise.reject(new TypeError('no network')));
  act(() => void window.dispatchEvent(new Event('offline')));
}

function findNetwork(api: ReturnType<typeof mockApi>): void {
  Reflect.deleteProperty(navigator, 'onLine');
  setApi(api.fetch);
  act(() => void window.dispatchEvent(new Event('online')));
}
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

const keysOf = (api: ReturnType<typeof mockApi>, call: string) =>
  api.requestsTo(call).map(({ headers }) => headers.get('idempotency-key'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => Object.keys(localStorage).filter((key) => key.includes('cartEdit'));

test('offline edits show at once and are stored; online they are sent once, in order', async () => {
  const { api } = await openPage();
  loseNetwork();
  const strip = await screen.findByRole('status');
  expect(strip.textContent).toContain('Sin conexión. Guardamos el pedido en este equipo.');
  await press('Cinco');
  await press('Agregar');
  expect(await screen.findByText('5 unidades, 50000 pesos')).toBeDefined();
  expect(await screen.findByText('Agregado al carrito')).toBeDefined();
  expect(await screen.findByText(/2 cambios por enviar/)).toBeDefined();
  expect(kept()).toHaveLength(2);

  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([{ ...soap, quantity: 5 }]));
  const after = makeCart([{ ...soap, quantity: 5 }, makeLine({ ...cream, price: 1_000 })]);
  api.on('purchase', 'POST /cart/additem', () => {
    api.on('purchase', 'GET /cart/listcart', after);
    return { cart: { _id: '0a000000-0000-4000-8000-0000000000ca', amount: 8, total: 53_000 } };
  });
  api.requests.length = 0;
  findNetwork(api);
  expect(await screen.findByText('8 unidades, 53000 pesos')).toBeDefined();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(screen.queryByText(/Sin conexión|por enviar/)).toBeNull();
  const writes = api.requests.filter(({ headers }) => headers.has('idempotency-key'));
  expect(writes.map(({ call }) => call)).toEqual([
    'purchase PUT /cart/changequantityitem',
    'purchase POST /cart/additem',
  ]);
});

/** A page with a sentence of its own about the network. */
function SayingPage() {
  const isOnline = useIsOnline();
  useSayOffline(!isOnline);
  return (
    <p>
      {isOnline ? 'Con red' : 'Sin red, dice la página'}, {useHasStrip() ? 'con franja' : 'sin franja'}
    </p>
  );
}

test('a page that says itself that there is no network gets no second strip', async () => {
  await renderScreen(<SayingPage />, { api: mockApi({ user: makeUser() }), signedIn: true });
  loseNetwork();
  expect(await screen.findByText('Sin red, dice la página, sin franja')).toBeDefined();
});

test('after a lost response the same edit is sent again with the same key', async () => {
  const { api } = await openPage();
  let times = 0;
  setApi(async (request) => {
    const answer = await api.fetch(request);
    if (request.url.includes('additem') && (times += 1) === 1) throw new TypeError('connection reset');
    return answer;
  });
  await press('Agregar');
  await waitFor(() => expect(times).toBe(2));
  const [first, second] = keysOf(api, 'purchase POST /cart/additem');
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a refused edit is reported and dropped, and the next one is sent', async () => {
  const { api } = await openPage();
  loseNetwork();
  await press('Agregar');
  await press('Cinco');
  expect(await screen.findByText(/2 cambios por enviar/)).toBeDefined();
  const message = 'Tu carrito está lleno.';
  api.on('purchase', 'POST /cart/additem', new Refusal('CART_FULL', { message, error: message }));
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([{ ...soap, quantity: 5 }]));
  findNetwork(api);
  const alert = await screen.findByRole('alertdialog', { name: '!Atención¡' });
  expect(alert.textContent).toContain(message);
  expect(await screen.findByText('5 unidades, 50000 pesos')).toBeDefined();
  await waitFor(() => expect(kept()).toEqual([]));
});

test('the notice about the missing network disappears with its return', async () => {
  const { api } = await openPage();
  loseNetwork();
  await screen.findByText(/Sin conexión/);
  act(() => notify({ color: 'red', message: messages.errors.offline }));
  expect(await screen.findByText(messages.errors.offline)).toBeDefined();
  findNetwork(api);
  await waitFor(() => expect(screen.queryByText(messages.errors.offline)).toBeNull());
});

test('signing out with unsent edits asks first; a session that ended keeps them', async () => {
  await openPage();
  loseNetwork();
  await press('Agregar');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await press('Cinco');
  expect(await screen.findByText(/^5 unidades/)).toBeDefined();
  await press('Cerrar sesión');
  const question = screen.getByRole('alertdialog', { name: 'Tienes cambios sin enviar' });
  expect(within(question).getByText('Si cierras la sesión se pierden: 2 cambios de tu carrito.')).toBeDefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Conservar cambios' }));
  expect(kept()).toHaveLength(2);
  await act(() => endSession());
  expect(kept()).toHaveLength(2);
  // and are not shown to another identity
  expect(screen.getByText(/^2 unidades/)).toBeDefined();
});

test('a seller’s edit reaches the customer it was made for, even after another is chosen, and shows in no other cart', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /cart/listcart', ({ query }) =>
    query['customerId'] === 'flor' ? makeCart([]) : makeCart([soap]),
  );
  const view = await renderScreen(<Page />, { api, signedIn: true });
  clearWhenShopperChanges(view.cache);
  act(() => chooseCustomer({ ...portfolioCustomer, customerId: 'aurora' }));
  await screen.findByText('2 unidades, 20000 pesos');
  startCartQueue(view.cache);
  loseNetwork();
  await press('Cinco');
  await press('Agregar');
  expect(await screen.findByText(/^5 unidades/)).toBeDefined();
  act(() => chooseCustomer({ ...portfolioCustomer, customerId: 'flor' }));
  await waitFor(() => expect(screen.queryByText(/^5 unidades/)).toBeNull());

  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([{ ...soap, quantity: 5 }]));
  api.requests.length = 0;
  findNetwork(api);
  await waitFor(() => expect(kept()).toEqual([]));
  const writes = api.requests.filter(({ headers }) => headers.has('idempotency-key'));
  expect(writes.map(({ call, query }) => [call, query['customerId']])).toEqual([
    ['purchase PUT /cart/changequantityitem', 'aurora'],
    ['purchase POST /cart/additem', 'aurora'],
  ]);
  expect(screen.queryByText(/^[1-9]\d* unidades/)).toBeNull();
});

test('unsent edits of an ended session are neither shown nor sent for the next user', async () => {
  const { api } = await openPage();
  loseNetwork();
  await press('Cinco');
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(JSON.stringify(localStorage)).toContain('Champú');
  await act(() => endSession());
  Reflect.deleteProperty(navigator, 'onLine');
  const other = mockApi({ user: makeUser({ _id: '0a000000-0000-4000-8000-00000000beef' }) });
  setApi(other.fetch);
  await act(() => signIn('rosa@demo.tonalia.co', 'secreta-1'));
  await waitFor(() => expect(Object.entries(localStorage).join()).not.toContain('Champú'));
  expect(kept()).toHaveLength(1);
  expect([...api.requests, ...other.requests].filter(({ headers }) => headers.has('idempotency-key'))).toEqual([]);
});
