import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, memo } from 'react';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import type { ProductSearch } from '../../features/cell-edits/products-search.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

const ProductSteps = lazy(() => import('./product-steps.tsx').then((one) => ({ default: one.ProductSteps })));
const StateMenu = lazy(() => import('./state-menu.tsx').then((one) => ({ default: one.StateMenu })));
const stateTones = { draft: 'warn', published: 'success', withdrawn: 'neutral' } as const;

export type ProductHeadProps = {
  product: OfficeProduct;
  search: ProductSearch;
  canEdit: boolean;
  onState: () => void;
};

/** The saved name with the state, and what changes the state: a window that takes each typed letter as its title costs as much as all else. */
export const ProductHead = memo(function ProductHead({ product, search, canEdit, onState }: ProductHeadProps) {
  const operator = useOperator();
  const mayPublish = canEdit && mayDo(operator, 'catalogue.publish');
  const isPublished = product.state === 'published';
  return (
    <PageHeader
      title={product.name || texts.product}
      lined
      before={<BackLink search={search} />}
      after={<Badge tone={stateTones[product.state]}>{texts.states[product.state]}</Badge>}
      actions={
        <>
          <Suspense>
            <ProductSteps productId={product._id} search={search} />
            {isPublished && mayPublish && <StateMenu onWithdraw={onState} />}
          </Suspense>
          {isPublished && (
            <a
              className={`${officeButtonClass('secondary')} max-lg:hidden`}
              href={`/product/${encodeURIComponent(product.code.toLowerCase())}/${product._id}/details`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name={rareOutlines.eye} size="sm" />
              {texts.inShop}
            </a>
          )}
          {!isPublished && mayPublish && (
            <OfficeButton small onClick={onState}>
              {texts.publish}
            </OfficeButton>
          )}
        </>
      }
    />
  );
});

/** To the list that the page was opened from. */
export const BackLink = ({ search: { tonos: _tonos, ...list } }: { search: ProductSearch }) => (
  <Link
    to="/productos"
    search={list}
    aria-label={texts.back}
    title={texts.back}
    className="pressable touch-area inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px] bg-surface text-text no-underline inset-ring-[1.5px] inset-ring-line"
  >
    <Icon name="arrow-left" size="sm" />
  </Link>
);
