import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { presalesQuery } from '../../api/presales.ts';
import { productQuery } from '../../api/product.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageFoot, moveKeys } from '../../components/page-foot.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';
import { presaleViews, presalesOfView } from './presale-rows.ts';
import { PresaleSums } from './presale-sums.tsx';
import { PresaleTable } from './presale-table.tsx';
import { type PresalesSearch, readPresalesSearch } from './presales-search.ts';
import type { PresaleAct } from './row-acts.tsx';

const route = getRouteApi('/frame/preventas');
/** Rows of a page. */
const PAGE = 100;
const CloseDialog = lazy(() => import('./close-dialog.tsx').then((one) => ({ default: one.CloseDialog })));
const MoveSheet = lazy(() => import('./move-sheet.tsx').then((one) => ({ default: one.MoveSheet })));
const TermsSheet = lazy(() => import('./terms-sheet.tsx').then((one) => ({ default: one.TermsSheet })));
const keys = [
  moveKeys,
  { keys: ['M'], does: texts.keyMove },
  { keys: ['E'], does: texts.keyEdit },
  { keys: ['R'], does: texts.keyReceive },
];

/** The presales: what each has sold, the orders that wait, and the acts on one. */
export function PresalesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [closing, setClosing] = useState<string>();
  const mayEdit = mayDo(useOperator(), 'presales.edit');
  const list = useQuery(presalesQuery);
  const { vista = 'activas', fila, panel } = search;
  const all = presalesOfView(list.data ?? [], vista);
  const pages = Math.max(1, Math.ceil(all.length / PAGE));
  const page = Math.min(Number(search.pagina ?? 1), pages);
  const rows = all.slice((page - 1) * PAGE, page * PAGE);
  const at = rows.findIndex(({ product }) => product._id === fila);
  const change = (part: PresalesSearch) =>
    void navigate({ search: (now) => readPresalesSearch({ ...now, ...part }), replace: true, resetScroll: false });
  const act = (productId: string, kind: PresaleAct) => {
    if (kind === 'cerrar') return setClosing(productId);
    if (kind !== 'recibir') return change({ fila: productId, panel: kind });
    const orderId = list.data?.find(({ product }) => product._id === productId)?.purchase?._id;
    if (orderId !== undefined) void navigate({ to: '/existencias/compras/$orderId', params: { orderId } });
  };
  const move = (by: number) => {
    const product = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.product._id;
    change(product === undefined ? {} : { fila: product });
  };
  const ofRow = (kind: PresaleAct) => (mayEdit && fila !== undefined && at >= 0 ? () => act(fila, kind) : undefined);
  const open = mayEdit ? () => change({ panel: 'abrir' }) : undefined;
  const close = () => void navigate({ search: ({ panel: _shut, ...rest }) => rest, replace: true, resetScroll: false });
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    m: ofRow('mover'),
    e: ofRow('cambiar'),
    r: fila !== undefined && at >= 0 ? () => act(fila, 'recibir') : undefined,
    n: open,
  });
  const chosen = list.data?.find(({ product }) => product._id === fila);
  // a product's page names one that has no presale yet
  const named = panel === 'abrir' && list.data && !chosen ? fila : undefined;
  const product = useQuery({ ...productQuery(named ?? ''), enabled: named !== undefined });
  const ending = list.data?.find(({ product }) => product._id === closing);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          open && (
            <OfficeButton icon="plus" onClick={open}>
              {texts.open}
            </OfficeButton>
          )
        }
      />
      <ViewTabs label={texts.views}>
        {presaleViews.map((view) => (
          <Link
            key={view}
            to="/preventas"
            search={view === 'activas' ? {} : { vista: view }}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={vista === view ? 'page' : undefined}
            className={tabClass}
          >
            {texts.tabs[view]}{' '}
            {list.data && <span className="font-medium text-text-3">{presalesOfView(list.data, view).length}</span>}
          </Link>
        ))}
      </ViewTabs>
      {list.isPending && <LoadingRows rows={6} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && list.data.length > 0 && <PresaleSums presales={list.data} />}
      {list.data?.length === 0 && (
        <EmptyNote title={texts.none} text={texts.noneText}>
          {open && <OfficeButton onClick={open}>{texts.open}</OfficeButton>}
        </EmptyNote>
      )}
      {list.data && list.data.length > 0 && rows.length === 0 && <NothingFound title={texts.noneHere} />}
      {rows.length > 0 && <PresaleTable presales={rows} focused={fila} onAct={mayEdit ? act : undefined} />}
      {list.data && (
        <PageFoot
          facts={texts.count(all.length)}
          keys={keys}
          page={page}
          pages={pages}
          onPage={(to) => change({ pagina: String(to) })}
        />
      )}
      <Suspense>
        {mayEdit && panel === 'abrir' && !list.isLoading && !product.isLoading && (
          <TermsSheet key="new" presale={undefined} product={product.data} onClose={close} />
        )}
        {mayEdit && panel === 'cambiar' && chosen && <TermsSheet key={fila} presale={chosen} onClose={close} />}
        {mayEdit && panel === 'mover' && chosen && <MoveSheet key={fila} presale={chosen} onClose={close} />}
        {ending && <CloseDialog presale={ending} onClose={() => setClosing(undefined)} />}
      </Suspense>
    </>
  );
}
