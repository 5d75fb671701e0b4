import type { Supplier } from '@tonalia/contract/purchasing-office';
import { usePolicy } from '../../api/policy.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { SmallSwitch } from '../../components/small-switch.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { type PurchaseSearch, coverDays } from './purchase-search.ts';

export type PurchaseBarProps = {
  search: PurchaseSearch;
  supplier: Supplier | undefined;
  onChange: (part: PurchaseSearch) => void;
  /** Opens the form of a supplier; undefined without the permission. */
  onForm: ((form: 'new' | 'edit') => void) | undefined;
};

/** The days to cover, what else decides the suggestion, and which versions are shown. */
export function PurchaseBar({ search, supplier, onChange, onForm }: PurchaseBarProps) {
  const { purchaseSafetyDays } = usePolicy();
  return (
    <div className="flex min-h-[52px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-[0.8125rem] text-text-2 lg:px-7">
      <span className="flex items-center gap-2.5">
        {texts.cover}
        <Segments
          label={texts.cover}
          small
          value={String(search.cubrir ?? 45)}
          choices={coverDays.map((days) => ({ value: String(days), label: texts.days(days) }))}
          onChoose={(days) => {
            const chosen = coverDays.find((one) => String(one) === days);
            onChange({ cubrir: chosen === 45 ? undefined : chosen });
          }}
        />
      </span>
      {supplier && (
        <span>
          {texts.lead} <b className="font-semibold text-text">{texts.days(supplier.leadDays)}</b>
        </span>
      )}
      <span title={texts.rateWhy(purchaseSafetyDays)}>
        {texts.rate} <b className="font-semibold text-text">{texts.rateWords}</b>
      </span>
      {onForm && (
        <span className="flex flex-wrap gap-1">
          {supplier && (
            <OfficeButton look="ghost" small onClick={() => onForm('edit')}>
              {texts.editSupplier}
            </OfficeButton>
          )}
          <OfficeButton look="ghost" small onClick={() => onForm('new')}>
            {texts.newSupplier}
          </OfficeButton>
        </span>
      )}
      <span className="flex-1" />
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 max-lg:min-h-11">
        {texts.onlyMissing}
        <SmallSwitch
          checked={search.falta === 'si'}
          onChange={({ currentTarget }) => onChange({ falta: currentTarget.checked ? 'si' : undefined })}
        />
      </label>
    </div>
  );
}
