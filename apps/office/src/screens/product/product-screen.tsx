import type { OfficeProduct } from '@tonalia/contract/product-office';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { productQuery } from '../../api/product.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useEdits } from '../../components/data-grid/use-edits.ts';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { useNotify } from '../../components/notices.tsx';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import type { ProductSearch } from '../../features/cell-edits/products-search.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { conflictRows } from './conflict-rows.ts';
import { DetailsPanel } from './details-panel.tsx';
import { type ValueEdit, rowsOf, summaryOf, valueOf } from './edits.rules.ts';
import { BackLink, ProductHead } from './product-head.tsx';
import { useShadeEdits } from './use-shade-edits.ts';
import { useProductSave } from './use-product-save.ts';
import { useSaveKeys } from './use-save-keys.ts';

const ShadesPanel = lazy(() => import('./shades-panel.tsx').then((one) => ({ default: one.ShadesPanel })));
const SaveBar = lazy(() => import('./save-bar.tsx').then((one) => ({ default: one.SaveBar })));
const DoctorPanel = lazy(() => import('./doctor-panel.tsx').then((one) => ({ default: one.DoctorPanel })));
const ComboPanel = lazy(() => import('./combo-panel.tsx').then((one) => ({ default: one.ComboPanel })));
const HistoryPanel = lazy(() => import('./history-panel.tsx').then((one) => ({ default: one.HistoryPanel })));
const PlacesPanels = lazy(() => import('./places-panels.tsx').then((one) => ({ default: one.PlacesPanels })));
const PhotoPanel = lazy(() =>
  import('../../features/photos/photo-panel.tsx').then((one) => ({ default: one.PhotoPanel })),
);
const PackPanel = lazy(() => import('./pack-panel.tsx').then((one) => ({ default: one.PackPanel })));
const StepUpDialog = lazy(() =>
  import('../../components/step-up-dialog.tsx').then((one) => ({ default: one.StepUpDialog })),
);
const StateDialog = lazy(() => import('./state-dialog.tsx').then((one) => ({ default: one.StateDialog })));
const route = getRouteApi('/frame/productos/$productId');

/** One product: its texts, shades, photographs, and where the shop shows it. */
export function ProductScreen() {
  const { productId } = route.useParams();
  const search = route.useSearch();
  const { data: product, error, refetch } = useQuery(productQuery(productId));
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400);
  if (product) return <ProductPage key={productId} product={product} search={search} />;
  return (
    <>
      <PageHeader title={texts.product} lined before={<BackLink search={search} />} />
      {isMissing && <MiddleNote mark={<BarsMark />} title={texts.notFound} text={texts.notFoundText} />}
      {error && !isMissing && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {!error && <LoadingRows rows={8} />}
    </>
  );
}

function ProductPage({ product, search }: { product: OfficeProduct; search: ProductSearch }) {
  const operator = useOperator();
  const notify = useNotify();
  const [asksState, setAsksState] = useState(false);
  const edits = useEdits<ValueEdit>(`product:${product._id}:${operator._id}`);
  const shadeEdits = useShadeEdits(edits);
  const rows = useMemo(() => rowsOf(product, shadeEdits.pending), [product, shadeEdits]);
  const save = useProductSave(product, edits, ({ state }) => {
    setAsksState(false);
    notify({ color: 'white', message: state === 'published' ? texts.saved : texts.savedDraft });
  });
  useSaveKeys(edits, save);
  const canEdit = mayDo(operator, 'catalogue.edit');
  const askState = useCallback(() => setAsksState(true), []);
  // what a key does not change is not drawn again
  const history = useMemo(() => <HistoryPanel productId={product._id} />, [product._id]);
  const { change } = edits;
  const packForm = valueOf(product, edits.pending, 'packForm');
  const packBody = valueOf(product, edits.pending, 'packBody');
  const packCap = valueOf(product, edits.pending, 'packCap');
  const tile = valueOf(product, edits.pending, 'tile');
  const aside = useMemo(() => {
    const drawing = packForm !== null && packBody !== null && packCap !== null && (
      <PackPanel product={product} pack={{ packForm, packBody, packCap, tile }} canEdit={canEdit} change={change} />
    );
    return <ProductAside product={product} drawing={drawing} canEdit={canEdit} onPublish={askState} />;
  }, [product, packForm, packBody, packCap, tile, canEdit, change, askState]);
  return (
    <>
      <ProductHead product={product} search={search} canEdit={canEdit} onState={askState} />
      <div className="grid items-start gap-4 p-4 pb-[140px] lg:grid-cols-[minmax(0,1fr)_348px] lg:px-7">
        <div className="grid min-w-0 gap-4">
          <Suspense>
            {save.conflicts.length > 0 && (
              <SaveConflict
                about={{ kind: 'product', subject: product._id, name: product.name }}
                rows={conflictRows(save.conflicts, rows)}
                isBusy={save.isBusy}
                onTake={save.takeSaved}
                onKeep={save.keepMine}
              />
            )}
          </Suspense>
          <div id="datos" className="grid min-w-0">
            <DetailsPanel
              product={product}
              rows={rows}
              edits={edits}
              canEdit={canEdit}
              canPrice={canEdit && mayDo(operator, 'prices.edit')}
            />
          </div>
          <div id="tonos" className="grid min-w-0 gap-4">
            <Suspense fallback={<LoadingRows rows={8} />}>
              {product.kind === 'combo' ? (
                <ComboPanel
                  productId={product._id}
                  versionId={rows[0]?._id}
                  name={valueOf(product, edits.pending, 'name')}
                  price={rows[0]?.price ?? null}
                  canEdit={canEdit}
                />
              ) : (
                <ShadesPanel
                  product={product}
                  search={search}
                  rows={rows}
                  edits={shadeEdits}
                  refused={save.refusedBy}
                />
              )}
            </Suspense>
          </div>
          <Suspense>{history}</Suspense>
        </div>
        {aside}
      </div>
      <Suspense>
        <SaveBar edits={edits} save={save} rows={rows} />
      </Suspense>
      <LeaveGuard count={summaryOf(edits.pending).count} />
      <Suspense>
        {asksState && (
          <StateDialog product={product} rows={rows} edits={edits} save={save} onClose={() => setAsksState(false)} />
        )}
      </Suspense>
      <Suspense>
        {save.asksFactor && (
          <StepUpDialog
            onClose={save.closeFactor}
            onConfirmed={() => {
              const how = save.asksFactor;
              save.closeFactor();
              void save.save(how);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type ProductAsideProps = { product: OfficeProduct; drawing: ReactNode; canEdit: boolean; onPublish: () => void };

/** The photographs, what keeps the product from being sold, and where the shop shows it. */
const ProductAside = ({ product, drawing, canEdit, onPublish }: ProductAsideProps) => (
  <div className="grid min-w-0 gap-4">
    <div id="imagen" className="grid min-w-0">
      <Suspense>
        <PhotoPanel owner={{ kind: 'product', id: product._id }} canEdit={canEdit} drawing={drawing} />
      </Suspense>
    </div>
    <Suspense>
      <DoctorPanel product={product} onPublish={onPublish} />
      <PlacesPanels product={product} />
    </Suspense>
  </div>
);
