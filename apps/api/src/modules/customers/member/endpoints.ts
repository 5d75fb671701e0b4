import type { membersApi } from '@tonalia/contract/members';
import { minute } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { network } from '../../../platform/http/network.rules.ts';
import { refuseForeignOrigin } from '../../../platform/http/refuse-foreign-origin.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { signIn } from '../../auth/index.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changeMember, endMember } from './change-member.ts';
import { inviteAgain, inviteMember } from './invite-member.ts';

/** Links that one network opens. */
const OPENED: RateLimit = { most: 30, window: 15 * minute };
/** Mails and links of one owner. */
const INVITED: RateLimit = { most: 40, window: 60 * minute };

/** The people of a business: what their owner changes, and what an invited person does. */
export function memberEndpoints(app: FastifyInstance, context: ModuleContext): Endpoints<typeof membersApi> {
  const limit = limitCalls(app, { network: 240, person: 60 });
  const limiter = rateLimiterOf(context.db, context.clock);
  return {
    'POST /members': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, body }) => {
        limiter.take(`invite ${buyer.customerId}`, INVITED);
        return { results: await inviteMember(context, { actor, buyer }, body) };
      },
    },
    'PUT /members/{memberId}': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, request, params: { memberId }, body }) => {
        await limit(request, actor);
        return {
          results: { memberId, revision: await changeMember(context, { actor, buyer }, { ...body, memberId }) },
        };
      },
    },
    'POST /members/{memberId}/invite': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, params }) => {
        limiter.take(`invite ${buyer.customerId}`, INVITED);
        return { results: await inviteAgain(context, { actor, buyer }, params.memberId) };
      },
    },
    'DELETE /members/{memberId}': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, params: { memberId } }) => {
        await endMember(context, { actor, buyer }, memberId);
        return { results: { memberId } };
      },
    },
    'POST /members/invitation': {
      access: 'public',
      handle: async ({ request, body }) => {
        limiter.take(`invitation ${network(addressOf(request))}`, OPENED);
        const { business, name, lastName, email } = await readInvitation(context, body.token);
        return { results: { business, name, lastName, by: email === null ? 'phone' : 'email' } };
      },
    },
    'POST /members/accept': {
      access: 'public',
      handle: async ({ request, reply, body }) => {
        refuseForeignOrigin(request, context.origins);
        limiter.take(`invitation ${network(addressOf(request))}`, OPENED);
        const { identityId, customerId } = await acceptInvitation(context, body, addressOf(request));
        const tokens = await signIn(context, request, reply, { identityId, role: 'Member', client: body.client });
        return { ...tokens, results: { customerId } };
      },
    },
  };
}
