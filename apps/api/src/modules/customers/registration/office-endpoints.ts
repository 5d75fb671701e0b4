import type { customersOfficeApi } from '@tonalia/contract/customers-office';
import type { oneCustomerOfficeApi } from '@tonalia/contract/customers-office-one';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { reviewRegistration } from './review-registration.ts';
import { listWaiting } from './review.sql.ts';

/** The office's calls about registrations, under `/api/customers/office`. */
export function registrationOfficeEndpoints(
  context: Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>,
): Omit<OfficeEndpoints<typeof customersOfficeApi>, keyof typeof oneCustomerOfficeApi> {
  const { db, clock } = context;
  const decide = async ({ operatorId, network }: OperatorActor, customerId: string, reason: string | null) => ({
    results: {
      isChanged: await reviewRegistration(db, clock, context, {
        customerId,
        reason,
        operator: { operatorId, network },
      }),
    },
  });
  return {
    'GET /office/registrations': {
      access: 'operator',
      needs: 'customers.read',
      handle: async () => ({
        results: (await listWaiting(db)).map(({ customerId, receivedAt, ...rest }) => ({
          ...rest,
          _id: customerId,
          receivedAt: receivedAt.toISOString(),
        })),
      }),
    },
    'POST /office/registrations/{id}/approve': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: ({ operator, params }) => decide(operator, params.id, null),
    },
    'POST /office/registrations/{id}/reject': {
      access: 'operator',
      needs: 'registrations.decide',
      handle: ({ operator, params, body }) => decide(operator, params.id, body.reason),
    },
  };
}
