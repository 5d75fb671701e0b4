import { heldAgenda } from '@tonalia/gateway-simulators/agenda';
import type { PostCallback } from '@tonalia/gateway-simulators/addi/callbacks';
import { type AddiSimulator, createSimulator } from '@tonalia/gateway-simulators/addi/simulator';
import { addiGateway } from '../src/modules/purchase/gateway/addi/addi.ts';
import type { AddiSettings } from '../src/modules/purchase/gateway/addi/settings.ts';
import type { Gateway } from '../src/modules/purchase/gateway/gateway.ts';
import type { Clock } from '../src/platform/clock.ts';

/** Addi in a test: the real adapter, which calls the simulator over loopback. */
export interface TestAddi extends AddiSimulator {
  gateway: Gateway;
  settings: AddiSettings;
  /** Runs work that is due by the clock: after two hours an application is abandoned. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Addi with the test's clock. `timeout` is the adapter's timeout in ms. */
export async function startAddi(clock: Clock, postCallback: PostCallback, timeout = 5_000): Promise<TestAddi> {
  const agenda = heldAgenda(() => clock.now());
  const simulator = createSimulator({ agenda, postCallback });
  const address = await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  const settings: AddiSettings = {
    ...simulator.keys,
    authUrl: address,
    apiUrl: address,
    configUrl: address,
    callbackUrl: 'https://tienda.example/api/purchase/payment/addi/events',
    logoUrl: 'https://tienda.example/icon-512.png',
  };
  return {
    ...simulator,
    settings,
    gateway: addiGateway(settings, clock, timeout),
    run: () => agenda.run(),
    close: () => simulator.app.close(),
  };
}
