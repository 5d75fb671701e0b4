import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { suggestionFile, suggestionQuery } from '../../api/purchasing.ts';
import { ExportLink } from '../../components/export-link.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';
import { BackToStock } from '../../features/stock-lines/back-to-stock.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseFoot } from './purchase-foot.tsx';
import { NO_SUPPLIER, type PurchaseSearch, readPurchaseSearch } from './purchase-search.ts';
import { PurchaseCards } from './purchase-cards.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { SupplierTabs } from './supplier-tabs.tsx';
import { type PurchaseLine, usePurchaseLines } from './use-purchase-lines.ts';

const route = getRouteApi('/frame/existencias/compra');
const SupplierSheet = lazy(() => import('./supplier-sheet.tsx').then((module) => ({ default: module.SupplierSheet })));
const SupplyDialog = lazy(() => import('./supply-dialog.tsx').then((module) => ({ default: module.SupplyDialog })));
const OrderDialog = lazy(() => import('./order-dialog.tsx').then((module) => ({ default: module.OrderDialog })));

type PurchaseForm = 'new' | 'edit' | 'create' | PurchaseLine;

/** What to order of each supplier, and the order made of it. */
export function PurchaseScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const operator = useOperator();
  const isWide = useWide();
  const [form, setForm] = useState<PurchaseForm>();
  const cover = search.cubrir ?? 45;
  const isNone = search.proveedor === NO_SUPPLIER;
  // Without one in the address the first supplier is shown; its id comes with the list.
  const all = useQuery({ ...suggestionQuery(undefined, cover), enabled: search.proveedor === undefined });
  const supplierId = isNone ? undefined : (search.proveedor ?? all.data?.suppliers[0]?._id);
  const { data, error, refetch, isPlaceholderData } = useQuery(suggestionQuery(supplierId, cover));
  // Rows of the supplier shown before would become an order to this one.
  const rows = isPlaceholderData ? undefined : data?.rows;
  const supplier = data?.suppliers.find(({ _id }) => _id === supplierId);
  const purchase = usePurchaseLines(rows ?? []);
  const change = (part: PurchaseSearch) =>
    void navigate({ search: (now) => readPurchaseSearch({ ...now, ...part }), replace: true });
  const canBuy = mayDo(operator, 'purchases.edit');
  const close = () => setForm(undefined);
  const shown = search.falta === 'si' ? purchase.lines.filter(({ suggested }) => suggested > 0) : purchase.lines;
  const onSupply = mayDo(operator, 'costs.edit') ? (line: PurchaseLine) => setForm(line) : undefined;
  const list = { ...purchase, lines: shown, onSupply };
  const isFirst = data !== undefined && data.suppliers.length === 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        before={<BackToStock vista="compras" />}
        actions={
          <>
            {purchase.lines.length > 0 && <ExportLink href={suggestionFile(supplierId, cover)} words={texts.excel} />}
            {canBuy && (
              <OfficeButton
                icon="file"
                disabled={!supplier || purchase.ordered.length === 0}
                onClick={() => setForm('create')}
              >
                {texts.create}
              </OfficeButton>
            )}
          </>
        }
      />
      {data && <SupplierTabs suggestion={data} supplierId={supplierId} search={search} />}
      <PurchaseBar search={search} supplier={supplier} onChange={change} onForm={canBuy ? setForm : undefined} />
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {!rows && !error && <LoadingRows rows={12} />}
        {!data && error && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
        {isFirst && <EmptyNote title={texts.noSuppliers} text={texts.noSuppliersText} />}
        {rows && !isFirst && rows.length === 0 && <EmptyNote title={texts.noRows} text={texts.noRowsText} />}
        {rows && rows.length > 0 && shown.length === 0 && (
          <EmptyNote title={texts.noneMissing} text={texts.noneMissingText} />
        )}
        {shown.length > 0 && (isWide ? <PurchaseTable {...list} /> : <PurchaseCards {...list} />)}
      </div>
      {supplier && data && <PurchaseFoot supplier={supplier} ordered={purchase.ordered} arrivesOn={data.arrivesOn} />}
      {data && (
        <Suspense>
          {form === 'new' && (
            <SupplierSheet
              supplier={undefined}
              brands={data.brands}
              onSaved={({ _id }) => change({ proveedor: _id })}
              onClose={close}
            />
          )}
          {form === 'edit' && supplier && (
            <SupplierSheet supplier={supplier} brands={data.brands} onSaved={() => {}} onClose={close} />
          )}
          {form === 'create' && supplier && (
            <OrderDialog supplier={supplier} lines={purchase.ordered} warehouses={data.warehouses} onClose={close} />
          )}
          {typeof form === 'object' && <SupplyDialog line={form} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
