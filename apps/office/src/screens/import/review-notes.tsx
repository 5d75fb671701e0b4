import type { ImportRun } from '@tonalia/contract/import-office';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

export type PricesNoteProps = {
  check: ImportRun;
  isBusy: boolean;
  onSee: () => void;
  /** Whether doubted prices are brought too; the list is checked again. */
  onTake: (takes: boolean) => void;
};

/** Prices that the limits doubt: they stay out, and above a share of them nothing is imported, unless the operator takes them. */
export function PricesNote({
  check: { counts, isRefused, takesDoubted, warnings },
  isBusy,
  onSee,
  onTake,
}: PricesNoteProps) {
  const doubted = counts?.doubted ?? 0;
  if (doubted === 0) return null;
  return (
    <div
      role={isRefused ? 'alert' : 'note'}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] bg-warn-soft px-3.5 py-0.5 text-[0.84375rem] text-warn-ink"
    >
      <Icon name="alert-triangle" size="sm" />
      <p className="min-w-[220px] flex-1">
        <b>{texts.doubted(doubted)}</b>
        {': '}
        {takesDoubted ? texts.doubtedTaken : texts.doubtedText}
        {isRefused && <b> {texts.refused}</b>}
        {warnings.map((line) => (
          <span key={line} className="block text-small">
            {line}
          </span>
        ))}
      </p>
      <OfficeButton look="ghost" small className="text-inherit" onClick={onSee}>
        {texts.see(doubted)}
      </OfficeButton>
      <OfficeButton look="ghost" small className="text-inherit" busy={isBusy} onClick={() => onTake(!takesDoubted)}>
        {takesDoubted ? texts.leave : texts.take}
      </OfficeButton>
    </div>
  );
}

/** Brands that are named before "y 12 marcas más". */
const BRANDS = 4;

/** Versions on sale that the list lacks: their count first, then the choice. */
export function MissingNote({
  check: { missing },
  withdraws,
  onChoose,
}: {
  check: ImportRun;
  withdraws: boolean;
  onChoose: (withdraws: boolean) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const all = missing.reduce((sum, brand) => sum + brand.missing, 0);
  if (all === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-[12px] bg-surface-2 px-3.5 py-1.5 text-[0.84375rem]">
      <p className="min-w-[220px] flex-1">
        <b>{texts.missing(all)}</b>
        <span className="block text-small text-text-2">
          {missing
            .slice(0, isWhole ? missing.length : BRANDS)
            .map((one) => texts.missingOf(one.brand, one.missing, one.published))
            .join(', ')}
          {!isWhole && missing.length > BRANDS && (
            <>
              {' '}
              <button type="button" className="touch-area font-semibold text-brand-text" onClick={() => setWhole(true)}>
                {texts.moreBrands(missing.length - BRANDS)}
              </button>
            </>
          )}
        </span>
      </p>
      <Segments
        label={texts.missingChoice}
        value={withdraws ? 'withdraw' : 'keep'}
        choices={[
          { value: 'keep', label: texts.keepMissing },
          { value: 'withdraw', label: texts.withdrawMissing },
        ]}
        onChoose={(choice) => onChoose(choice === 'withdraw')}
      />
    </div>
  );
}
