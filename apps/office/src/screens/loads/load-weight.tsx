import type { LoadSheet } from '@tonalia/contract/load-office';
import { formatNumber } from '@tonalia/rules/money';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';

/** What the boxes weigh, of what the vehicle carries; in orange when that is less. */
export function LoadWeight({ load: { weight, capacityKg } }: { load: Pick<LoadSheet, 'weight' | 'capacityKg'> }) {
  const kilos = (weight / 1_000).toLocaleString('es-CO');
  if (capacityKg === null) return texts.weight(kilos);
  const isOver = weight > capacityKg * 1_000;
  return (
    <span className={isOver ? 'font-semibold text-warn' : undefined} title={isOver ? texts.overweight : undefined}>
      {texts.weightOf(kilos, formatNumber(capacityKg))}
      {isOver && <span className="sr-only">. {texts.overweight}</span>}
    </span>
  );
}
