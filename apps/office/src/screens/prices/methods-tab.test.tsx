import type { OfficeMovement, OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { movementDraft, movementFields, movementTerms } from './movement-draft.ts';

const METHODS = '/api/purchase/office/payment-methods';
const NEQUI = `${METHODS}/nequi/movements`;
const PAGE = '/precios?vista=medios';
const movement = (more: Partial<OfficeMovement> = {}): OfficeMovement => ({
  _id: '7',
  type_movement: 'discount',
  discount_type: 'percentage',
  discount_amount: 3,
  from: '2026-11-01T05:00:00.000Z',
  until: null,
  state: 'running',
  version: 2,
  ...more,
});
const method = (more: Partial<OfficePaymentMethod> = {}): OfficePaymentMethod => ({
  reference: 'nequi',
  name: 'Nequi',
  group: 'instant',
  active: true,
  example: { goods: 200_000, total: 194_000 },
  movements: [
    movement(),
    movement({ _id: '5', discount_amount: 9, state: 'ended', until: '2026-10-01T05:00:00.000Z' }),
  ],
  ...more,
});
const cash = method({
  reference: 'cash_on_delivery',
  name: 'Efectivo contra entrega',
  group: 'on_delivery',
  example: { goods: 200_000, total: 200_000 },
  movements: [],
});
const examples = [{ goods: 200_000, total: 190_000 }];
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${METHODS}`]: () => ({ body: { results: [method(), cash] } }),
    [`POST ${METHODS}/cash_on_delivery/movements`]: () => ({ body: { results: { movement: null, examples } } }),
    [`PUT ${NEQUI}/7`]: () => ({ body: { results: { movement: null, examples } } }),
    ...more,
  });
const openDialog = (name: string) => screen.findByRole('dialog', { name, hidden: true }, { timeout: 15_000 });
const sentTo = (asked: ReturnType<typeof office>, call: string) =>
  (asked[call] ?? []).map(({ body }) => body as Record<string, unknown>).filter(({ dryRun }) => dryRun !== true); // as: each call sends an object
const hidden = { hidden: true };

test('each payment method shows what an order pays with it, with what is in force and what ended (OFC-407)', async () => {
  office();
  renderOffice(PAGE);
  const nequi = await screen.findByRole('region', { name: 'Nequi' }, { timeout: 15_000 });
  expect(nequi.textContent).toContain('Un pedido de $\u00A0200.000 paga $\u00A0194.000');
  expect(within(nequi).getByRole('button', { name: '−3\u00A0% de descuento' })).toBeDefined();
  expect(within(nequi).getByText('Activo')).toBeDefined();
  expect(within(nequi).getByText('1 terminado')).toBeDefined();
  expect(within(nequi).getByText(/−9\s% de descuento/).tagName).toBe('B');
});

test('a charge is made for a method with a live example, and what was typed stays when it is refused (OFC-407)', async () => {
  const overlap = 'Se cruza con el descuento del 3 %, sin fin.';
  let isRefused = true;
  const call = `POST ${METHODS}/cash_on_delivery/movements`;
  const asked = office({
    [call]: ({ body }: { body: Record<string, unknown> }) =>
      isRefused && body['dryRun'] !== true
        ? refusal(409, 'MOVEMENT_OVERLAP', overlap)
        : { body: { results: { movement: null, examples } } },
  });
  renderOffice(PAGE);
  const name = 'Agregar descuento o recargo a Efectivo contra entrega';
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
  const sheet = await openDialog('Descuento o recargo');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Recargo', ...hidden }));
  const percent = within(sheet).getByRole('spinbutton', { name: 'Porcentaje', ...hidden });
  await userEvent.type(percent, '51');
  expect(within(sheet).getByText('Va de 1 % a 50 %.')).toBeDefined();
  await userEvent.clear(percent);
  await userEvent.type(percent, '5');
  const example = within(sheet).getByRole('region', { name: 'Ejemplo', ...hidden });
  await waitFor(() =>
    expect(example.textContent).toContain(
      'Un pedido de $\u00A0200.000 con Efectivo contra entrega paga $\u00A0190.000',
    ),
  );
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', ...hidden }));
  expect((await within(sheet).findByText(overlap)).getAttribute('role')).toBe('alert');
  expect((percent as HTMLInputElement).value).toBe('5'); // as: a spinbutton is an input
  isRefused = false;
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', ...hidden }));
  expect(await screen.findByText('El descuento o recargo de Efectivo contra entrega quedó guardado')).toBeDefined();
  expect(sentTo(asked, call)[1]).toMatchObject({ type_movement: 'charge', discount_amount: 5, until: null });
});

test('the keyboard opens one in force; of two editors the second sees both values and may keep hers (OFC-008)', async () => {
  let version = 2;
  const asked = office({
    [`GET ${METHODS}`]: () => ({
      body: { results: [method({ movements: [movement({ version, discount_amount: version === 2 ? 3 : 8 })] })] },
    }),
    [`PUT ${NEQUI}/7`]: ({ body }: { body: Record<string, unknown> }) => {
      if (body['dryRun'] === true || body['version'] === 3) return { body: { results: { movement: null, examples } } };
      version = 3;
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
    },
  });
  renderOffice(PAGE);
  await screen.findByRole('region', { name: 'Nequi' }, { timeout: 15_000 });
  await userEvent.keyboard('jj{Enter}');
  const sheet = await openDialog('Editar descuento o recargo');
  const percent = within(sheet).getByRole('spinbutton', { name: 'Porcentaje', ...hidden });
  await userEvent.clear(percent);
  await userEvent.type(percent, '4');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', ...hidden }));
  const note = await within(sheet).findByRole('alert', hidden);
  await waitFor(() => expect(note.textContent).toContain('−8\u00A0%'));
  expect(note.textContent).toContain('−4\u00A0%');
  const [, keep] = within(note).getAllByRole('button', hidden);
  if (keep) await userEvent.click(keep);
  await waitFor(() => expect(sentTo(asked, `PUT ${NEQUI}/7`).map((body) => body['version'])).toEqual([2, 3]));
});

test('one in force ends after a confirmation (OFC-407)', async () => {
  const asked = office({ [`POST ${NEQUI}/7/stop`]: () => ({ body: { results: { ok: true } } }) });
  renderOffice(PAGE);
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }, { timeout: 15_000 }));
  const dialog = await openDialog('Terminar el descuento o recargo de Nequi');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terminar', ...hidden }));
  await waitFor(() => expect(asked[`POST ${NEQUI}/7/stop`]?.[0]?.body).toEqual({ version: 2 }));
  expect(await screen.findByText('El descuento o recargo de Nequi terminó')).toBeDefined();
});

test('a role that only reads sees the amounts and no button (OFC-004)', async () => {
  office({}, 'read-only');
  renderOffice(`${PAGE}&panel=medio`);
  await screen.findByRole('region', { name: 'Nequi' }, { timeout: 15_000 });
  expect(screen.queryByRole('button', { name: /Terminar|Agregar|Descuento o recargo/ })).toBeNull();
  expect(screen.queryByRole('dialog', hidden)).toBeNull();
});

test('a draft needs a method, an amount within its bounds and a start; one in force keeps its own', () => {
  const now = new Date('2026-11-27T15:00:00Z');
  const fields = { ...movementFields('nequi', undefined, now), amount: 50 };
  expect(movementDraft(fields, undefined)).toMatchObject({ from: '2026-11-27T15:00:00.000Z', until: null });
  for (const wrong of [{ reference: '' }, { amount: 51 }, { amount: 0 }, { amount: null }, { from: '' }])
    expect(movementDraft({ ...fields, ...wrong }, undefined)).toBeUndefined();
  expect(movementDraft({ ...fields, kind: 'value', amount: 900 }, movement())).toMatchObject({
    from: '2026-11-01T05:00:00.000Z',
    discount_amount: 900,
  });
  expect(movementTerms({ type_movement: 'charge', discount_type: 'value', discount_amount: 2_500 })).toBe(
    '+$\u00A02.500',
  );
});
