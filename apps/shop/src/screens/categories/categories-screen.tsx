import { useSuspenseQuery } from '@tanstack/react-query';
import { IconButton } from '@tonalia/ui/icon-button';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { CategoryCards } from './category-cards.tsx';
import { CategoryPanes } from './category-panes.tsx';

/** All categories: a phone shows the subcategories of one beside them, a desktop a card for each. */
export function CategoriesScreen({ open }: { open: string | undefined }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  const go = useGo();
  return (
    <>
      <MobileBar title={messages.shell.categories} fallback={paths.homeCustomer()}>
        <IconButton
          icon="search"
          iconSize="lg"
          label={messages.shell.search}
          tip="none"
          onClick={() => go(paths.searching())}
        />
        <CartLink />
      </MobileBar>
      <CategoryPanes categories={categories} open={open} />
      <CategoryCards categories={categories} />
    </>
  );
}
