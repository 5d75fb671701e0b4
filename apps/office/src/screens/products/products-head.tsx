import { Suspense, lazy } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

const UploadPhotos = lazy(() => import('./upload-photos.tsx').then((one) => ({ default: one.UploadPhotos })));

/** The head of the products: how many versions there are, photographs to upload, and a new product. */
export function ProductsHead({ onCreate }: { onCreate: () => void }) {
  const operator = useOperator();
  const { data: tabs } = useQuery(gridTabsQuery({}));
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
        mayDo(operator, 'catalogue.edit') && (
          <>
            <Suspense>
              <UploadPhotos />
            </Suspense>
            {mayDo(operator, 'prices.edit') && <OfficeButton onClick={onCreate}>{texts.create}</OfficeButton>}
          </>
        )
      }
    />
  );
}
