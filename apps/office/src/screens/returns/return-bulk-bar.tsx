import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { Icon } from '@tonalia/ui/icon';
import { ChoiceBar, ChoiceDivider, choiceActClass } from '../../components/choice-bar.tsx';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { returnBulkTexts as texts } from '../../messages/return-bulk.es-CO.ts';
import { CollectDialog } from './collect-dialog.tsx';

export type ReturnBulkBarProps = { chosen: readonly OfficeReturnItem[]; onClear: () => void };

/** What can be done with the chosen returns: approve their collection, when all of them wait for that. */
export function ReturnBulkBar({ chosen, onClear }: ReturnBulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const units = chosen.reduce((sum, one) => sum + one.units, 0);
  const value = chosen.reduce((sum, one) => sum + (one.value ?? 0), 0);
  const fitting = chosen.filter(({ state }) => state === 'asked').length;
  const facts = [texts.units(formatNumber(units)), ...(value > 0 ? [formatPesos(value)] : [])];
  return (
    <>
      <ChoiceBar
        label={texts.bulk}
        count={texts.count(chosen.length)}
        facts={facts.join(', ')}
        clearLabel={texts.clearChoice}
        onClear={onClear}
      >
        <ChoiceDivider />
        <button
          type="button"
          disabled={fitting < chosen.length}
          title={fitting < chosen.length ? texts.fits(fitting, chosen.length) : undefined}
          className={choiceActClass(true)}
          onClick={() => setAsking(true)}
        >
          <Icon name="truck" size="sm" />
          {texts.collect}
        </button>
        <ChoiceDivider />
      </ChoiceBar>
      {isAsking && <CollectDialog chosen={chosen} onClose={() => setAsking(false)} onDone={onClear} />}
    </>
  );
}
