import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { serviceHealth } from '../../../test/service-health.ts';

const OFFERS = '/api/purchase/office/payment-offers';
const FIRST = 'Bancolombia, ahorros 123';

const offer = (reference: string, name: string, group: PaymentOffer['group'], more = {}): PaymentOffer => ({
  reference,
  name,
  group,
  active: true,
  isPossible: true,
  movement: null,
  accounts: [],
  ...more,
});
const offers = (more: Partial<PaymentOffer> = {}) => [
  offer('card', 'Tarjeta', 'instant', { isPossible: false }),
  offer('bank_transfer', 'Transferencia', 'transfer', { accounts: [FIRST], ...more }),
];
afterEach(() => void vi.useRealTimers());

const setting = (key: string, value: string | null) => ({
  key,
  value,
  example: '30',
  isRequired: false,
  isMissing: false,
  set: null,
});

const connections = [
  serviceHealth('database', { latency: 2 }),
  serviceHealth('gateway', { state: 'bad', name: 'wompi', failedAt: '2026-11-19T14:00:00Z' }),
  serviceHealth('email', { workedAt: '2026-11-19T14:00:00Z' }),
  serviceHealth('whatsapp', { hours: Array.from({ length: 24 }, () => 'none' as const) }),
  serviceHealth('sms', { state: 'off', hours: Array.from({ length: 24 }, () => 'none' as const) }),
];

function office(more = {}, role: Parameters<typeof signedIn>[0] = 'owner') {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/office/settings': () => ({
      body: { results: [setting('credit.name', 'Cupo Tonalia'), setting('policy.credit_days', null)] },
    }),
    [`GET ${OFFERS}`]: () => ({ body: { results: offers() } }),
    'GET /api/office/health': () => ({ body: { results: { services: connections } } }),
    ...more,
  });
  renderOffice('/configuracion/pagos');
  return asked;
}

test('an owner stops offering a method with its switch, and sees why another is not offered (OFC-506)', async () => {
  const user = userEvent.setup();
  const asked = office({ [`PUT ${OFFERS}/bank_transfer`]: () => ({ body: { results: offers({ active: false }) } }) });
  const transfer = await screen.findByRole('switch', { name: /^Transferencia/ });
  expect(screen.getByText(/llaves de Wompi o de Addi/)).toBeTruthy();
  await user.click(transfer);
  expect(await screen.findByText('Transferencia ya no se ofrece')).toBeTruthy();
  const seen = { active: true, accounts: [FIRST] };
  expect(asked[`PUT ${OFFERS}/bank_transfer`]).toMatchObject([{ body: { active: false, accounts: [FIRST], seen } }]);
  expect(screen.getByRole('switch', { name: /^Transferencia/ })).toHaveProperty('checked', false);
  expect(await screen.findByLabelText('Plazo del cupo, días')).toHaveProperty('value', '30');
});

test('a second account is saved after the second factor, and an empty field is none (OFC-505)', async () => {
  const user = userEvent.setup();
  const both = [FIRST, 'Davivienda 55'];
  let isConfirmed = false;
  const asked = office({
    [`PUT ${OFFERS}/bank_transfer`]: () =>
      isConfirmed
        ? { body: { results: offers({ accounts: both }) } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma que eres tú.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { ok: true } };
    },
  });
  await user.click(await screen.findByText('Agregar otra cuenta'));
  await user.type(screen.getByLabelText('Cuenta 2'), 'Davivienda 55');
  await user.click(screen.getByRole('button', { name: 'Agregar otra cuenta' }));
  await user.click(screen.getByRole('button', { name: 'Guardar cuentas' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/recibe el dinero de tus clientes/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(asked[`PUT ${OFFERS}/bank_transfer`]).toHaveLength(2));
  expect(asked[`PUT ${OFFERS}/bank_transfer`]?.[1]?.body).toMatchObject({ active: true, accounts: both });
  expect(await screen.findByText('Cuentas guardadas')).toBeTruthy();
});

test('a role that only reads sees methods and accounts, and changes none (OFC-505)', async () => {
  office({}, 'operations');
  expect(await screen.findByRole('switch', { name: /^Transferencia/ })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Cuenta a la que te transfieren')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'Agregar otra cuenta' })).toBeNull();
});

test('the arrows of a grip give a method another place in the checkout, and its discount is beside it (OFC-506)', async () => {
  const user = userEvent.setup();
  const movement = { type: 'discount', kind: 'percentage', amount: 2 } as const;
  const asked = office({
    [`GET ${OFFERS}`]: () => ({ body: { results: offers({ movement }) } }),
    'PUT /api/purchase/office/payment-order': () => ({ body: { results: offers({ movement }).toReversed() } }),
  });
  const grip = await screen.findByRole('button', { name: 'Arrastrar Transferencia' });
  expect(screen.getByText('−2 %')).toBeTruthy();
  grip.focus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await waitFor(() =>
    expect(asked['PUT /api/purchase/office/payment-order']).toMatchObject([
      { body: { references: ['bank_transfer', 'card'], seen: ['card', 'bank_transfer'] } },
    ]),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('switch').map((one) => one.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Transferencia'),
      expect.stringContaining('Tarjeta'),
    ]),
  );
});

test('part payments are a switch and rounding a choice, saved with the other rules (OFC-506)', async () => {
  const user = userEvent.setup();
  const rules = [
    setting('policy.takes_part_payments', null),
    setting('policy.price_rounding', '100'),
    setting('policy.grace_days', null),
  ];
  const asked = office({
    'GET /api/office/settings': () => ({ body: { results: rules } }),
    'PUT /api/office/settings': () => ({ body: { results: rules } }),
  });
  expect(await screen.findByLabelText('Días de gracia, días')).toHaveProperty('value', '3');
  const parts = screen.getByRole('switch', { name: /^Abonos parciales/ });
  expect(parts).toHaveProperty('checked', true);
  await user.click(parts);
  const rounding = within(screen.getByRole('group', { name: 'Redondeo' }));
  expect(rounding.getByRole('button', { name: '$ 100' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(rounding.getByRole('button', { name: '$ 50' }));
  await user.click(await screen.findByRole('button', { name: /^Guardar/ }));
  await waitFor(() =>
    expect(asked['PUT /api/office/settings']?.at(-1)?.body).toEqual({
      changes: [
        { key: 'policy.takes_part_payments', value: 'no', seen: null },
        { key: 'policy.price_rounding', value: '50', seen: '100' },
      ],
    }),
  );
});

test.each([
  ['2026-12-07T10:24', '12:00', 'Hoy cierra en1 h 36 min', 'sigue mar 8 dic'],
  ['2026-12-07T11:59', '12:00', 'Hoy cierra en1 min', 'sigue mar 8 dic'],
  // Monday after its cutoff, before a holiday
  ['2026-12-07T12:00', '12:00', 'Lo que se pide ahora salemié 9 dic', 'sigue mar 8 dic'],
  // a Sunday without a saved hour
  ['2026-12-13T09:00', null, 'Lo que se pide ahora salelun 14 dic', 'sigue vie 25 dic'],
])('at %s with the cutoff at %s the office says when today closes (OFC-506)', async (now, hour, closes, holiday) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${now}:00-05:00`) });
  office({ 'GET /api/office/settings': () => ({ body: { results: [setting('policy.cutoff_hour', hour)] } }) });
  const panel = within(await screen.findByRole('region', { name: 'Corte del día' }));
  expect(panel.getByLabelText('Hora de corte, hora')).toHaveProperty('value', hour ?? '16:00');
  const facts = panel.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(facts).toEqual([closes, `Sin despacho domingos y festivos${holiday}`, 'Zonas con hora propiaCobertura']);
});

test('the connections are gateways and messages with their state, and can be looked at again (OFC-508)', async () => {
  const user = userEvent.setup();
  const asked = office();
  const panel = within(await screen.findByRole('region', { name: 'Conexiones' }));
  expect(panel.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Pasarela Wompi, con falla',
    'Correo, bien',
    'WhatsApp, bien',
    'SMS, sin configurar',
  ]);
  expect(panel.getAllByText('Sin uso').map((words) => words.closest('li')?.querySelector('b')?.textContent)).toEqual([
    'WhatsApp, bien',
  ]);
  await user.click(panel.getByRole('button', { name: 'Revisar' }));
  await waitFor(() => expect(asked['GET /api/office/health']).toHaveLength(2));
});
