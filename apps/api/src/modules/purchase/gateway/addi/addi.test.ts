import { expect, onTestFinished, test } from 'vitest';
import { type TestAddi, startAddi } from '../../../../../test/addi.ts';
import { type TestClock, createTestClock } from '../../../../../test/build-app.ts';
import { anyCharge } from '../../../../../test/charge.ts';
import { type Charge, type Gateway, GatewayDown, type GatewayInstrument, GatewayRefused } from '../gateway.ts';
import { addiGateway } from './addi.ts';

const MINUTE = 60_000;
const lender: GatewayInstrument = { type: 'lender', lender: 'addi', document: '1020345678' };
const wanted: Charge = { ...anyCharge, acceptance: '', personalData: '', instrument: lender };

async function useAddi(timeout?: number): Promise<{ addi: TestAddi; gateway: Gateway; clock: TestClock }> {
  const clock = createTestClock();
  const addi = await startAddi(clock, async () => 200, timeout);
  onTestFinished(() => addi.close());
  return { addi, gateway: addi.gateway, clock };
}

test('a requested credit waits at Addi’s page, under our reference', async () => {
  const { gateway, addi } = await useAddi();
  const made = await gateway.charge(wanted);
  expect(made).toMatchObject({ id: 'TN-8F3K2-1', reference: 'TN-8F3K2-1', status: 'pending', amount: 184_900 });
  expect(addi.applications()).toMatchObject([
    { orderId: 'TN-8F3K2-1', amount: 184_900, name: 'Marta Ríos', status: 'PENDING' },
  ]);
  const page = await fetch(made.redirectUrl ?? '');
  expect(await page.text()).toMatch(/Addi de prueba[\s\S]*184\.900[\s\S]*Aprobar el crédito/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const form = new URLSearchParams();
  const back = await fetch(`${made.redirectUrl}/approve`, { method: 'POST', body: form, redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, wanted.returnUrl]);
  // Addi has no query for it
  await expect(gateway.find(made.id)).resolves.toBeUndefined();
  await expect(gateway.findByReference(made.reference)).resolves.toBeUndefined();
});

test('a single name field is split into first and last word', async () => {
  const { gateway, addi } = await useAddi();
  await gateway.charge({ ...wanted, name: 'Marta Lucía Ríos', firstName: 'Marta Lucía Ríos', lastName: '' });
  expect(addi.applications()[0]?.name).toBe('Marta Lucía Ríos Ríos');
});

test.each<[string, Partial<Charge>, RegExp]>([
  ['a foreign phone', { phone: '13105550142' }, /celular colombiano/],
  ['no order', { address: null }, /no se puede pagar con Addi/],
  ['a malformed document', { instrument: { ...lender, document: '1234' } }, /Revisa tu cédula/],
  ['an amount below the limit', { amount: 49_999 }, /no recibió la solicitud/],
])('%s is a final no', async (_, change, reason) => {
  const { gateway, addi } = await useAddi();
  const charged = gateway.charge({ ...wanted, ...change });
  await expect(charged).rejects.toThrow(GatewayRefused);
  await expect(charged).rejects.toMatchObject({ reason: expect.stringMatching(reason) });
  expect(addi.applications()).toEqual([]);
});

test('wrong keys make Addi unavailable, and no secret is shown', async () => {
  const { clock, addi } = await useAddi();
  const charged = addiGateway({ ...addi.settings, clientSecret: 'another' }, clock).charge(wanted);
  await expect(charged).rejects.toThrow(
    new GatewayRefused('Addi no está disponible en este momento. Usa otro medio de pago.'),
  );
  await expect(charged).rejects.not.toThrow(/another/);
});

test.each(['break', 'fail', 'drop', 'slow'] as const)(
  'a response that fails (%s) leaves the result unknown',
  async (kind) => {
    const { gateway, addi } = await useAddi(300);
    addi.fault({ on: 'POST /v1/online-applications', kind });
    await expect(gateway.charge(wanted)).rejects.toThrow(GatewayDown);
    if (kind === 'break') await expect(gateway.charge(wanted)).resolves.toMatchObject({ status: 'pending' });
    // Addi has the credit, and its page is unknown
    else
      await expect(gateway.charge(wanted)).rejects.toThrow(
        new GatewayRefused('La respuesta de Addi se perdió. Intenta de nuevo.'),
      );
    expect(addi.applications()).toHaveLength(1);
  },
);

test.each(['break', 'fail', 'drop', 'slow'] as const)(
  'without a token (%s) Addi counts as down, and no credit was requested',
  async (kind) => {
    const { gateway, addi } = await useAddi(300);
    addi.fault({ on: 'POST /oauth/token', kind });
    await expect(gateway.charge(wanted)).rejects.toThrow(GatewayDown);
    expect(addi.applications()).toEqual([]);
  },
);

test('Addi’s limits are cached for minutes, and the last ones apply while it does not answer', async () => {
  const { gateway, clock, addi } = await useAddi();
  const limits = { min: 50_000, max: 3_000_000 };
  await expect(gateway.limits()).resolves.toEqual(limits);
  addi.config.minAmount = 80_000.5;
  await expect(gateway.limits()).resolves.toEqual(limits);
  clock.advance(6 * MINUTE);
  addi.fault({ on: 'GET /allies/:slug/config', kind: 'break' });
  await expect(gateway.limits()).resolves.toEqual(limits);
  await expect(gateway.limits()).resolves.toEqual(limits); // not called again for a while
  clock.advance(MINUTE);
  await expect(gateway.limits()).resolves.toEqual({ min: 80_001, max: 3_000_000 });
});

test('without limits Addi is unavailable, and is not called for every list of methods', async () => {
  const { gateway, clock, addi } = await useAddi();
  addi.fault({ on: 'GET /allies/:slug/config', kind: 'break' });
  await expect(gateway.limits()).rejects.toThrow(GatewayDown);
  await expect(gateway.limits()).rejects.toThrow(GatewayDown); // although it would answer now
  clock.advance(MINUTE);
  await expect(gateway.limits()).resolves.toMatchObject({ min: 50_000 });
});

test('when Addi says that it lends nothing for us, cached limits no longer apply', async () => {
  const { gateway, clock, addi } = await useAddi();
  await gateway.limits();
  addi.config.isActiveAlly = false;
  clock.advance(6 * MINUTE);
  await expect(gateway.limits()).rejects.toThrow(GatewayDown);
});

test('an approved credit is cancelled as a whole, once; an unclear response counts as a refusal', async () => {
  const { gateway, addi } = await useAddi();
  const { id } = await gateway.charge(wanted);
  await expect(gateway.cancel(id, wanted.amount)).rejects.toThrow(GatewayRefused); // not approved yet
  await addi.decide(id, 'APPROVED');
  await expect(gateway.cancel(id, 100_000)).rejects.toThrow(GatewayRefused);
  await expect(gateway.cancel(id, wanted.amount)).resolves.toMatchObject({ id, status: 'voided' });
  expect(addi.applications()).toMatchObject([{ isCancelled: true }]);
  await expect(gateway.cancel(id, wanted.amount)).rejects.toThrow(GatewayRefused);
});
