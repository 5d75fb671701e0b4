import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type HeldAgenda, heldAgenda } from '../agenda.ts';
import type { OutgoingEvent } from './events.ts';
import { simulatorKeys as keys } from './keys.ts';
import { type WompiSimulator, createSimulator } from './simulator.ts';

const MINUTE = 60_000;

interface Used {
  simulator: WompiSimulator;
  agenda: HeldAgenda;
  /** Received webhooks, and the status of the next responses: 200 by default. */
  events: OutgoingEvent[];
  answers: number[];
  wait: (ms: number) => Promise<void>;
  call: (method: 'GET' | 'POST', path: string, body?: object, key?: string) => Promise<LightMyRequestResponse>;
  charge: (reference: string, method?: object) => Promise<Answer>;
}

interface Answer {
  data: { id: string; status: string; payment_method: { extra: Record<string, unknown> } };
}

function useSimulator(): Used {
  let now = new Date('2026-11-22T12:00:00Z').getTime();
  const agenda = heldAgenda(() => new Date(now));
  const events: OutgoingEvent[] = [];
  const answers: number[] = [];
  const postEvent = async (event: OutgoingEvent) => {
    events.push(event);
    return answers.shift() ?? 200;
  };
  const simulator = createSimulator({ agenda, postEvent, prefix: '/p', pageUrl: () => 'http://shop.example' });
  onTestFinished(() => simulator.app.close());
  const call: Used['call'] = (method, path, body, key = keys.publicKey) =>
    simulator.app.inject({
      method,
      url: `/p/v1${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    });
  const charge = async (reference: string, method: object = { type: 'NEQUI', phone_number: '3991111111' }) => {
    const { data } = (await call('GET', `/merchants/${keys.publicKey}`)).json<{ data: Merchant }>();
    const answer = await call('POST', '/transactions', {
      acceptance_token: data.presigned_acceptance.acceptance_token,
      accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
      amount_in_cents: 5_000_000,
      currency: 'COP',
      signature: sha256(`${reference}5000000COP${keys.integritySecret}`),
      customer_email: 'marta@salon.example',
      customer_data: { full_name: 'Marta Ríos', phone_number: '573105550142' },
      reference,
      redirect_url: 'https://tienda.example/pago',
      payment_method: method,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<Answer>();
  };
  const wait = async (ms: number) => {
    now += ms;
    await agenda.run();
  };
  return { simulator, agenda, events, answers, wait, call, charge };
}

type Merchant = Record<'presigned_acceptance' | 'presigned_personal_data_auth', { acceptance_token: string }>;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const statusesOf = (events: OutgoingEvent[]) =>
  events.map(({ body }) => (body.data as { transaction: { reference: string; status: string } }).transaction); // as: the simulator's own event

const pse = {
  type: 'PSE',
  user_type: 0,
  user_legal_id_type: 'CC',
  user_legal_id: '52345678',
  financial_institution_code: '9000',
  payment_description: 'Pedido A',
};
const card = { number: '4242424242424242', cvc: '123', exp_month: '08', exp_year: '39', card_holder: 'Marta Ríos' };

test('ids of charges are unique, even within a second', async () => {
  const { charge } = useSimulator();
  const ids = new Set<string>();
  for (let n = 0; n < 500; n += 1) ids.add((await charge(`TN-${n}`)).data.id);
  expect(ids.size).toBe(500);
});

test('a browser of any shop gets a card token, and no card number in the response', async () => {
  const { simulator, call } = useSimulator();
  const asked = await simulator.app.inject({ method: 'OPTIONS', url: '/p/v1/tokens/cards' });
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
  expect(asked.headers['access-control-allow-headers']).toBe('authorization, content-type');
  const made = await call('POST', '/tokens/cards', card);
  expect([made.statusCode, made.headers['access-control-allow-origin']]).toEqual([201, '*']);
  expect(made.json()).toMatchObject({ status: 'CREATED', data: { brand: 'VISA', last_four: '4242', exp_year: '39' } });
  expect(made.body).not.toContain(card.number);
});

test.each<[string, object, string]>([
  ['a number that is mistyped', { number: '4242424242424241' }, 'number'],
  ['a card that is past', { exp_month: '10', exp_year: '26' }, 'exp_year'],
  ['a month that is none', { exp_month: '13' }, 'exp_month'],
  ['no code', { cvc: '' }, 'cvc'],
])('%s makes no token, and the response names the field', async (_name, change, field) => {
  const { call } = useSimulator();
  const answer = await call('POST', '/tokens/cards', { ...card, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: { type: 'INPUT_VALIDATION_ERROR', messages: { [field]: [expect.any(String)] } },
  });
});

test.each<['GET' | 'POST', string, string]>([
  ['POST', '/tokens/cards', 'pub_test_other'],
  ['GET', '/transactions?reference=A', keys.publicKey],
  ['POST', '/payment_sources', keys.publicKey],
  ['POST', '/transactions/9000-1-1/void', keys.publicKey],
])('%s %s is refused with another key', async (method, path, key) => {
  const { call } = useSimulator();
  const answer = await call(method, path, method === 'POST' ? {} : undefined, key);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: { type: 'INVALID_ACCESS_TOKEN' } });
});

test('a charge signed for another amount is refused', async () => {
  const { call, charge, simulator } = useSimulator();
  await charge('A');
  const { data } = (await call('GET', `/merchants/${keys.publicKey}`)).json<{ data: Merchant }>();
  const answer = await call('POST', '/transactions', {
    acceptance_token: data.presigned_acceptance.acceptance_token,
    accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
    amount_in_cents: 100,
    currency: 'COP',
    signature: sha256(`B5000000COP${keys.integritySecret}`),
    customer_email: 'marta@salon.example',
    reference: 'B',
    payment_method: { type: 'NEQUI', phone_number: '3991111111' },
  });
  expect(answer.statusCode).toBe(422);
  expect(simulator.transactions().map(({ reference }) => reference)).toEqual(['A']);
});

test('a decided charge sends a signed webhook', async () => {
  const { charge, events, wait } = useSimulator();
  const { data } = await charge('A');
  expect(data.status).toBe('PENDING');
  await wait(500);
  expect(events).toEqual([]);
  await wait(500);
  expect(statusesOf(events)).toMatchObject([{ reference: 'A', status: 'APPROVED' }]);
  const [{ body, headers }] = events as [OutgoingEvent];
  const checksum = sha256(`${data.id}APPROVED5000000${String(body.timestamp)}${keys.eventsSecret}`);
  expect(body).toMatchObject({ event: 'transaction.updated', environment: 'test', signature: { checksum } });
  expect(headers['x-event-checksum']).toBe(checksum);
  await wait(48 * 60 * MINUTE);
  expect(events).toHaveLength(1); // it was accepted
});

test('a webhook that fails is sent again after half an hour, three hours and a day, and then no more', async () => {
  const { charge, events, answers, wait } = useSimulator();
  answers.push(500, 503, 204, 404);
  await charge('A');
  await wait(1_000);
  const counts: number[] = [events.length];
  for (const minutes of [29, 1, 179, 1, 24 * 60 - 1, 1, 7 * 24 * 60]) {
    await wait(minutes * MINUTE);
    counts.push(events.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(new Set(events.map(({ headers }) => headers['x-event-checksum'])).size).toBe(1);
});

test('webhooks are lost, duplicated or reordered on request', async () => {
  const { charge, events, simulator, wait } = useSimulator();
  const run = async (road: 'lose' | 'twice' | 'hold', ...references: string[]) => {
    simulator.events.set(road);
    for (const reference of references) {
      await charge(reference);
      await wait(1_000);
    }
    return statusesOf(events.splice(0)).map(({ reference }) => reference);
  };
  expect(await run('lose', 'A')).toEqual([]);
  expect(await run('twice', 'B')).toEqual(['B', 'B']);
  expect(await run('hold', 'C', 'D')).toEqual([]);
  await simulator.events.release('reversed');
  expect(statusesOf(events).map(({ reference }) => reference)).toEqual(['D', 'C']);
});

test('a bank that asks decides once, with the person', async () => {
  const { charge, call, events, simulator, wait } = useSimulator();
  const { data } = await charge('A', pse);
  expect(data.payment_method.extra).toEqual({}); // its address appears later
  await wait(60 * MINUTE);
  const asked = (await call('GET', `/transactions/${data.id}`)).json<Answer>();
  const page = String(asked.data.payment_method.extra.async_payment_url);
  expect(page).toMatch(/^http:\/\/shop\.example\/p\/bank\/[0-9a-f]{32}$/);
  const path = new URL(page).pathname;
  // the form post of a browser, without fields
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' };
  const declined = await simulator.app.inject({ method: 'POST', url: `${path}/decline`, headers });
  expect(declined.headers.location).toBe(`https://tienda.example/pago?id=${data.id}&env=test`);
  await simulator.app.inject({ method: 'POST', url: `${path}/approve`, headers });
  expect(statusesOf(events)).toMatchObject([{ status: 'DECLINED' }]);
  expect((await simulator.app.inject({ url: path })).body).toContain('Este pago ya terminó.');
});

test('each charge has a bank page of its own', async () => {
  const { charge, call } = useSimulator();
  const addresses = new Set<unknown>();
  for (const reference of ['A', 'B']) {
    const { data } = await charge(reference, { ...pse, payment_description: `Pedido ${reference}` });
    const asked = (await call('GET', `/transactions/${data.id}`)).json<Answer>();
    addresses.add(asked.data.payment_method.extra.async_payment_url);
  }
  expect(addresses.size).toBe(2);
});

test('Nequi is saved for later charges after the approval on the phone', async () => {
  const { call, wait } = useSimulator();
  const { data } = (await call('POST', '/tokens/nequi', { phone_number: '3991111111' })).json<Answer>();
  expect(data.status).toBe('PENDING');
  await wait(1_000);
  expect((await call('GET', `/tokens/nequi/${data.id}`)).json<Answer>().data.status).toBe('APPROVED');
});
