import { customListQuery } from '../../api/list-queries.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isMissing } from '../../api/api-error.ts';
import { ComeBack } from './come-back.tsx';
import { ListTools } from './list-tools.tsx';

/** A list an operator put together, under its own title. */
export function CustomListScreen({ urlName }: { urlName: string }) {
  const pages = customListQuery(urlName);
  const { data, error } = useInfiniteQuery(pages);
  if (isMissing(error)) return <ListGone />;
  const title = data?.pages[0]?.title ?? words.customList;
  return (
    <>
      <MobileBar title={title} fallback={paths.homeCustomer()}>
        <ListTools />
      </MobileBar>
      <Listing
        wanted={{}}
        pages={pages}
        band={
          <h1 tabIndex={-1} className="page-wrap w-full pt-6 text-h1 outline-none max-lg:hidden">
            {title}
          </h1>
        }
        card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
        nothing={<ComeBack text={words.emptyList} way={words.seeOffers} href={paths.offers()} />}
      />
    </>
  );
}

/** The name in the address is of no list, or of none any more. */
export function ListGone() {
  return (
    <div className="page-wrap w-full">
      <h1 className="sr-only">{words.gone}</h1>
      <ComeBack title={words.gone} text={words.goneHelp} way={words.seeOffers} href={paths.offers()} />
    </div>
  );
}
