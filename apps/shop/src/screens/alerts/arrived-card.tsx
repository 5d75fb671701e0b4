import type { ProductAlert } from '@tonalia/contract/alerts';
import { formatPesos } from '@tonalia/rules/money';
import { Button, buttonClass } from '@tonalia/ui/button';
import { useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { AlertRow, DropButton } from './alert-row.tsx';

interface ArrivedCardProps {
  alert: ProductAlert;
  isAdding: boolean;
  onAdd: (alert: ProductAlert) => void;
  onDrop: (alertId: string) => void;
}

/** A version that is back, with the units that were asked for. */
export function ArrivedCard({ alert, isAdding, onAdd, onDrop }: ArrivedCardProps) {
  const { match, quantity, isSold } = alert;
  const hasUnits = isSold && match.stock > 0;
  // A line that ran out stayed in the cart: its units are not added a second time.
  const isInCart = useLineQuantity({ code: match.productCode, versionCode: match.code }) >= quantity;
  return (
    <div
      className={`rounded-card bg-surface ${hasUnits ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line'}`}
    >
      <ul>
        <AlertRow alert={alert} end={<DropButton alert={alert} onDrop={onDrop} />}>
          {isSold ? (hasUnits ? words.units(match.stock) : words.gone) : words.withdrawn}
        </AlertRow>
      </ul>
      {hasUnits && (
        <div className="px-4 pb-4">
          {isInCart ? (
            <RouteLink href={paths.cart()} className={buttonClass({ variant: 'soft', full: true })}>
              {words.added}
            </RouteLink>
          ) : (
            <Button full loading={isAdding} onClick={() => onAdd(alert)}>
              {words.add(quantity, formatPesos(quantity * match.price))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
