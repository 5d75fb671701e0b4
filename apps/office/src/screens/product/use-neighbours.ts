import { useQuery } from '@tanstack/react-query';
import { groupsQuery, versionsQuery } from '../../api/products.ts';
import { type ProductsSearch, toGridFilter } from '../../features/cell-edits/products-search.ts';

/** A product of the list, and the page of the list that has it. */
export interface Neighbour {
  productId: string;
  pagina: number | undefined;
}

/** The products before and after one in the list that the address holds, over the ends of its pages; `isListed` while the list has the product. */
export function useNeighbours(productId: string, search: ProductsSearch) {
  const page = search.pagina ?? 1;
  const here = usePage(search, page);
  const at = here.ids.indexOf(productId);
  const before = usePage(search, page - 1, at === 0);
  const after = usePage(search, page + 1, at >= 0 && at === here.ids.length - 1 && page < here.pages);
  const neighbour = (id: string | undefined, onPage: number): Neighbour | undefined =>
    id === undefined || id === productId ? undefined : { productId: id, pagina: onPage > 1 ? onPage : undefined };
  return {
    isListed: at >= 0,
    previous: at > 0 ? neighbour(here.ids[at - 1], page) : neighbour(before.ids.at(-1), page - 1),
    next:
      at >= 0 && at < here.ids.length - 1
        ? neighbour(here.ids[at + 1], page)
        : neighbour(
            after.ids.find((id) => id !== productId),
            page + 1,
          ),
  };
}

/** The products of a page of the list; none while it is not there, and of a page that does not exist. */
function usePage(search: ProductsSearch, page: number, isWanted = true): { ids: readonly string[]; pages: number } {
  const isFlat = search.filas === 'version';
  const asked = { ...toGridFilter(search), ...(page > 1 && { page }) };
  const isOn = isWanted && page > 0;
  const groups = useQuery({ ...groupsQuery(asked), enabled: isOn && !isFlat, placeholderData: undefined });
  const flat = useQuery({ ...versionsQuery(asked), enabled: isOn && isFlat, placeholderData: undefined });
  if (!isOn) return { ids: [], pages: 0 };
  const ids = isFlat
    ? [...new Set(flat.data?.results.map((version) => version.productId))]
    : groups.data?.results.map(({ _id }) => _id);
  return { ids: ids ?? [], pages: (isFlat ? flat.data : groups.data)?.pages ?? 0 };
}
