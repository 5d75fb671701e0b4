import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OfficeCustomerQuery } from '@tonalia/contract/customer-list';
import type { NewCustomerBody } from '@tonalia/contract/customer-new';
import type { z } from 'zod';
import { call } from './call.ts';

/** The filters of the list; absent ones filter nothing. */
export type CustomerFilter = Omit<z.input<typeof OfficeCustomerQuery>, 'page' | 'limit'> & { page?: number };

/** A page of customers. */
export const customersQuery = ({ page, ...filter }: CustomerFilter) =>
  queryOptions({
    queryKey: ['customers', 'list', { ...filter, page }],
    queryFn: ({ signal }) =>
      call('customers', 'GET /office/customers', { query: { ...filter, ...(page && { page: String(page) }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** What the filters of the list offer. */
export const customerFiltersQuery = queryOptions({
  queryKey: ['customers', 'filters'],
  queryFn: ({ signal }) =>
    call('customers', 'GET /office/customers/filters', { signal }).then(({ results }) => results),
});

/** Creates a customer that is approved at once; gives its id. */
export const createCustomer = (body: NewCustomerBody): Promise<{ _id: string }> =>
  call('customers', 'POST /office/customers', { body }).then(({ results }) => results);
