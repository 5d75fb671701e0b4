import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { sheen } from '@tonalia/ui/sheen';
import { sentenceOf } from '../../api/http/api-error.ts';
import { productQuery } from '../../api/queries/queries.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { AlertMe } from './alert-me.tsx';

/** A version as carts and favourites name it. */
export interface WaitedVersion {
  productId: string;
  versionCode: string | null;
  /** Above, and what it is of: "7.5 Rubio medio caoba", "Tinte permanente". */
  name: string;
  product: string;
  kind: 'stock' | 'price';
  /** Units that the customer wants. */
  units: number;
}

/** Asks to be notified of one version: how many units, or at a lower price. */
export function WaitSheet({ wish, open, onClose }: { wish: WaitedVersion; open: boolean; onClose: () => void }) {
  const { data, isPending, error, isFetching, refetch } = useQuery(productQuery(wish.productId));
  const version = data?.versions.find(({ code }) => wish.versionCode === null || code === wish.versionCode);
  const step = data?.minQuantity ?? 1;
  const colour = wish.kind === 'stock' ? version?.color?.color : undefined;
  const product = wish.product === wish.name ? null : wish.product;
  const subtitle = colour ? <span className="font-medium text-warn">{literals.shadeOutOfStock}</span> : product;
  return (
    <Sheet open={open} onClose={onClose} title={wish.name} subtitle={subtitle}>
      {colour && <SoldOutShade colour={colour} />}
      {isPending && (
        <Loading>
          <Skeleton className="h-28 rounded-card" />
        </Loading>
      )}
      {error && (
        <ErrorBlock
          title={words.failed}
          text={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !version && <p className="text-warn">{words.withdrawn}</p>}
      {version && (
        <AlertMe
          versionId={version._id}
          kind={wish.kind}
          {...(wish.kind === 'stock' && { wanted: { units: Math.max(step, wish.units - (wish.units % step)), step } })}
        />
      )}
    </Sheet>
  );
}

/** The colour of the shade, striped as on the colour card. */
const SoldOutShade = ({ colour }: { colour: string }) => (
  <div
    aria-hidden="true"
    className="relative mb-4 h-19 overflow-hidden rounded-[20px]"
    style={{ background: sheen(colour) }}
  >
    <span className="swatch-veil absolute inset-0" />
  </div>
);
