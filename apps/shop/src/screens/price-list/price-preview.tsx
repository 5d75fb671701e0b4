import { useQuery } from '@tanstack/react-query';
import { clientPrice } from '@tonalia/rules/client-price';
import { formatPesos } from '@tonalia/rules/money';
import { call } from '../../api/http/client.ts';
import { useSession } from '../../api/session/session.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';

interface PricePreviewProps {
  /** Ids of brands with commas between them. */
  brands: string | undefined;
  onlyAvailable: boolean;
  /** Percent over the salon's own price. */
  markup: number | undefined;
}

/** The head of the list with its first prices, as its reader gets them. */
export function PricePreview({ brands, onlyAvailable, markup }: PricePreviewProps) {
  const { user, customer } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['me', 'price-list', brands, onlyAvailable],
    queryFn: ({ signal }) =>
      call('products', 'GET /product/list', {
        query: { manufacturerId: brands, available: onlyAvailable || undefined, page: 1, limit: 4, sort: 'name' },
        signal,
      }).then(({ results }) => results),
  });
  return (
    <div aria-hidden="true" className="h-44 overflow-hidden rounded-card bg-top px-5 pt-4">
      <div className="mx-auto h-full max-w-60 rounded-t-[10px] bg-white px-4 pt-3.5 text-[#171a16] shadow-2">
        <p className="flex items-center justify-between gap-2 text-[0.625rem] font-semibold">
          <span className="[&_*]:h-3.5! [&_*]:text-[0.8125rem]!">
            <BrandMark />
          </span>
          <span className="truncate">{(customer ?? user?.customer)?.name}</span>
        </p>
        <p className="mt-2 mb-1 text-[0.8125rem] leading-tight font-[650]">{words.list}</p>
        <ul className="text-[0.625rem] font-medium">
          {data.map(({ _id, name, price, tones }) => (
            <li key={_id} className="flex items-center gap-1.5 border-b border-[#e2e2dd] py-1">
              <span className="size-3 shrink-0 rounded-[3px] bg-[#ededE9]" style={{ background: tones[0] }} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span>{formatPesos(markup === undefined ? price : clientPrice(price, markup))}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
