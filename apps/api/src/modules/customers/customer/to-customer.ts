import type { Address, Customer, PortfolioCustomer } from '@tonalia/contract/auth';
import type { Approval } from '@tonalia/contract/people';
import type { CustomerRow } from './customer.sql.ts';

export function toCustomer(row: CustomerRow, addresses: Address[]): Customer {
  const { documentType: document_type, document } = row;
  return { ...customerFacts(row), shipping_addresses: addresses, document_type, document, approval: toApproval(row) };
}

export function toApproval(
  row: Pick<CustomerRow, 'approval' | 'approvalReason' | 'createdAt' | 'reviewedAt'>,
): Approval {
  return {
    state: row.approval,
    reason: row.approvalReason,
    receivedAt: row.createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
}

export function toPortfolioCustomer(row: CustomerRow): PortfolioCustomer {
  return { ...customerFacts(row), warehouseId: row.warehouseId };
}

function customerFacts({ id, name, city, state, cityId, stateId, tradeTypeId, tradeType }: CustomerRow) {
  return { _id: id, customerId: id, name, city, state, cityId, stateId, tradeTypeId, trade_type: tradeType };
}
