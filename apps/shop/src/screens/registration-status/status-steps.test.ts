import type { Customer } from '@tonalia/contract/auth';
import type { Approval } from '@tonalia/contract/people';
import { expect, test } from 'vitest';
import { statusSteps, wordsOf } from './status-steps.ts';

const approval = (state: Approval['state'], more: Partial<Approval> = {}): Approval => ({
  state,
  reason: null,
  receivedAt: '2026-03-09T15:00:00Z',
  reviewedAt: null,
  ...more,
});
// as: only the approval and the document are shown
const customer = (state: Approval['state'], more: Partial<Approval> = {}) =>
  ({ approval: approval(state, more), document_type: 'CC', document: '52123456' }) as Customer;

test.each([
  ['approved', 'Tu cuenta está lista', 'Ya puedes pedir a precio de mayorista.'],
  ['received', 'Estamos revisando tus datos', 'Mientras tanto puedes ver precios y armar tu carrito.'],
  ['in_review', 'Estamos revisando tus datos', 'Mientras tanto puedes ver precios y armar tu carrito.'],
  ['rejected', 'Falta corregir un dato', 'El NIT no existe'],
] as const)('a registration that is %s says "%s"', (state, title, text) => {
  expect(wordsOf(approval(state, { reason: 'El NIT no existe' }))).toMatchObject({ title, text });
});

test.each([
  [
    'received',
    [
      ['Datos recibidos', 'done'],
      ['En revisión', 'now'],
      ['Cuenta lista', 'next'],
    ],
  ],
  [
    'rejected',
    [
      ['Datos recibidos', 'done'],
      ['No pudimos aprobarla', 'failed'],
      ['Cuenta lista', 'next'],
    ],
  ],
  [
    'approved',
    [
      ['Datos recibidos', 'done'],
      ['Datos revisados', 'done'],
      ['Cuenta lista', 'done'],
    ],
  ],
] as const)('a registration that is %s has its steps', (state, steps) => {
  expect(statusSteps(customer(state)).map(({ label, state: of }) => [label, of])).toEqual(steps);
});

test('the steps have their times, and a refusal names the document', () => {
  const details = (one: Customer) => statusSteps(one).map(({ detail }) => detail);
  const [received, reviewed, ready] = details(customer('approved', { reviewedAt: '2026-03-10T15:00:00Z' }));
  expect([received, reviewed].map((detail) => typeof detail === 'string' && /\d/.test(detail))).toEqual([true, true]);
  expect([received === reviewed, ready]).toEqual([false, undefined]);
  expect(details(customer('approved'))[1]).toBeUndefined();
  expect(details(customer('rejected'))[1]).toMatch(/^CC 52/);
  expect(details(customer('received'))[1]).toBe('Menos de 1 día hábil');
});
