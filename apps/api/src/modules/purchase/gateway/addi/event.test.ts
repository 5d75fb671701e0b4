import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvent } from './event.ts';
import type { AddiSettings } from './settings.ts';

const ours: AddiSettings = {
  authUrl: 'https://auth.example',
  apiUrl: 'https://api.example',
  configUrl: 'https://config.example',
  audience: 'https://api.example',
  clientId: 'client',
  clientSecret: 'secret',
  allySlug: 'tonalia-ecommerce',
  callbackUser: 'avisos',
  callbackPassword: 'una:clave larga',
  callbackUrl: 'https://tienda.example/avisos',
  logoUrl: 'https://tienda.example/icon.png',
};
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const right = basic(ours.callbackUser, ours.callbackPassword);
const genuine = {
  orderId: 'TN-8F3K2-1',
  applicationId: '6b1f5c1e-6a43-4a37-8d8c-5d2f7b8b6e01',
  approvedAmount: '184900.00',
  currency: 'COP',
  status: 'APPROVED',
  statusTimestamp: '1795867200',
};
const now = new Date('2026-11-22T12:00:00Z');
const read = (body: unknown, authorization: string | undefined = right) =>
  readEvent(ours, { body, headers: { authorization }, now });

test('a webhook with our user and password is the result itself', () => {
  expect(read(genuine)).toEqual({
    transactionId: 'TN-8F3K2-1',
    status: 'APPROVED',
    reference: 'TN-8F3K2-1',
    answer: {
      id: 'TN-8F3K2-1',
      reference: 'TN-8F3K2-1',
      status: 'approved',
      amount: 184_900,
      currency: 'COP',
      redirectUrl: null,
      reason: null,
      method: 'ADDI',
    },
  });
  expect(read({ ...genuine, approvedAmount: 184_900 }, right.replace('Basic', 'basic'))?.answer).toMatchObject({
    amount: 184_900,
  });
});

test.each([
  ['PENDING', 'pending', null],
  ['REJECTED', 'declined', 'Addi no aprobó el crédito. Usa otro medio de pago.'],
  ['DECLINED', 'declined', 'El crédito de Addi no se aceptó. Intenta de nuevo o usa otro medio de pago.'],
  ['ABANDONED', 'declined', 'La solicitud a Addi se venció sin terminar. Intenta de nuevo o usa otro medio de pago.'],
  ['INTERNAL_ERROR', 'error', 'Addi no pudo atender la solicitud. Intenta de nuevo o usa otro medio de pago.'],
])('%s is %s, of no amount', (addiStatus, status, reason) => {
  expect(read({ ...genuine, status: addiStatus, approvedAmount: '0' })?.answer).toMatchObject({
    status,
    reason,
    amount: null,
  });
});

test('an approval without an amount is of 0 pesos', () => {
  expect(read({ ...genuine, approvedAmount: undefined })?.answer).toMatchObject({ status: 'approved', amount: 0 });
});

test.each<[string, object, string?]>([
  ['no password', {}, ''],
  ['another password', {}, basic('avisos', 'otra')],
  ['another user', {}, basic('aviso', 'una:clave larga')],
  ['user and password split at another place', {}, basic('avisos:una', 'clave larga2')],
  ['a bearer', {}, 'Bearer abc'],
  ['an unknown status', { status: 'PAID' }],
  ['a status in lower case', { status: 'approved' }],
  ['no order', { orderId: '' }],
  ['an order that is a path', { orderId: '../TN-8F3K2-1' }],
  ['an amount in words', { approvedAmount: 'mucho' }],
  ['a negative amount', { approvedAmount: -1 }],
  ['an amount with an exponent', { approvedAmount: '1e5' }],
])('%s is refused', (_, change, header = right) => {
  expect(read({ ...genuine, ...change }, header)).toBeUndefined();
});

test('trying headers gets no one in · W3', () => {
  const chars = fc.string({
    unit: fc.constantFrom(...'Basic =+/abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789'),
    maxLength: 60,
  });
  const headers = fc.oneof(
    chars,
    chars.map((text) => `Basic ${text}`),
    fc.nat(right.length - 1).map((at) => right.slice(0, at)),
  );
  fc.assert(
    fc.property(headers, (header) => {
      fc.pre(header !== right);
      expect(read(genuine, header)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});
