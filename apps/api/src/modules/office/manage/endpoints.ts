import type { officeApi } from '@tonalia/contract/office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { type OfficeContext, authorOf } from '../office-context.ts';
import { changeOperator, removeOperator } from './change-operator.ts';
import { addOperator, inviteAgain } from './invite-operator.ts';
import { listOperators } from '../operator/operator.sql.ts';
import { toListItem } from '../operator/wire.ts';

type OperatorCalls =
  | 'GET /operators'
  | 'POST /operators'
  | 'PUT /operators/{id}'
  | 'POST /operators/{id}/invite'
  | 'POST /operators/{id}/leave';

/** Calls of the owner about operators. */
export function operatorEndpoints(context: OfficeContext): Pick<OfficeEndpoints<typeof officeApi>, OperatorCalls> {
  const { db } = context;
  return {
    'GET /operators': {
      access: 'operator',
      needs: 'operators.manage',
      handle: async () => ({ results: (await listOperators(db)).map(toListItem) }),
    },
    'POST /operators': {
      access: 'operator',
      needs: 'operators.manage',
      isSensitive: true,
      handle: async ({ operator, body }) => {
        const { id, link } = await addOperator(context, body, authorOf(operator));
        return { results: { _id: id, link } };
      },
    },
    'PUT /operators/{id}': {
      access: 'operator',
      needs: 'operators.manage',
      isSensitive: true,
      handle: async ({ operator, params: { id }, body }) => {
        await changeOperator(db, { id, ...body }, authorOf(operator));
        return { ok: true };
      },
    },
    'POST /operators/{id}/invite': {
      access: 'operator',
      needs: 'operators.manage',
      isSensitive: true,
      handle: async ({ operator, params: { id } }) => ({
        results: await inviteAgain(context, id, authorOf(operator)),
      }),
    },
    'POST /operators/{id}/leave': {
      access: 'operator',
      needs: 'operators.manage',
      isSensitive: true,
      handle: async ({ operator, params: { id } }) => {
        await removeOperator(db, id, authorOf(operator));
        return { ok: true };
      },
    },
  };
}
