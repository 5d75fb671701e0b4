import type { Category } from '@tonalia/contract/products';
import { tintAt } from '../../features/category/tints.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

const tints = {
  rubor: 'bg-tile-rubor',
  malva: 'bg-tile-malva',
  mantequilla: 'bg-tile-mantequilla',
  piedra: 'bg-tile-piedra',
  salvia: 'bg-tile-salvia',
  niebla: 'bg-tile-niebla',
};
/** Subcategories on a card; its heading links to all of them. */
const PARTS = 4;

/** On a desktop: three cards a row, each with its first subcategories. */
export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="page-wrap w-full py-6 max-lg:hidden">
      <h1 tabIndex={-1} className="mb-4 text-h1 outline-none">
        {messages.shell.categories}
      </h1>
      <ul className="grid grid-cols-3 gap-5">
        {categories.map((category, at) => (
          <li
            key={category._id}
            className={`relative flex min-h-57.5 overflow-hidden rounded-sheet px-6.5 py-5 text-on-tab ${tints[tintAt(at)]}`}
          >
            <div className="relative z-1 min-w-0">
              <h2 className="text-h2">
                <RouteLink href={paths.category(category)} className="flex min-h-9 items-center hover:underline">
                  {category.name}
                </RouteLink>
              </h2>
              <ul>
                {category.children.slice(0, PARTS).map((part) => (
                  <li key={part._id}>
                    <RouteLink
                      href={paths.category(part)}
                      className="flex min-h-9 items-center font-medium hover:underline"
                    >
                      {part.name}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </div>
            <span aria-hidden="true" className="absolute right-4 bottom-0 w-[45%]">
              <Picture image={category.image} alt="" sizes="176px" className="aspect-square w-full object-contain" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
