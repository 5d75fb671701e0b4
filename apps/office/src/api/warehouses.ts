import type { OfficeWarehouse, WarehouseBody } from '@tonalia/contract/warehouses-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const warehousesQuery = queryOptions({
  queryKey: ['warehouses'],
  queryFn: ({ signal }): Promise<OfficeWarehouse[]> =>
    call('tracking', 'GET /office/warehouses', { signal }).then(({ results }) => results),
});

/** Creates a warehouse, or changes `known` at the version that was seen. */
export const saveWarehouse = (body: WarehouseBody, known: OfficeWarehouse | undefined): Promise<OfficeWarehouse> =>
  (known
    ? call('tracking', 'PUT /office/warehouses/{id}', {
        params: { id: known._id },
        body: { ...body, version: known.version },
      })
    : call('tracking', 'POST /office/warehouses', { body })
  ).then(({ results }) => results);
