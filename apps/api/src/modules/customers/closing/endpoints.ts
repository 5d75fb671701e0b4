import type { customersApi } from '@tonalia/contract/customers-api';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { closeAccount } from './close-account.ts';

type ClosingEndpoints = Pick<Endpoints<typeof customersApi>, 'DELETE /customer/remove'>;

/** Closing the account of a customer. */
export function closingEndpoints(context: ModuleContext): ClosingEndpoints {
  return {
    'DELETE /customer/remove': {
      access: 'session',
      needs: 'account.close',
      handle: async ({ actor, body }) => {
        await closeAccount(context, actor, body.proof);
        return { results: { message: refusalLiterals.accountDeleted } };
      },
    },
  };
}
