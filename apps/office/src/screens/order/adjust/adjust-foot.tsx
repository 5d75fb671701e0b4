import type { Adjustment } from '@tonalia/contract/purchase-adjust';
import { formatPesos } from '@tonalia/rules/money';
import { Key, OfficeButton } from '../../../components/office-button.tsx';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';

export type AdjustFootProps = {
  total: number;
  preview: Adjustment | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  onCancel: () => void;
  onSave: () => void;
};

/** The total before and after, what goes back, and the buttons. */
export function AdjustFoot({ total, preview, isBusy, isDisabled, onCancel, onSave }: AdjustFootProps) {
  const after = preview?.after.total ?? total;
  const amount = preview?.back.amount ?? 0;
  const isOwed = preview !== undefined && preview.back.choices.length === 0 && amount > 0;
  return (
    <>
      <dl aria-live="polite" className="flex justify-between gap-4">
        <div>
          <dt className="text-[0.8125rem] text-text-2">{texts.total}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            {after !== total && <s className="text-text-3">{formatPesos(total)}</s>}
            <b className="font-display text-[1.375rem] leading-[1.2] font-[680] tracking-[-0.02em]">
              {formatPesos(after)}
            </b>
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-[0.8125rem] text-text-2">{isOwed ? texts.lessToPay : texts.returns}</dt>
          <dd className={amount > 0 ? 'text-warn' : 'text-text-3'}>
            <b className="font-display text-[1.375rem] leading-[1.2] font-[680] tracking-[-0.02em]">
              {amount > 0 ? formatPesos(amount) : texts.nothingBack}
            </b>
          </dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <span aria-hidden="true" className="flex flex-1 gap-1 max-lg:hidden">
          <Key>⌘</Key>
          <Key>↵</Key>
        </span>
        <OfficeButton look="secondary" className="max-lg:flex-1" onClick={onCancel}>
          {texts.cancel}
        </OfficeButton>
        <OfficeButton className="max-lg:flex-1" busy={isBusy} disabled={isDisabled} onClick={onSave}>
          {texts.save}
        </OfficeButton>
      </div>
    </>
  );
}
