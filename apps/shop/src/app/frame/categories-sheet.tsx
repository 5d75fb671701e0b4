import type { Category } from '@tonalia/contract/products';
import { Sheet } from '@tonalia/ui/sheet';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../picture.tsx';

const tints = [
  'bg-tile-rubor',
  'bg-tile-malva',
  'bg-tile-mantequilla',
  'bg-tile-piedra',
  'bg-tile-salvia',
  'bg-tile-niebla',
];

/** The categories with what is in each, to go to either. */
export function CategoriesSheet({
  open,
  categories,
  onClose,
}: {
  open: boolean;
  categories: readonly Category[];
  onClose: () => void;
}) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.shell.categoriesTitle} size="lg" tall>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category, at) => (
          <li key={category._id} className="flex gap-3">
            <RouteLink
              href={paths.category(category)}
              onClick={onClose}
              tabIndex={-1}
              aria-hidden="true"
              className={`size-16 shrink-0 rounded-tile p-1.5 ${tints[at % tints.length]}`}
            >
              <Picture image={category.image} alt="" small sizes="64px" />
            </RouteLink>
            <div className="min-w-0">
              <RouteLink
                href={paths.category(category)}
                onClick={onClose}
                className="inline-flex min-h-11 items-center text-h3 hover:underline"
              >
                {category.name}
              </RouteLink>
              <ul className="flex flex-wrap gap-x-3.5">
                {category.children.map((child) => (
                  <li key={child._id}>
                    <RouteLink
                      href={paths.category(child)}
                      onClick={onClose}
                      className="inline-flex min-h-9 items-center text-small text-text-2 hover:underline"
                    >
                      {child.name}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
