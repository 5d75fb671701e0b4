import { isIP } from 'node:net';
import type { sellerRegistrationsApi } from '@tonalia/contract/seller-registrations';
import { maxRegistrationPhotoBytes, maxRegistrationPhotos } from '@tonalia/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { answerRegistration } from './answer-registration.ts';
import { discardRegistration, readRegistration, readRegistrations } from './read-registrations.ts';
import { type RegistrationSender, sendRegistration } from './send-registration.ts';

/** The most photos of a registration in base64, plus the rest of its JSON. */
const BODY_LIMIT = maxRegistrationPhotos * Math.ceil(maxRegistrationPhotoBytes / 3) * 4 + 64 * 1024;

/** The calls of a seller's phone about customers that it registered without a network. */
export function sellerRegistrationEndpoints(
  app: FastifyInstance,
  context: ModuleContext,
): Endpoints<typeof sellerRegistrationsApi> {
  const { db } = context;
  // far above what a seller registers; each may carry photos
  const limitSent = limitCalls(app, { network: 600, person: 240 });
  return {
    'POST /seller-registrations': {
      access: 'session',
      needs: 'portfolio.use',
      upload: { limit: BODY_LIMIT, admit: limitSent },
      handle: async ({ actor, request, body }) => ({
        results: await sendRegistration(context, senderOf(actor, request), body),
      }),
    },
    'GET /seller-registrations': {
      access: 'session',
      needs: 'portfolio.use',
      handle: ({ actor, query }) => readRegistrations(db, actor.identityId, query),
    },
    'GET /seller-registrations/{clientRegistrationId}': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, params }) => ({
        results: await readRegistration(db, actor.identityId, params.clientRegistrationId),
      }),
    },
    'POST /seller-registrations/{clientRegistrationId}/answer': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, request, params, body }) => ({
        results: await answerRegistration(context, senderOf(actor, request), params.clientRegistrationId, body),
      }),
    },
    'POST /seller-registrations/{clientRegistrationId}/discard': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, params }) => ({
        results: await discardRegistration(db, actor.identityId, params.clientRegistrationId),
      }),
    },
  };
}

function senderOf({ identityId }: Actor, request: FastifyRequest): RegistrationSender {
  const address = addressOf(request);
  const clientAddress = isIP(address) ? address : null;
  return { sellerId: identityId, origin: { fromLanding: false, address, clientAddress } };
}
