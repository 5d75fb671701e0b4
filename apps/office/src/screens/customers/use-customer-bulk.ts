import type { OfficeCustomerItem, OfficeCustomerPage } from '@tonalia/contract/customer-list';
import { formatNumber } from '@tonalia/rules/money';
import { useMemo, useState } from 'react';
import type { CustomerFilter } from '../../api/customer-list.ts';
import { useChoice } from '../../components/use-choice.ts';
import { listsTexts } from '../../messages/lists.es-CO.ts';

/** The chosen customers of a page, or all that the filters give, and whether their assignment was started. */
export function useCustomerBulk(
  customers: readonly OfficeCustomerItem[],
  page: OfficeCustomerPage | undefined,
  filter: CustomerFilter,
) {
  const [isAssigning, setAssigning] = useState(false);
  const [allOf, setAllOf] = useState<string>();
  const choice = useChoice(useMemo(() => customers.map(({ _id }) => _id), [customers]));
  const chosen = customers.filter(({ _id }) => choice.codes.has(_id));
  const isPage = chosen.length > 0 && chosen.length === customers.length;
  const key = JSON.stringify(filter);
  // the choice of all ends with other filters and another page
  const isAll = allOf === key && isPage;
  const total = page && (page.totalIsExact ? formatNumber(page.total) : listsTexts.moreThan(formatNumber(page.total)));
  const all =
    page && total !== undefined && isPage && page.total > customers.length
      ? { words: total, isChosen: isAll, choose: (is: boolean) => setAllOf(is ? key : undefined) }
      : undefined;
  return { choice, chosen, all, isAll, isAssigning, setAssigning };
}

export type CustomerBulk = ReturnType<typeof useCustomerBulk>;
