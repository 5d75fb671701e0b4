import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '@tonalia/contract/products';
import { Icon } from '@tonalia/ui/icon';
import { Tile } from '@tonalia/ui/tile';
import { listingQuery } from '../../api/queries/queries.ts';
import { FamilyLinks } from '../../features/category/family-links.tsx';
import { tintAt } from '../../features/category/tints.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { categoryMessages } from '../../messages/brands.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

/** On a phone: categories on the left, the subcategories of the open one on the right. The address holds the open category. */
export function CategoryPanes({ categories, open }: { categories: readonly Category[]; open: string | undefined }) {
  const shown = categories.find(({ _id }) => _id === open) ?? categories[0];
  return (
    <div className="grid flex-1 grid-cols-[98px_minmax(0,1fr)] border-t border-line lg:hidden">
      <nav aria-label={messages.shell.categories} className="bg-canvas-sunken">
        {/* The list stays in place while the subcategories scroll. */}
        <ul className="no-scrollbar sticky top-[calc(60px+var(--safe-top))] max-h-[calc(100dvh-121px-var(--safe-top)-var(--safe-bottom))] overflow-y-auto">
          {categories.map((category, at) => (
            <li key={category._id}>
              <RouteLink
                href={paths.categories({ open: category._id })}
                replace
                aria-current={category === shown || undefined}
                className="relative flex min-h-21 flex-col items-center justify-center gap-1.5 px-1 py-2 text-center text-[0.78125rem] leading-[1.15] font-semibold text-text-2 -outline-offset-3 before:absolute before:inset-y-3.5 before:left-0 before:w-1 before:rounded-r aria-[current]:bg-surface aria-[current]:text-text aria-[current]:before:bg-brand"
              >
                <Tile tint={tintAt(at)} className="w-11.5 rounded-control">
                  <Picture image={category.image} alt="" small sizes="46px" />
                </Tile>
                <span className="max-w-full wrap-break-word">{category.name}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown && <OpenCategory key={shown._id} category={shown} />}
    </div>
  );
}

function OpenCategory({ category }: { category: Category }) {
  const families = useInfiniteQuery(listingQuery({ categoryId: category._id })).data?.pages[0]?.facets?.colorFamilies;
  return (
    <section aria-label={category.name} className="px-3.5 pt-3 pb-6">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="min-w-0 truncate text-h2">{category.name}</h2>
        <RouteLink
          href={paths.category(category)}
          aria-label={categoryMessages.partsOf(category.name)}
          className="flex min-h-11 shrink-0 items-center gap-1 text-label text-brand-text"
        >
          {categoryMessages.all}
          <Icon name="chevron-right" size="sm" />
        </RouteLink>
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.5rem,40%)),1fr))] gap-x-2.5 gap-y-4">
        {category.children.map((part, at) => (
          <li key={part._id}>
            <RouteLink
              href={paths.category(part)}
              className="flex flex-wrap items-baseline justify-between gap-x-1 gap-y-1 rounded-tile"
            >
              <Tile tint={tintAt(at + 2)} className="mb-0.5 aspect-[1.18]! w-full">
                <Picture image={part.image} alt="" sizes="(width < 64rem) 32vw, 1px" />
              </Tile>
              {/* A long name takes the whole line and the number wraps below it, so that no word is broken. */}
              <span className="max-w-full text-small leading-[1.2]! font-semibold wrap-break-word hyphens-auto">
                {part.name}
              </span>
              <span className="text-small text-text-3">{part.products}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {families !== undefined && families.length > 0 && (
        <div className="mt-6">
          <h3 className="mb-3 text-label">{categoryMessages.family}</h3>
          <FamilyLinks category={category} families={families} />
        </div>
      )}
    </section>
  );
}
