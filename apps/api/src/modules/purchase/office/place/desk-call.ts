import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { OperatorActor } from '../../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import type { BuyerCall, CartContext } from '../../cart/buyer-call.ts';

/** An operator takes an order for a customer: the operator's own cart, with the customer's prices and stock. */
export interface DeskCall extends BuyerCall {
  /** Whether the operator may see the customer's credit. */
  seesCredit: boolean;
}

export type DeskContext = CartContext & Pick<ModuleContext, 'office'>;

/** The call of an operator for a customer. CUSTOMER_NOT_FOUND. */
export async function deskCall(
  { office }: Pick<DeskContext, 'office'>,
  { operatorId, name, network, role }: OperatorActor & { role: OfficeRole },
  customerId: string,
): Promise<DeskCall> {
  return {
    actor: { identityId: operatorId, operator: { operatorId, name, network } },
    buyer: await office.findBuyer(customerId),
    seesCredit: operatorCan(role, 'receivables.read'),
  };
}
