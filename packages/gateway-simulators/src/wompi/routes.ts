import type { FastifyInstance, FastifyRequest } from 'fastify';
import { banks } from './banks.ts';
import { makeTransaction } from './charge.ts';
import { letFateDecide, type SimulatedTransaction } from './ledger.ts';
import { fieldsOf } from '../fields.ts';
import { invalid, notFound, wrongKey } from './refuse.ts';
import { makeSource } from './sources.ts';
import { findNequiToken, makeCardToken, makeNequiToken } from './tokens.ts';
import { sourceToWire, toWire } from './wire.ts';
import type { World } from './world.ts';

const DAY = 24 * 60 * 60_000;

/** Calls of the API below `root`. */
export function addRoutes(app: FastifyInstance, root: string, world: World): void {
  const { ledger, agenda, keys, settleAfter, acceptances } = world;
  const needs = (request: FastifyRequest, ...known: string[]) => {
    const key = request.headers.authorization?.replace(/^Bearer /, '');
    if (key === undefined || !known.includes(key)) throw wrongKey();
  };
  const withAny = (request: FastifyRequest) => needs(request, keys.publicKey, keys.privateKey);
  const withPrivate = (request: FastifyRequest) => needs(request, keys.privateKey);

  app.get<{ Params: { key: string } }>(`${root}/merchants/:key`, (request) => {
    if (request.params.key !== keys.publicKey) throw notFound();
    return { data: { ...merchant, public_key: keys.publicKey, ...acceptances.give() } };
  });
  app.get(`${root}/pse/financial_institutions`, (request) => {
    withAny(request);
    return { data: banks.map(({ fate: _, ...bank }) => bank) };
  });

  app.post(`${root}/tokens/cards`, (request, reply) => {
    withAny(request);
    return reply.code(201).send(makeCardToken(ledger, agenda, fieldsOf(request.body)));
  });
  app.post(`${root}/tokens/nequi`, (request, reply) => {
    withAny(request);
    return reply.code(201).send(makeNequiToken(ledger, agenda, settleAfter, fieldsOf(request.body)));
  });
  app.get<{ Params: { id: string } }>(`${root}/tokens/nequi/:id`, (request) => {
    withAny(request);
    return findNequiToken(ledger, request.params.id);
  });

  app.post(`${root}/payment_sources`, (request, reply) => {
    withPrivate(request);
    const sent = fieldsOf(request.body);
    acceptances.check(sent);
    return reply.code(201).send({ data: sourceToWire(makeSource(ledger, sent)) });
  });

  app.post(`${root}/transactions`, (request, reply) => {
    const sent = fieldsOf(request.body);
    if (sent.payment_source_id === undefined) withAny(request);
    else withPrivate(request);
    acceptances.check(sent);
    const made = makeTransaction(ledger, sent, { ...keys, now: agenda.now(), settleAfter });
    if (made.fate) agenda.later(settleAfter, () => world.decideByItself(made));
    return reply.code(201).send({ data: toWire(made) });
  });
  app.get<{ Params: { id: string } }>(`${root}/transactions/:id`, (request) => {
    withAny(request);
    const found = byId(world, request.params.id);
    showBank(found, world.bankUrl(found, request));
    return { data: toWire(found) };
  });
  app.get<{ Querystring: { reference?: string } }>(`${root}/transactions`, (request) => {
    withPrivate(request);
    const { reference } = request.query;
    if (!reference) throw invalid({ reference: ['No puede estar en blanco'] });
    const found = [...ledger.transactions.values()].filter((one) => one.reference === reference);
    for (const one of found) letFateDecide(one, agenda.now());
    return { data: found.map(toWire) };
  });
  app.post<{ Params: { id: string } }>(`${root}/transactions/:id/void`, async (request, reply) => {
    withPrivate(request);
    const found = byId(world, request.params.id);
    voidCharge(found, agenda.now(), fieldsOf(request.body).amount_in_cents);
    await world.events.tell(found);
    return reply.code(201).send({ data: toWire(found) });
  });
}

const merchant = {
  name: 'Comercio de prueba',
  legal_name: 'Comercio de prueba',
  accepted_payment_methods: ['CARD', 'NEQUI', 'PSE'],
  accepted_currencies: ['COP'],
};

function byId({ ledger, agenda }: World, id: string): SimulatedTransaction {
  const found = ledger.transactions.get(id);
  if (!found) throw notFound();
  letFateDecide(found, agenda.now());
  return found;
}

/** The bank's address is not in the first response, but in later ones. */
function showBank(transaction: SimulatedTransaction, url: string): void {
  if (transaction.method === 'PSE') transaction.extra.async_payment_url ??= url;
}

/** Voids a card charge of the same day, as a whole. */
function voidCharge(transaction: SimulatedTransaction, now: Date, amountInCents: unknown): void {
  const isOfToday = now.getTime() - transaction.createdAt.getTime() < DAY;
  const isWhole = amountInCents === undefined || amountInCents === transaction.amountInCents;
  if (transaction.method !== 'CARD' || transaction.status !== 'APPROVED' || !isOfToday || !isWhole)
    throw invalid({ transaction: ['La transacción no se puede anular'] });
  transaction.status = 'VOIDED';
}
