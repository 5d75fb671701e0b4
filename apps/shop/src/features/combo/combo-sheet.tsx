import { useQuery } from '@tanstack/react-query';
import type { Product } from '@tonalia/contract/products';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { Tile } from '@tonalia/ui/tile';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { productQuery } from '../../api/queries/queries.ts';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { Picture } from '../../components/picture.tsx';
import { ComboFooter } from './combo-footer.tsx';
import { PartsList } from './parts-list.tsx';
import { unitsIn } from './parts.ts';
import type { PartGroup } from './parts.ts';
import { useCombo } from './use-combo.ts';
import { pickingView } from './picking-view.tsx';

export interface ComboSheetProps {
  open: boolean;
  /** The name, known before the combo is loaded. */
  name: string;
  productId: string;
  onClose: () => void;
}

/** Chooses the versions of a combo in one sheet, which shows either the parts or the versions of one part. */
export function ComboSheet({ open, name, productId, onClose }: ComboSheetProps) {
  const { data: product, isError, isFetching, refetch } = useQuery({ ...productQuery(productId), enabled: open });
  const combo = useCombo(product);
  const [picking, setPicking] = useState<PartGroup | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);

  async function add(quantity: number) {
    const outcome = await combo.addToCart(quantity);
    if (outcome === 'added') onClose();
    if (outcome === 'incomplete') setFailedAttempts((before) => before + 1);
  }
  // One sheet for both; only its content changes.
  const content = picking
    ? pickingView({ combo, group: picking, onBack: () => setPicking(null) })
    : {
        title: name,
        ...(product && headOf(product)),
        footer: product && <ComboFooter product={product} combo={combo} onAdd={() => void add(product.minQuantity)} />,
        children: product ? (
          <PartsList combo={combo} failedAttempts={failedAttempts} onPick={setPicking} />
        ) : isError ? (
          <ErrorBlock
            title={messages.errors.loadFailed}
            text={messages.errors.cartIsSafe}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PartsSkeleton />
        ),
      };
  return <Sheet open={open} onClose={onClose} size="md" {...content} />;
}

const headOf = (product: Product): Pick<ComponentProps<typeof Sheet>, 'subtitle' | 'before'> => ({
  subtitle: comboMessages.made(product.manufacturer.name, unitsIn(product.assemblies)),
  before: (
    <Tile tint={product.tile} className="mr-2 w-20 rounded-[16px]">
      <Picture image={product.image} alt="" small sizes="80px" />
    </Tile>
  ),
});

const PartsSkeleton = () => (
  <Loading label={messages.shell.loading} className="grid gap-4">
    {Array.from({ length: 4 }, (_, at) => (
      <Skeleton key={at} className="h-16 rounded-[16px]" />
    ))}
  </Loading>
);
