import type {
  AssignmentBody,
  BegunWork,
  CustomerAssignment,
  UndoneAssignment,
} from '@tonalia/contract/customer-assignment';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

/** Gives customers to a seller, or says with `dryRun` which would move. */
export const assignCustomers = (body: AssignmentBody): Promise<CustomerAssignment> =>
  call('customers', 'POST /office/customers/assign', { body }).then(({ results }) => results);

/** Gives the customers of an assignment back, or says with `dryRun` which would go. Refused ones are named. */
export const undoAssignment = (id: string, dryRun = false): Promise<UndoneAssignment> =>
  call('customers', 'POST /office/assignments/{id}/undo', { params: { id }, body: { dryRun } }).then(({ results }) => ({
    ...results,
    refused: results.refused.map((one) => ({ ...one, id: one.name })),
  }));

/** What the sellers of these customers have begun for them. */
export const readBegunWork = (ids: string[]): Promise<BegunWork> =>
  call('purchase', 'POST /office/customers/begun', { body: { ids } }).then(({ results }) => results);

/** After an assignment: what screens know of customers and portfolios is read again. */
export const forgetPortfolios = (cache: QueryClient): Promise<unknown> =>
  Promise.all(['customers', 'sellers', 'customer'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
