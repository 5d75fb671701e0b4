import { heldAgenda } from '@tonalia/gateway-simulators/agenda';
import type { PostEvent } from '@tonalia/gateway-simulators/wompi/events';
import { type WompiSimulator, createSimulator } from '@tonalia/gateway-simulators/wompi/simulator';
import type { Gateway } from '../src/modules/purchase/gateway/gateway.ts';
import { wompiGateway } from '../src/modules/purchase/gateway/wompi/wompi.ts';
import type { Clock } from '../src/platform/clock.ts';

/** Wompi in a test: the real adapter, which calls the simulator over loopback. */
export interface TestWompi extends WompiSimulator {
  gateway: Required<Gateway>;
  /** Runs work that is due by the clock: a charge is decided a second after its start, then its webhook is sent. */
  run(): Promise<void>;
  /** A card token as the browser gets it. 4242… is approved, 4111 1111 1111 1111 declined, any other an error. */
  makeToken(number?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a gateway with the test's clock. `timeout` is the adapter's timeout in ms. */
export async function startWompi(clock: Clock, postEvent: PostEvent, timeout = 5_000): Promise<TestWompi> {
  const agenda = heldAgenda(() => clock.now());
  const simulator = createSimulator({ agenda, postEvent });
  const address = await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${address}/v1`;
  return {
    ...simulator,
    gateway: wompiGateway({ url, ...simulator.keys }, clock, timeout),
    run: () => agenda.run(),
    makeToken: (number = '4242424242424242') => makeToken(url, simulator.keys.publicKey, number),
    close: () => simulator.app.close(),
  };
}

async function makeToken(url: string, publicKey: string, number: string): Promise<string> {
  const card = { number, cvc: '123', exp_month: '08', exp_year: '39', card_holder: 'Marta Ríos' };
  const response = await fetch(`${url}/tokens/cards`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const { data } = (await response.json()) as { data: { id: string } }; // as: the simulator's response
  return data.id;
}
