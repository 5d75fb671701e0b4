import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { Product, Version } from '@tonalia/contract/products';
import { can } from '@tonalia/contract/rights';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { useSession } from '../../api/session/session.ts';
import type { ShadeChoice } from '../../features/colour-card/use-choice.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { productQuantityMessages } from '../../messages/product-quantity.es-CO.ts';
import { Suspense, lazy } from 'react';
import { OptionError } from './options.tsx';
import { useCheckedQuantity } from './use-checked-quantity.ts';

// visitors and sellers wait for nothing: the code loads after the page
const AlertMe = lazy(() => import('../../components/alert-me/alert-me.tsx').then((it) => ({ default: it.AlertMe })));

/** Below this stock the number of units is shown. */
const FEW = 10;

/** The quantity control of a product without shades, with its stock. */
export function PlainQuantity({
  product,
  version,
  choice,
  error,
}: {
  product: Product;
  version: Version;
  choice: ShadeChoice;
  /** Set when no more units can be added. */
  error: string | null;
}) {
  const most = choice.most(version);
  const checked = useCheckedQuantity();
  const isReader = can(useSession().role, 'push.receive');
  const stock = Math.max(0, version.stock);
  const { minQuantity } = product;
  return (
    <>
      <div className="flex items-center justify-between gap-3 pt-4 lg:pt-[22px]">
        <div>
          <p className="text-label">{productQuantityMessages.quantity}</p>
          <Left stock={stock} presale={Math.max(0, version.quantityAvailable - stock)} />
          {error && <OptionError>{error}</OptionError>}
          {minQuantity > 1 && <p className="text-small text-text-3">{productQuantityMessages.minimum(minQuantity)}</p>}
        </div>
        {most > 0 && (
          <QuantityStepper
            look="outline"
            editable
            label={product.name}
            value={choice.chosen.get(version.code) ?? 0}
            step={minQuantity}
            min={Math.min(minQuantity, most)}
            max={most}
            limitText={allOfStock(most)}
            messages={{ aboveMax: overStock(most) }}
            onChange={(units) => checked(() => choice.setUnits(version.code, units))}
          />
        )}
      </div>
      {isReader && (
        <Suspense>
          <AlertMe versionId={version._id} kind={most > 0 ? 'price' : 'stock'} className="pt-3" />
        </Suspense>
      )}
    </>
  );
}

/** The available units: in stock, then in presale. */
function Left({ stock, presale }: { stock: number; presale: number }) {
  if (stock <= 0)
    return presale > 0 && <p className="text-small text-info">{productQuantityMessages.presaleLeft(presale)}</p>;
  if (stock > FEW) return <p className="text-small text-text-3">{productQuantityMessages.inStock}</p>;
  const text = presale > 0 ? productQuantityMessages.leftAndPresale(stock, presale) : productMessages.left(stock);
  return <p className="text-small text-warn">{text}</p>;
}
