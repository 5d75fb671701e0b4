import { Suspense, lazy } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { type GridFilter, gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

const UploadPhotos = lazy(() => import('./upload-photos.tsx').then((one) => ({ default: one.UploadPhotos })));

const ExportFormats = lazy(() =>
  import('../../components/export-formats.tsx').then((one) => ({ default: one.ExportFormats })),
);

export type ProductsHeadProps = {
  /** What the list shows, which the file has too. */
  filter: GridFilter;
  onCreate: () => void;
};

/** The head of the products: how many versions there are, the file of those shown, photographs to upload, and a new product. */
export function ProductsHead({ filter, onCreate }: ProductsHeadProps) {
  const operator = useOperator();
  const { data: tabs } = useQuery(gridTabsQuery({}));
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
          <Suspense>
            <ExportFormats href={exportAddress(filter)} />
            {mayEdit && <UploadPhotos />}
          </Suspense>
          {mayEdit && mayDo(operator, 'prices.edit') && <OfficeButton onClick={onCreate}>{texts.create}</OfficeButton>}
        </>
      }
    />
  );
}

/** Where the server streams what the filters leave; page and order do not count. */
function exportAddress({ page: _page, sort: _sort, ...filter }: GridFilter): string {
  return `/api/products/office/versions/export?${new URLSearchParams(filter)}`;
}
