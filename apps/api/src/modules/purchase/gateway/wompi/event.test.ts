import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvent } from './event.ts';
import type { WompiSettings } from './settings.ts';

const ours = { publicKey: 'pub_test_x', eventsSecret: 'test_events_x' };
const now = new Date('2026-11-22T12:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

interface TestWebhook {
  event: string;
  data: { transaction: Record<string, unknown> };
  environment: string;
  signature: { properties: unknown; checksum: string };
  timestamp: unknown;
  sent_at: string;
}

/** A webhook as Wompi sends it, signed with its secret. */
function genuine(at = now, secret = ours.eventsSecret, environment = 'test'): TestWebhook {
  const transaction = { id: '1234-1610641025-49201', status: 'APPROVED', amount_in_cents: 4_490_000 };
  const timestamp = seconds(at);
  const values = Object.values(transaction).join('');
  return {
    event: 'transaction.updated',
    data: { transaction: { ...transaction, reference: 'TN-8F3K2-1', currency: 'COP', payment_method_type: 'NEQUI' } },
    environment,
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum: createHash('sha256').update(`${values}${timestamp}${secret}`).digest('hex'),
    },
    timestamp,
    sent_at: at.toISOString(),
  };
}

const readSigned = (
  settings: Pick<WompiSettings, 'publicKey' | 'eventsSecret'>,
  body: unknown,
  header: string | undefined,
  at = now,
) => readEvent(settings, { body, headers: { 'x-event-checksum': header }, now: at });
const read = (webhook: unknown, header = genuine().signature.checksum) => readSigned(ours, webhook, header);
const accepted = { transactionId: '1234-1610641025-49201', status: 'APPROVED', reference: 'TN-8F3K2-1' };

test('a genuine webhook is read, its checksum in any case', () => {
  const webhook = genuine();
  expect(read(webhook)).toEqual(accepted);
  const upper = webhook.signature.checksum.toUpperCase();
  expect(read({ ...webhook, signature: { ...webhook.signature, checksum: upper } }, upper)).toEqual(accepted);
});

test('unsigned fields have no effect', () => {
  const webhook = genuine();
  const transaction = { ...webhook.data.transaction, reference: 'TN-OTHER', currency: 'USD', customer_email: 'x' };
  const { reference: _, ...signed } = accepted;
  // the reference says which payment to check, and no more
  expect(read({ ...webhook, data: { transaction }, sent_at: 'never' })).toEqual({ ...signed, reference: 'TN-OTHER' });
});

const HOUR = 3_600_000;
const MINUTE = 60_000;
test.each<[number, boolean]>([
  [-24 * HOUR, true], // the last retry
  [-25 * HOUR, true],
  [-25 * HOUR - 1_000, false],
  [9 * MINUTE, true],
  [10 * MINUTE + 1_000, false],
])('a webhook %i ms from now is recent: %s', (ms, isOfNow) => {
  const webhook = genuine(new Date(now.getTime() + ms));
  expect(read(webhook, webhook.signature.checksum) !== undefined).toBe(isOfNow);
});

test('a webhook of the other environment is refused, whatever its signature', () => {
  const webhook = genuine(now, ours.eventsSecret, 'prod');
  expect(read(webhook, webhook.signature.checksum)).toBeUndefined();
  const live = { ...ours, publicKey: 'pub_prod_x' };
  expect(readSigned(live, webhook, webhook.signature.checksum)).toEqual(accepted);
  expect(readSigned(live, genuine(), genuine().signature.checksum)).toBeUndefined();
});

test('a webhook signed with another secret is refused', () => {
  const webhook = genuine(now, 'test_events_y');
  expect(read(webhook, webhook.signature.checksum)).toBeUndefined();
});

test('the header must repeat the checksum of the body', () => {
  expect(readSigned(ours, genuine(), undefined)).toBeUndefined();
  expect(read(genuine(), 'ab'.repeat(32))).toBeUndefined();
});

/**
 * Everything that is signed, and the signature's own parts, each changed in turn; the header follows the body's checksum or
 * stays.
 */
const mutations: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.oneof(fc.string(), fc.constantFrom('1234-1610641025-49202', '1234-1610641025-4920', null, 12), fc.uuid()),
  status: fc.oneof(fc.string(), fc.constantFrom('DECLINED', 'VOIDED', 'ERROR', 'PENDING', 'approved', null, 1)),
  amount_in_cents: fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.constantFrom('4490000', 449_000, 44_900_001, null),
  ),
  timestamp: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(String(seconds(now)))),
  checksum: fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-fA-F]{64}$/), fc.constantFrom('', null)),
  properties: fc.oneof(
    fc.array(fc.constantFrom('transaction.id', 'transaction.status', 'transaction.amount_in_cents', 'transaction.x')),
    fc.array(fc.string()),
    fc.constantFrom(null, 'transaction.id', {}),
  ),
  event: fc.oneof(fc.string(), fc.constantFrom('nequi_token.updated', null)),
  environment: fc.constantFrom('prod', 'Test', '', null),
};

/** The webhook with some of it changed. */
function mutate(changes: Record<string, unknown>): TestWebhook {
  const { data, signature, ...rest } = genuine();
  const { id, status, amount_in_cents, checksum, properties, ...outer } = changes;
  const given = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...rest,
    ...given(outer),
    data: { transaction: { ...data.transaction, ...given({ id, status, amount_in_cents }) } },
    signature: { ...signature, ...given({ checksum, properties }) } as TestWebhook['signature'], // as: it may be anything
  };
}

const merge = (two: Record<string, unknown>[]): Record<string, unknown> => Object.assign({}, ...two);

/** The parts that make a webhook genuine. */
const held = ({ event, data, environment, signature, timestamp }: TestWebhook) => {
  const { id, status, amount_in_cents } = data.transaction;
  return JSON.stringify([event, id, status, amount_in_cents, environment, signature, timestamp]).toLowerCase();
};

test('of ten thousand changed webhooks none is accepted', () => {
  let refused = 0;
  // Mostly one change alone, because two may hide each other.
  const one = fc.oneof(...Object.entries(mutations).map(([name, value]) => value.map((other) => ({ [name]: other }))));
  const some = fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: fc.tuple(one, one).map(merge) });
  fc.assert(
    fc.property(some, fc.boolean(), (changes, headerFollows) => {
      const webhook = mutate(changes);
      fc.pre(held(webhook) !== held(genuine()));
      const header = headerFollows ? String(webhook.signature.checksum) : genuine().signature.checksum;
      expect(readSigned(ours, webhook, header)).toBeUndefined();
      refused += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(refused).toBeGreaterThanOrEqual(10_000);
});

test('the same signed text split into other values is no webhook', () => {
  const webhook = genuine();
  const { id, status, amount_in_cents } = webhook.data.transaction;
  const text = `${String(id)}${String(status)}${String(amount_in_cents)}${String(webhook.timestamp)}`;
  const cuts = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
  const taken = cuts.flatMap((one) =>
    cuts.flatMap((two) =>
      cuts
        .filter((three) => one < two && two < three)
        .map((three) => ({
          id: text.slice(0, one),
          status: text.slice(one, two),
          amount_in_cents: Number(text.slice(two, three)),
          timestamp: Number(text.slice(three)),
        }))
        .filter((cut) => read(mutate(cut)) !== undefined),
    ),
  );
  expect(taken).toEqual([{ id, status, amount_in_cents, timestamp: webhook.timestamp }]);
});

test.each([
  undefined,
  null,
  1,
  'x',
  [],
  {},
  { event: 'transaction.updated' },
  { ...genuine(), data: { transaction: [] } },
])('other bodies are refused: %j', (body) => {
  expect(read(body)).toBeUndefined();
});
