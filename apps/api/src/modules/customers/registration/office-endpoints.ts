import type { customersOfficeApi } from '@tonalia/contract/customers-office';
import type { oneCustomerOfficeApi } from '@tonalia/contract/customers-office-one';
import { operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type RegistrationReview, reviewRegistration } from './review-registration.ts';
import { askForDocuments, receiveDocument } from './registration-documents.ts';
import { countWaiting, listWaiting, listWaitingSellerRegistrations } from './review.sql.ts';

/** The office's calls about registrations, under `/api/customers/office`. */
export function registrationOfficeEndpoints(
  context: Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>,
): Omit<OfficeEndpoints<typeof customersOfficeApi>, keyof typeof oneCustomerOfficeApi> {
  const { db, clock } = context;
  const decide = async ({ operatorId, network }: OperatorActor, review: Omit<RegistrationReview, 'operator'>) => ({
    results: {
      isChanged: await reviewRegistration(db, clock, context, {
        ...review,
        operator: { operatorId, network },
      }),
    },
  });
  return {
    'GET /office/registrations': {
      access: 'operator',
      needs: 'customers.read',
      handle: async ({ operator, query: { page, limit } }) => {
        const seesDebts = operatorCan(operator.role, 'receivables.read');
        const [waiting, [count]] = await Promise.all([
          listWaiting(db, { limit, offset: (page - 1) * limit }),
          countWaiting(db, MOST_COUNTED + 1),
        ]);
        return {
          ...countedPage(count?.waiting ?? 0, { page, limit }),
          results: waiting.map(({ customerId, receivedAt, twins, ...rest }) => ({
            ...rest,
            _id: customerId,
            receivedAt: receivedAt.toISOString(),
            twins: seesDebts ? twins : twins.map((twin) => ({ ...twin, owed: null })),
          })),
        };
      },
    },
    'GET /office/seller-registrations': {
      access: 'operator',
      needs: 'customers.read',
      handle: async () => ({
        results: (await listWaitingSellerRegistrations(db)).map(({ takenAt, receivedAt, ...rest }) => ({
          ...rest,
          takenAt: takenAt.toISOString(),
          receivedAt: receivedAt.toISOString(),
        })),
      }),
    },
    'POST /office/registrations/{id}/documents': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: async ({ operator: { operatorId, network }, params, body }) => ({
        results: {
          isChanged: await askForDocuments(context, {
            customerId: params.id,
            kinds: body.kinds,
            operator: { operatorId, network },
          }),
        },
      }),
    },
    'POST /office/registrations/{id}/documents/receive': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: async ({ operator: { operatorId, network }, params, body }) => ({
        results: {
          isChanged: await receiveDocument(context, {
            customerId: params.id,
            ...body,
            operator: { operatorId, network },
          }),
        },
      }),
    },
    'POST /office/registrations/{id}/approve': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: ({ operator, params, body }) => decide(operator, { customerId: params.id, reason: null, terms: body }),
    },
    'POST /office/registrations/{id}/reject': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: ({ operator, params, body }) => decide(operator, { customerId: params.id, reason: body.reason }),
    },
  };
}
