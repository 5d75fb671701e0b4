import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { sellerDraftsQuery } from '../../api/seller-drafts.ts';
import { sellerDraftsTexts as texts } from '../../messages/seller-drafts.es-CO.ts';

/** The way to the orders that wait for their seller, while there are any. */
export function DraftsLink() {
  const { data } = useQuery(sellerDraftsQuery());
  if (!data || data.total === 0) return null;
  return (
    <Link
      to="/pedidos/novedades"
      className="touch-area inline-block h-[38px] rounded-[12px] bg-warn-soft px-3 text-[0.8125rem] leading-[38px] font-semibold whitespace-nowrap text-warn"
    >
      {texts.shortLink} <span className="max-lg:sr-only">{texts.ofSellers}</span> {formatNumber(data.total)}
    </Link>
  );
}
