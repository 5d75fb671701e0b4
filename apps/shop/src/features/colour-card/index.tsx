import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { productQuery } from '../../api/queries/queries.ts';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { OpenCard } from './open-card.tsx';
import type { CardProps } from './open-card.tsx';
import { useCardChoice } from './use-card-choice.ts';

export type ColourCardProps = CardProps & { productId: string };

/** 'Carta de color' of a product. The frame loads it when `useColourCard().openColourCard` is called. */
export function ColourCard({ open, productId, shadeCode, onClose }: ColourCardProps) {
  const { data: product, isError, isFetching, refetch } = useQuery({ ...productQuery(productId), enabled: open });
  // Kept here: signing in drops the product with its prices, but must not drop the selection.
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname.endsWith(`/${productId}/details`) });
  const choice = useCardChoice(product, shadeCode, isOnPage);
  if (product) {
    return <OpenCard open={open} product={product} choice={choice} shadeCode={shadeCode} onClose={onClose} />;
  }
  return (
    <Sheet open={open} onClose={onClose} title={literals.colourCard} size="lg" tall flush>
      {isError ? (
        <ErrorBlock
          className="p-5 lg:p-7"
          title={shadeMessages.loadFailed}
          text={messages.errors.cartIsSafe}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardSkeleton />
      )}
    </Sheet>
  );
}

function CardSkeleton() {
  return (
    <Loading className="px-4 lg:px-[26px]">
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="mt-8 mb-3 h-4 w-32" />
      <span className="grid grid-cols-3 gap-x-2.5 gap-y-14 lg:grid-cols-6">
        {Array.from({ length: 12 }, (_, at) => (
          <Skeleton key={at} className="h-[74px] rounded-[16px]" />
        ))}
      </span>
    </Loading>
  );
}
