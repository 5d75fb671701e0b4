import type { SavedView } from '@tonalia/contract/office-views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gridTabsQuery } from '../../api/products.ts';
import { shownTabClass } from '../../components/view-tabs.tsx';
import { ViewWords } from '../../features/list-views/saved-views.tsx';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import { withoutTab } from './product-tabs.tsx';
import { readProductsSearch, views } from '../../features/cell-edits/products-search.ts';

/** The link of a saved view of products, with its versions. */
export function ProductViewTab({ view, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  const search = readProductsSearch(view.search);
  const { data: counts } = useQuery(gridTabsQuery(withoutTab(search)));
  return (
    <Link
      to="/productos"
      search={search}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
      data-shown={isCurrent || undefined}
      title={view.isOwn ? undefined : texts.by(view.by)}
      className={shownTabClass}
    >
      <ViewWords name={view.name} count={counts?.results.find(({ tab }) => tab === views[search.vista ?? 'todos'])} />
    </Link>
  );
}
