import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OperatorListItem } from '@tonalia/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The operators of the office. */
export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => call('office', 'GET /operators', { signal }).then(({ results }) => results),
});

/** Name, address and role of a new operator. */
export interface OperatorInvitation {
  name: string;
  email: string;
  role: OfficeRole;
}

/** Invites an operator; returns the link of the invitation, which was mailed too. */
export const inviteOperator = (operator: OperatorInvitation): Promise<string> =>
  call('office', 'POST /operators', { body: operator }).then(({ results }) => results.link);

export const changeOperator = (
  { _id, version }: Pick<OperatorListItem, '_id' | 'version'>,
  { name, role }: Pick<OperatorInvitation, 'name' | 'role'>,
) => call('office', 'PUT /operators/{id}', { params: { id: _id }, body: { name, role, version } });

/** A new link; sessions and second factor of the operator end. */
export const inviteAgain = (id: string): Promise<string> =>
  call('office', 'POST /operators/{id}/invite', { params: { id } }).then(({ results }) => results.link);

export const removeOperator = (id: string) => call('office', 'POST /operators/{id}/leave', { params: { id } });
