import { Suspense, lazy, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { type GridFilter, gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { exportTexts } from '../../messages/export.es-CO.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { type ProductsSearch, viewSearch } from '../../features/cell-edits/products-search.ts';
import type { GridChoice } from '../../features/cell-edits/use-chosen.ts';

const BringActions = lazy(() => import('./bring-actions.tsx').then((one) => ({ default: one.BringActions })));

const ExportSheet = lazy(() => import('./export-sheet.tsx').then((one) => ({ default: one.ExportSheet })));

export type ProductsHeadProps = {
  search: ProductsSearch;
  /** What the list shows, which the file has too. */
  filter: GridFilter;
  chosen: GridChoice;
  onCreate: () => void;
};

/** The head of the products: how many versions there are, the file of those shown, photographs to upload, and a new product. */
export function ProductsHead({ search, filter, chosen, onCreate }: ProductsHeadProps) {
  const operator = useOperator();
  const navigate = useNavigate();
  const { data: tabs } = useQuery(gridTabsQuery({}));
  const isWeekly = search.exportar !== undefined;
  const [isExporting, setExporting] = useState(isWeekly);
  const mayEdit = mayDo(operator, 'catalogue.edit');
  const all = tabs?.results.find(({ tab }) => tab === 'all');
  return (
    <PageHeader
      title={texts.title}
      after={
        all && (
          <span className="text-[0.875rem] text-text-2">
            {texts.versions(`${formatNumber(all.total)}${all.totalIsExact ? '' : '+'}`)}
          </span>
        )
      }
      actions={
        <>
          <OfficeButton look="secondary" icon="download" className="max-lg:hidden" onClick={() => setExporting(true)}>
            {exportTexts.export}
          </OfficeButton>
          <Suspense>
            {isExporting && (
              <ExportSheet
                {...{ filter, chosen, isWeekly }}
                search={viewSearch(search)}
                onClose={() => {
                  setExporting(false);
                  if (isWeekly) void navigate({ to: '/productos', search: viewSearch(search), replace: true });
                }}
              />
            )}
            {mayEdit && <BringActions />}
          </Suspense>
          {mayEdit && mayDo(operator, 'prices.edit') && (
            <OfficeButton icon="plus" onClick={onCreate}>
              {texts.create}
            </OfficeButton>
          )}
        </>
      }
    />
  );
}
