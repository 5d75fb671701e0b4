import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '../../../../../test/build-app.ts';
import { anyCharge } from '../../../../../test/charge.ts';
import { startWompi } from '../../../../../test/wompi.ts';
import { type Charge, type GatewayInstrument, GatewayDown, GatewayRefused } from '../gateway.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function useWompi(timeout?: number) {
  const clock = createTestClock();
  const wompi = await startWompi(clock, async () => 200, timeout);
  onTestFinished(() => wompi.close());
  const { gateway } = wompi;
  /** With the acceptance a shopper would have given. */
  const charge = async (instrument: GatewayInstrument, reference = anyCharge.reference): Promise<Charge> => {
    const { acceptance, personalData } = await gateway.options();
    const accepted = { acceptance: acceptance.token, personalData: personalData.token };
    return {
      ...anyCharge,
      ...accepted,
      reference,
      instrument,
      description: 'Pedido TN-8F3K2 en Tonalia, mercado de belleza',
    };
  };
  const card = async (number?: string) =>
    ({ type: 'card', token: await wompi.makeToken(number), installments: 3 }) as const;
  return { clock, wompi, gateway, charge, card };
}

const nequi = (phone: string) => ({ type: 'nequi', phone }) as const;
const pse = (bankCode: string) =>
  ({ type: 'pse', bankCode, personType: 'natural', documentType: 'CC', document: '52345678' }) as const;

test('acceptance tokens are new each time, and come with the banks', async () => {
  const { gateway, wompi } = await useWompi();
  const one = await gateway.options();
  const other = await gateway.options();
  expect(one.gateway).toEqual({ url: expect.stringMatching(/^http:.*\/v1$/), publicKey: wompi.keys.publicKey });
  expect(one.acceptance.permalink).toMatch(/^http/);
  expect(one.acceptance.token).not.toBe(other.acceptance.token);
  expect(one.acceptance.token).not.toBe(one.personalData.token);
  expect(one.banks).toContainEqual({ code: '1', name: 'Banco que aprueba' });
});

test('the banks are cached for a day, and a stale list is better than none', async () => {
  const { gateway, wompi, clock } = await useWompi();
  const { banks } = await gateway.options();
  wompi.fault({ on: 'GET /pse/financial_institutions', kind: 'break' });
  await expect(gateway.options()).resolves.toMatchObject({ banks }); // the fault is still there: no request was made
  clock.advance(25 * HOUR);
  await expect(gateway.options()).resolves.toMatchObject({ banks });
});

test('a card is charged: pending at first, then as the bank decides', async () => {
  const { gateway, charge, card, clock } = await useWompi();
  const made = await gateway.charge(await charge(await card()));
  expect(made).toMatchObject({
    reference: 'TN-8F3K2-1',
    status: 'pending',
    amount: 184_900,
    currency: 'COP',
    method: 'CARD',
    reason: null,
    redirectUrl: null,
  });
  await expect(gateway.find(made.id)).resolves.toMatchObject({ status: 'pending' });
  clock.advance(2 * SECOND);
  await expect(gateway.find(made.id)).resolves.toMatchObject({ id: made.id, status: 'approved', reason: null });
  await expect(gateway.findByReference('TN-8F3K2-1')).resolves.toMatchObject({ id: made.id, status: 'approved' });
});

test.each<[string, string, string]>([
  ['declined', '4111111111111111', 'La tarjeta no tiene cupo o saldo suficiente. Usa otra o habla con tu banco.'],
  ['error', '5555555555554444', 'El pago no se pudo procesar. Intenta de nuevo o usa otro medio de pago.'],
])('a card that ends %s gives its reason in words', async (status, number, reason) => {
  const { gateway, charge, card, clock } = await useWompi();
  const { id } = await gateway.charge(await charge(await card(number)));
  clock.advance(2 * SECOND);
  await expect(gateway.find(id)).resolves.toMatchObject({ status, reason });
});

test.each<[string, string, string | null]>([
  ['3991111111', 'approved', null],
  ['3992222222', 'declined', 'El pago no se aprobó en Nequi. Intenta de nuevo o usa otro medio de pago.'],
])('Nequi of %s ends %s', async (phone, status, reason) => {
  const { gateway, charge, clock } = await useWompi();
  const { id, method } = await gateway.charge(await charge(nequi(phone)));
  expect(method).toBe('NEQUI');
  clock.advance(2 * SECOND);
  await expect(gateway.find(id)).resolves.toMatchObject({ status, reason });
});

test('with PSE the shopper goes to the bank, which redirects back after the decision', async () => {
  const { gateway, charge } = await useWompi();
  const made = await gateway.charge(await charge(pse('9000')));
  expect(made).toMatchObject({ status: 'pending', redirectUrl: null });
  const { redirectUrl } = (await gateway.find(made.id)) ?? {};
  const page = await fetch(redirectUrl ?? '');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).not.toContain('<script');
  expect(html).toMatch(/Banco de prueba[\s\S]*Pedido TN-8F3K2 en Tonalia, me[\s\S]*184\.900[\s\S]*Aprobar el pago/);
  const back = await fetch(`${redirectUrl}/approve`, { method: 'POST', redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, `${anyCharge.returnUrl}&id=${made.id}&env=test`]);
  await expect(gateway.find(made.id)).resolves.toMatchObject({ status: 'approved', method: 'PSE' });
});

test('a bank that never answers leaves the payment pending', async () => {
  const { gateway, charge, clock } = await useWompi();
  const { id } = await gateway.charge(await charge(pse('9000')));
  clock.advance(48 * HOUR);
  await expect(gateway.find(id)).resolves.toMatchObject({ status: 'pending' });
});

test('a card is saved, and charged again without its owner', async () => {
  const { gateway, charge, wompi, clock } = await useWompi();
  const { acceptance, personalData } = await charge(nequi('3991111111'));
  const kept = await gateway.saveCard({
    token: await wompi.makeToken(),
    email: 'marta@salon.example',
    acceptance,
    personalData,
  });
  expect(kept).toEqual({
    sourceId: expect.stringMatching(/^\d+$/),
    brand: 'VISA',
    lastFour: '4242',
    holder: 'Marta Ríos',
    expMonth: '08',
    expYear: '39',
  });
  const source = { type: 'source', sourceId: kept.sourceId, installments: 1 } as const;
  for (const reference of ['TN-1', 'TN-2', 'TN-3']) {
    const { id } = await gateway.charge(await charge(source, reference));
    clock.advance(2 * SECOND);
    await expect(gateway.find(id)).resolves.toMatchObject({ status: 'approved', method: 'CARD' });
  }
});

test.each([
  ['4111111111111111', 'VISA'],
  ['5105105105105100', 'MASTERCARD'],
  ['5555555555554444', 'MASTERCARD'],
  ['2223003122003222', 'MASTERCARD'],
  ['2720992720992729', 'MASTERCARD'],
  ['371449635398431', 'AMEX'],
  ['341111111111111', 'AMEX'],
  ['6011111111111117', 'TARJETA'],
  ['5018000000000009', 'TARJETA'],
  ['5600000000000003', 'TARJETA'],
])('a saved card that starts with %s is shown as %s', async (number, brand) => {
  const { gateway, charge, wompi } = await useWompi();
  const { acceptance, personalData } = await charge(nequi('3991111111'));
  const card = { token: await wompi.makeToken(number), email: 'marta@salon.example', acceptance, personalData };
  await expect(gateway.saveCard(card)).resolves.toMatchObject({ brand, lastFour: number.slice(-4) });
});

test('a charge of today is voided, and a repeated void has no further effect', async () => {
  const { gateway, charge, card, clock } = await useWompi();
  const { id, amount } = await gateway.charge(await charge(await card()));
  clock.advance(2 * SECOND);
  await expect(gateway.cancel(id, amount ?? 0)).resolves.toMatchObject({ id, status: 'voided', amount: 184_900 });
  await expect(gateway.cancel(id, amount ?? 0)).resolves.toMatchObject({ id, status: 'voided' });
});

test('a void without a response is found done when repeated', async () => {
  const { gateway, charge, card, clock, wompi } = await useWompi();
  const { id, amount } = await gateway.charge(await charge(await card()));
  clock.advance(2 * SECOND);
  wompi.fault({ on: 'POST /transactions/:id/void', kind: 'fail' });
  await expect(gateway.cancel(id, amount ?? 0)).rejects.toThrow(GatewayDown);
  await expect(gateway.cancel(id, amount ?? 0)).resolves.toMatchObject({ status: 'voided' });
});

test('payments by bank or Nequi, and cards of another day, cannot be voided', async () => {
  const { gateway, charge, card, clock } = await useWompi();
  const byNequi = await gateway.charge(await charge(nequi('3991111111'), 'TN-1'));
  const byCard = await gateway.charge(await charge(await card(), 'TN-2'));
  clock.advance(25 * HOUR);
  for (const { id } of [byNequi, byCard]) {
    await expect(gateway.cancel(id, 184_900)).rejects.toThrow(
      new GatewayRefused('Este pago no se puede anular en la pasarela.'),
    );
    await expect(gateway.find(id)).resolves.toMatchObject({ status: 'approved' });
  }
});

test('a charge that was never made is unknown', async () => {
  const { gateway } = await useWompi();
  await expect(gateway.find('9000-1-1')).resolves.toBeUndefined();
  await expect(gateway.findByReference('TN-8F3K2-1')).resolves.toBeUndefined();
  await expect(gateway.cancel('9000-1-1', 1_000)).rejects.toThrow(GatewayRefused);
});

test.each(['drop', 'fail'] as const)(
  'a charge without a response (%s) may have been made, and is found',
  async (kind) => {
    const { gateway, charge, card, wompi } = await useWompi();
    const wanted = await charge(await card());
    wompi.fault({ on: 'POST /transactions', kind });
    await expect(gateway.charge(wanted)).rejects.toThrow(GatewayDown);
    const found = await gateway.findByReference(wanted.reference);
    expect(found).toMatchObject({ reference: wanted.reference, amount: wanted.amount });
    await expect(gateway.charge(wanted)).resolves.toMatchObject({ id: found?.id }); // the same charge, not another
    expect(wompi.transactions()).toHaveLength(1);
  },
);

test('a response that does not come in time is an unknown result', async () => {
  const { gateway, charge, wompi } = await useWompi(400);
  const wanted = await charge(nequi('3991111111'));
  wompi.fault({ on: 'POST /transactions', kind: 'slow' });
  await expect(gateway.charge(wanted)).rejects.toThrow(new GatewayDown('Wompi did not answer (TimeoutError)'));
  expect(wompi.transactions()).toHaveLength(1);
});

test('after a failure without effect the same charge succeeds', async () => {
  const { gateway, charge, wompi } = await useWompi();
  const wanted = await charge(nequi('3991111111'));
  wompi.fault({ on: 'POST /transactions', kind: 'break' });
  await expect(gateway.charge(wanted)).rejects.toThrow(GatewayDown);
  await expect(gateway.findByReference(wanted.reference)).resolves.toBeUndefined();
  await expect(gateway.charge(wanted)).resolves.toMatchObject({ status: 'pending' });
});

test('two charges of one reference at once are one', async () => {
  const { gateway, charge, wompi } = await useWompi();
  const wanted = await charge(nequi('3991111111'));
  const [one, other] = await Promise.all([gateway.charge(wanted), gateway.charge(wanted)]);
  expect(one.id).toBe(other.id);
  expect(wompi.transactions()).toHaveLength(1);
});

test.each<[string, Partial<Charge>, string]>([
  ['an unknown card token', { instrument: { type: 'card', token: 'tok_test_x', installments: 1 } }, 'Los datos de la'],
  [
    'a saved card that was removed',
    { instrument: { type: 'source', sourceId: '1', installments: 1 } },
    'La tarjeta guar',
  ],
  ['an unknown bank', { instrument: pse('77') }, 'Ese banco no está disponible. Escoge otro.'],
  ['a malformed document', { instrument: { ...pse('1'), document: '¿?' } }, 'El documento no es válido. Revísalo.'],
  ['no phone', { instrument: pse('1'), phone: '' }, 'El celular no es válido para este pago. Revísalo.'],
  ['terms that were not accepted', { acceptance: 'x' }, 'Los términos de la pasarela se actualizaron.'],
])('%s is refused for good, in words', async (_name, change, words) => {
  const { gateway, charge, wompi } = await useWompi();
  const refused = gateway.charge({ ...(await charge(nequi('3991111111'))), ...change });
  await expect(refused).rejects.toThrow(GatewayRefused);
  await expect(refused).rejects.toMatchObject({ reason: expect.stringContaining(words) as string });
  expect(wompi.transactions()).toEqual([]);
});

test('acceptance older than an hour is asked for again', async () => {
  const { gateway, charge, clock } = await useWompi();
  const wanted = await charge(nequi('3991111111'));
  clock.advance(2 * HOUR);
  await expect(gateway.charge(wanted)).rejects.toThrow(GatewayRefused);
});

test('errors contain neither keys nor instruments', async () => {
  const { gateway, charge, card, wompi } = await useWompi();
  const wanted = await charge(await card());
  wompi.fault({ on: 'POST /transactions', kind: 'fail' });
  const errors = [
    await thrownBy(gateway.charge(wanted)),
    await thrownBy(
      gateway.charge({ ...wanted, reference: 'TN-2', instrument: { ...nequi('3991111111'), phone: 'x' } }),
    ),
  ];
  await wompi.close();
  errors.push(await thrownBy(gateway.find('9000-1-1')), await thrownBy(gateway.options()));
  for (const error of errors) {
    const { name, message, stack, cause } = error;
    const all = `${name} ${message} ${stack} ${JSON.stringify(error)} ${String(cause)}`;
    for (const secret of [...Object.values(wompi.keys), 'tok_test', 'marta@', wanted.acceptance])
      expect(all).not.toContain(secret);
  }
});

async function thrownBy(doing: Promise<unknown>): Promise<Error> {
  const error: unknown = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error;
}
