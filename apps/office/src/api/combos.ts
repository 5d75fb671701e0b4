import type { ComboPartDraft, ComboTerms, OfficeCombo } from '@tonalia/contract/combo-office';
import type { VersionSales } from '@tonalia/contract/version-sales';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const comboQuery = (id: string) =>
  queryOptions<OfficeCombo>({
    queryKey: ['products', 'combo', id],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/combos/{id}', { params: { id }, signal }).then(({ results }) => results),
  });

/** What orders hold of the version of a combo. */
export const comboSalesQuery = (versionId: string | undefined) =>
  queryOptions<VersionSales>({
    queryKey: ['products', 'combo', 'sales', versionId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/versions/{id}/sales', { params: { id: versionId ?? '' }, signal }).then(
        ({ results }) => results,
      ),
    enabled: versionId !== undefined,
  });

/** Writes the name and all parts of a combo; its price stays. */
export const saveCombo = (
  id: string,
  body: { version: number; name: string; parts: ComboPartDraft[]; terms?: ComboTerms },
): Promise<OfficeCombo> =>
  call('products', 'PUT /office/combos/{id}', { params: { id }, body }).then(({ results }) => results);

/** Creates a draft with its parts; returns its id. */
export const createCombo = (body: {
  name: string;
  code: string;
  price: number;
  parts: Array<Omit<ComboPartDraft, 'choices'>>;
}): Promise<string> => call('products', 'POST /office/combos', { body }).then(({ results }) => results._id);
