import type { sharesApi } from '@tonalia/contract/shares';
import { minute } from '@tonalia/rules/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { cartWrite } from '../cart/cart-write.ts';
import { answerShare } from './answer-share.ts';
import { endShare, listShares, makeShare, tokenHash } from './make-share.ts';
import type { AnswerContext } from './notice-answer.ts';
import { listAnswers, orderAnswer, showAnswer } from './received-lists.ts';
import { showShare } from './show-share.ts';

/** Tokens that open nothing, from one network. */
const DEAD: RateLimit = { most: 30, window: 15 * minute };
/** Reads of one link, and answers to it, from all networks together. */
const READS: RateLimit = { most: 120, window: minute };
const ANSWERS: RateLimit = { most: 20, window: minute };

/** The calls of links without an account: their makers', and those of everybody that has one. */
export function shareEndpoints(app: FastifyInstance, context: AnswerContext): Endpoints<typeof sharesApi> {
  const limitChanges = limitCalls(app, { network: 240, person: 30 });
  const limitReads = limitCalls(app, { network: 240 });
  const limitAnswers = limitCalls(app, { network: 60 });
  const limiter = rateLimiterOf(context.db, context.clock);
  /** A token that opens nothing counts against its network; one that does counts against itself. */
  async function ofToken<T>(request: FastifyRequest, token: string, limit: RateLimit, work: () => Promise<T>) {
    const from = `share ${network(addressOf(request))}`;
    limiter.take(`share ${limit.most} ${tokenHash(token).toString('base64')}`, limit);
    limiter.take(from, DEAD);
    const answer = await work();
    limiter.release(from);
    return answer;
  }
  return {
    'POST /shares': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, request, body }) => {
        await limitChanges(request, actor);
        return { results: await makeShare(context, { actor, buyer }, body) };
      },
    },
    'GET /shares': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer }) => ({ results: await listShares(context, { actor, buyer }) }),
    },
    'DELETE /shares/own/{shareId}': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, params: { shareId } }) => ({
        results: { shareId: await endShare(context, { actor, buyer }, shareId) },
      }),
    },
    'GET /shares/answers': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer }) => ({ results: await listAnswers(context, { actor, buyer }) }),
    },
    'GET /shares/answers/{answerId}': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, params: { answerId } }) => ({
        results: await showAnswer(context, { actor, buyer }, answerId),
      }),
    },
    'POST /shares/answers/{answerId}/order': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: ({ actor, buyer, params: { answerId }, headers, body: { items } }) => {
        const write = cartWrite(headers, 'answer', buyer.customerId, { answerId, items });
        return orderAnswer(context, { actor, buyer, write }, { answerId, items });
      },
    },
    'GET /shares/{token}': {
      access: 'public',
      handle: async ({ request, params: { token } }) => {
        await limitReads(request);
        return { results: await ofToken(request, token, READS, () => showShare(context, token)) };
      },
    },
    'POST /shares/{token}/answer': {
      access: 'public',
      handle: async ({ request, params: { token }, body }) => {
        await limitAnswers(request);
        return {
          results: { answerId: await ofToken(request, token, ANSWERS, () => answerShare(context, token, body)) },
        };
      },
    },
  };
}
