import type { ProgramEffect } from '@tonalia/contract/prices-office';
import { Icon } from '@tonalia/ui/icon';
import { pricesTexts } from '../../messages/prices.es-CO.ts';

const texts = pricesTexts.form;

/** What to know before programmed prices are saved: none changes, some cost more than they bring, some leave too little. */
export function ProgramNotes({ effect }: { effect: ProgramEffect }) {
  const { rise, fall, belowCost, lowMargin, lowestMargin } = effect;
  const warnings = [
    belowCost > 0 && texts.belowCost(belowCost),
    lowMargin > 0 && texts.lowMargin(lowMargin, lowestMargin),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {rise + fall === 0 && <p className="mt-2 text-[0.8125rem] text-warn">{texts.nothing}</p>}
      {warnings.length > 0 && (
        <p role="alert" className="mt-2 flex gap-2 text-[0.8125rem] font-medium text-warn">
          <Icon name="alert-triangle" size="sm" className="mt-0.5 shrink-0" />
          {warnings.join(' ')}
        </p>
      )}
    </>
  );
}
