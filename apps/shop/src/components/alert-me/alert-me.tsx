import { useQuery } from '@tanstack/react-query';
import { can } from '@tonalia/contract/rights';
import { formatShortDay } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { useState } from 'react';
import { alertsOfVersionQuery } from '../../api/queries/alerts.ts';
import { useSession } from '../../api/session/session.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { useAlertActs } from './use-alert-acts.ts';

/** A day as a sentence writes it: "mié 2 dic". */
export const shortDay = (day: string): string => {
  const text = formatShortDay(day);
  return text.charAt(0).toLocaleLowerCase('es-CO') + text.slice(1);
};

interface AlertMeProps {
  versionId: string;
  /** The event of the alert: it is in stock again, or it costs less. */
  kind?: 'stock' | 'price';
  /** Units that it begins with, and their step, where the customer says how many it wants. */
  wanted?: { units: number; step: number };
  className?: string;
}

/**
 * For a sold-out version: when it should arrive, and "Avísame cuando llegue"; beside a price "Avísame si baja de precio". Nothing for
 * visitors and sellers.
 */
export function AlertMe({ versionId, kind = 'stock', wanted, className }: AlertMeProps) {
  const isReader = can(useSession().role, 'push.receive');
  const { data } = useQuery({ ...alertsOfVersionQuery(versionId), enabled: isReader });
  const { ask, drop, isBusy } = useAlertActs();
  const [units, setUnits] = useState(wanted?.units ?? 1);
  if (!isReader || !data) return null;
  const waiting = data.alerts.find((alert) => alert.kind === kind);
  const texts = words.kinds[kind];
  return (
    <div className={className}>
      {kind === 'stock' && data.arrivesOn !== null && (
        <p className="mb-3 flex items-center gap-3 rounded-control bg-info-soft px-4 py-3 font-medium text-info">
          <Icon name="truck" />
          {words.arrives(shortDay(data.arrivesOn))}
        </p>
      )}
      {wanted && !waiting && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <span className="text-label">{words.quantity}</span>
          <QuantityStepper
            editable
            label={words.quantity}
            value={units}
            step={wanted.step}
            min={wanted.step}
            max={9_999}
            onChange={setUnits}
          />
        </div>
      )}
      <div aria-live="polite">
        {waiting ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Icon name="bell" className="text-brand-text" />
            <span className="min-w-40 flex-1">
              <span className="block text-label">{texts.waiting}</span>
              <span className="block text-small text-text-3">{words.waitingHelp}</span>
            </span>
            <Button variant="ghost" size="sm" loading={isBusy} onClick={() => drop(waiting.alertId)}>
              {words.forget}
            </Button>
          </div>
        ) : (
          <Button
            full
            icon="bell"
            variant={kind === 'stock' ? 'soft' : 'ghost'}
            loading={isBusy}
            onClick={() => ask({ versionId, kind, ...(wanted && { quantity: units }) })}
          >
            {texts.ask}
          </Button>
        )}
      </div>
    </div>
  );
}
