import type { OfficeSeller, SellerBody } from '@tonalia/contract/sellers-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const sellersQuery = queryOptions({
  queryKey: ['sellers'],
  queryFn: ({ signal }): Promise<OfficeSeller[]> =>
    call('customers', 'GET /office/sellers', { signal }).then(({ results }) => results),
});

export const addSeller = (body: SellerBody): Promise<OfficeSeller[]> =>
  call('customers', 'POST /office/sellers', { body }).then(({ results }) => results);
