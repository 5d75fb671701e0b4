import type { ProductAlert } from '@tonalia/contract/alerts';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
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
          <Button full loading={isAdding} onClick={() => onAdd(alert)}>
            {words.add(quantity, formatPesos(quantity * match.price))}
          </Button>
        </div>
      )}
    </div>
  );
}
