import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '../../../../../test/build-app.ts';
import { startWompi } from '../../../../../test/wompi.ts';
import { GatewayDown } from '../gateway.ts';
import { wompiGateway } from './wompi.ts';

const HOUR = 3_600_000;

test.each([
  ['less than a day', 23 * HOUR, false],
  ['a day', 24 * HOUR, true],
])('after %s the list of banks is fetched again: %s', async (_, wait, isAsked) => {
  const clock = createTestClock();
  const wompi = await startWompi(clock, async () => 200);
  onTestFinished(() => wompi.close());
  const { gateway } = await wompi.gateway.options();
  clock.advance(wait);
  wompi.fault({ on: 'GET /pse/financial_institutions', kind: 'break' });
  await wompi.gateway.options();
  // A gateway without a cache meets the fault, unless the other one has.
  const options = wompiGateway({ ...wompi.keys, url: gateway.url }, clock).options();
  if (isAsked) await expect(options).resolves.toMatchObject({ gateway });
  else await expect(options).rejects.toThrow(GatewayDown);
});
