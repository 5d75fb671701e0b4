import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

const stateTones = { draft: 'warn', published: 'success', withdrawn: 'neutral' } as const;

export type ProductHeadProps = { product: OfficeProduct; canEdit: boolean; onState: () => void };

/** The saved name with the state, and what changes the state: a window that takes each typed letter as its title costs as much as all else. */
export const ProductHead = memo(function ProductHead({ product, canEdit, onState }: ProductHeadProps) {
  const operator = useOperator();
  const isPublished = product.state === 'published';
  return (
    <PageHeader
      title={product.name || texts.product}
      lined
      before={<BackLink />}
      after={<Badge tone={stateTones[product.state]}>{texts.states[product.state]}</Badge>}
      actions={
        <>
          {isPublished && (
            <a
              className={`${officeButtonClass('secondary')} max-lg:hidden`}
              href={`/product/${encodeURIComponent(product.code.toLowerCase())}/${product._id}/details`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.inShop}
            </a>
          )}
          {canEdit && mayDo(operator, 'catalogue.publish') && (
            <OfficeButton small look={isPublished ? 'secondary' : 'primary'} onClick={onState}>
              {isPublished ? texts.withdraw : texts.publish}
            </OfficeButton>
          )}
        </>
      }
    />
  );
});

/** To the list of products. */
export const BackLink = () => (
  <Link
    to="/productos"
    aria-label={texts.back}
    title={texts.back}
    className="pressable touch-area inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px] bg-surface text-text no-underline inset-ring-[1.5px] inset-ring-line"
  >
    <Icon name="arrow-left" size="sm" />
  </Link>
);
