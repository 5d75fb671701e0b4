import type { Operator, OperatorListItem } from '@tonalia/contract/office';
import { permissionsOf } from '@tonalia/contract/office-rights';
import { priceRounding } from '@tonalia/rules/policy';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OperatorRow } from './operator.sql.ts';

export function toOperator({ operatorId, name, email, role }: OperatorActor): Operator {
  return {
    _id: operatorId,
    name,
    email,
    role,
    permissions: [...permissionsOf(role)],
    priceRounding: priceRounding === 1 || priceRounding === 50 ? priceRounding : 100,
  };
}

export const toListItem = ({ id, lastSeenAt, ...rest }: OperatorRow): OperatorListItem => ({
  ...rest,
  _id: id,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
