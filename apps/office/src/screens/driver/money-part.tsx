import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { Panel } from '../../components/panel.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import type { DraftPartProps } from './draft-part.ts';
import { sumsOf } from './stop-view.ts';

/** The money collected: cash with its change, and Bre-B. */
export function MoneyPart({ stop, draft, onChange, account }: DraftPartProps & { account: string | null }) {
  const { less, due, change } = sumsOf(stop, draft);
  return (
    <Panel className="flex flex-col gap-3.5 px-4 py-4" label={texts.toCollect}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-h3">{texts.toCollect}</h2>
          {less > 0 && (
            <p className="text-small text-text-2">{texts.less(formatPesos(stop.collect), formatPesos(less))}</p>
          )}
        </div>
        <b className="font-display text-[1.75rem] leading-none font-[680] tracking-[-0.02em]">{formatPesos(due)}</b>
      </div>
      <div className="flex items-end gap-4">
        <div className="min-w-0 flex-1">
          <PesoField label={texts.cash} value={draft.cash} onChange={(cash) => onChange({ cash })} />
        </div>
        <p className="min-w-20 shrink-0 pb-1 text-right text-small text-text-2">
          {texts.change}
          <b className="block text-[1.0625rem] font-bold text-text">{change > 0 ? formatPesos(change) : '–'}</b>
        </p>
      </div>
      <Toggle
        type="switch"
        label={texts.electronic}
        checked={draft.hasElectronic}
        onChange={({ currentTarget }) => onChange({ hasElectronic: currentTarget.checked })}
      />
      {draft.hasElectronic && (
        <>
          {account !== null && (
            <p className="rounded-[12px] bg-surface-2 px-3 py-2.5 text-small whitespace-pre-line">
              <b className="font-[650]">{texts.account}</b> {account}
            </p>
          )}
          <PesoField
            label={texts.electronicAmount}
            value={draft.electronic}
            onChange={(electronic) => onChange({ electronic })}
          />
          <Field
            label={texts.reference}
            help={texts.waitsForBank}
            value={draft.reference}
            maxLength={40}
            onChange={({ currentTarget }) => onChange({ reference: currentTarget.value })}
          />
        </>
      )}
    </Panel>
  );
}
