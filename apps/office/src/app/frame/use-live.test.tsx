import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { filters, pageOfOrders, signedIn } from '../../../test/orders.ts';

/** The server's end of the stream: jsdom has no EventSource. */
class ScriptedSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: ScriptedSource[] = [];
  readyState = 0;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    ScriptedSource.opened.push(this);
  }
  close() {
    this.readyState = ScriptedSource.CLOSED;
  }
}

function streams() {
  ScriptedSource.opened = [];
  vi.stubGlobal('EventSource', ScriptedSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  return ScriptedSource.opened;
}

const answers = () => ({
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
  'GET /api/purchase/office/orders/filters': () => filters,
});
const news = (topics: string[]) => new MessageEvent('message', { data: JSON.stringify({ topics }) });

test('an order that changes elsewhere is asked for again at once, and a burst once a pause (OFC-011)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const opened = streams();
  const asked = answerWith(answers());
  renderOffice('/');
  await screen.findByText('Últimos pedidos');
  expect(opened).toHaveLength(1);
  opened[0]?.dispatchEvent(new Event('open'));
  await screen.findByText('En vivo');
  const count = () => asked['GET /api/purchase/office/orders/filters']?.length ?? 0;
  await waitFor(() => expect(count()).toBe(2)); // what changed before the stream was open
  await vi.advanceTimersByTimeAsync(800);
  for (let n = 0; n < 10; n += 1) opened[0]?.dispatchEvent(news(['orders']));
  await waitFor(() => expect(count()).toBe(3));
  await vi.advanceTimersByTimeAsync(800);
  expect(count()).toBe(4);
});

test('a refused stream without a session leads to the sign-in: an operator without access is out (OFC-003)', async () => {
  const opened = streams();
  let isSignedIn = true;
  answerWith({
    ...answers(),
    'GET /api/office/me': () =>
      isSignedIn ? signedIn('operations') : refusal(401, 'UNAUTHENTICATED', 'Inicia sesión de nuevo.'),
  });
  renderOffice('/');
  await screen.findByText('Últimos pedidos');
  isSignedIn = false;
  if (opened[0]) opened[0].readyState = ScriptedSource.CLOSED;
  opened[0]?.dispatchEvent(new Event('error'));
  expect(await screen.findByLabelText('Correo')).toBeDefined();
});

test('a refused stream with a living session is opened again, and the page stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const opened = streams();
  answerWith(answers());
  renderOffice('/');
  await screen.findByText('Últimos pedidos');
  if (opened[0]) opened[0].readyState = ScriptedSource.CLOSED;
  opened[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened).toHaveLength(2);
  expect(screen.getByText('Últimos pedidos')).toBeDefined();
});
