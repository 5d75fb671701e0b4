import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { sellerDraftsQuery } from '../../api/seller-drafts.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { PageFoot, rangeWords } from '../../components/page-foot.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { sellerDraftsTexts as texts } from '../../messages/seller-drafts.es-CO.ts';
import { DraftRow } from './draft-row.tsx';

const route = getRouteApi('/frame/pedidos/novedades');

/** The orders that sellers took without a network and that wait for their answer, the longest first. Only the seller answers them. */
export function SellerDraftsScreen() {
  const { pagina } = route.useSearch();
  const navigate = route.useNavigate();
  const opensCustomers = mayDo(useOperator(), 'customers.read');
  const list = useQuery(sellerDraftsQuery(pagina));
  const now = useNow();
  const drafts = list.data?.results ?? [];
  return (
    <>
      <PageHeader
        lined
        title={texts.title}
        before={
          <Link
            to="/pedidos"
            search={{}}
            aria-label={texts.back}
            title={texts.back}
            className="pressable touch-area inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px]"
          >
            <Icon name="arrow-left" size="sm" />
          </Link>
        }
      />
      <div className="min-w-0 flex-1">
        {list.isPending && <LoadingRows />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && drafts.length === 0 && <EmptyNote title={texts.empty} text={texts.emptyText} />}
        {drafts.length > 0 && (
          <ul aria-label={texts.list} className="grid gap-2.5 p-4 lg:px-7">
            {drafts.map((draft) => (
              <DraftRow key={draft._id} {...{ draft, now, opensCustomers }} />
            ))}
          </ul>
        )}
      </div>
      {list.data && drafts.length > 0 && (
        <PageFoot
          facts={rangeWords(list.data)}
          keys={[]}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(next) => void navigate({ search: readTo(next) })}
        />
      )}
    </>
  );
}

const readTo = (page: number): { pagina?: number } => (page > 1 ? { pagina: page } : {});
