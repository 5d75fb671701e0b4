import { useQuery } from '@tanstack/react-query';
import type { Category, Facets } from '@tonalia/contract/products';
import { chipClass } from '@tonalia/ui/chip';
import { classNames } from '@tonalia/ui/class-names';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';

/** Most chips in the row. */
const MOST = 12;

/** The categories of a list's products, as a filter. */
export function CategoryChips({
  categories,
  current,
  hrefFor,
  className,
}: {
  /** Categories with products in the list; undefined until loaded. */
  categories: Facets['categories'] | undefined;
  current: string | undefined;
  hrefFor: (categoryId: string | undefined) => string;
  className?: string;
}) {
  const { data: tree } = useQuery(categoriesQuery);
  // Reserves the space, so that the list below does not move.
  if (!tree || !categories) return <div aria-hidden="true" className={classNames(className, 'box-content h-11')} />;
  const shown = kindsOf(tree, categories).filter(({ _id }, at) => at < MOST || _id === current);
  if (shown.length < 2) return null;
  const all = [{ _id: undefined, name: words.all }, ...shown];
  return (
    <nav aria-label={words.kinds} className={className}>
      <ul className="no-scrollbar -mx-4 flex gap-2.5 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0">
        {all.map(({ _id, name }) => (
          <li key={_id ?? ''}>
            <RouteLink
              href={hrefFor(_id)}
              replace
              keepScroll
              aria-current={_id === current ? 'page' : undefined}
              className={classNames(chipClass({ strong: _id === current }), 'flex')}
            >
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Top-level categories that are in `used`, or contain one of them. */
function kindsOf(tree: readonly Category[], used: Facets['categories']) {
  const ids = new Set(used.map(({ _id }) => _id));
  return tree.filter(({ _id, children }) => ids.has(_id) || children.some((child) => ids.has(child._id)));
}
