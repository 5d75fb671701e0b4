import type { OfficeCombo, OfficeComboPart } from '@tonalia/contract/combo-office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { comboQuery } from '../../api/combos.ts';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { VersionField } from '../../features/find-thing/choice-fields.tsx';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';
import { ComboPartRow } from './combo-part-row.tsx';
import { ComboSave } from './combo-save.tsx';
import { ComboDays, ComboTermsPanel } from './combo-terms-panel.tsx';
import { ComboReach } from './combo-reach.tsx';
import { limitOf, sumsOf } from './combo.rules.ts';
import { useComboParts } from './use-combo-parts.ts';

export type ComboPanelProps = {
  productId: string;
  versionId: string | undefined;
  name: string;
  price: number | null;
  canEdit: boolean;
};

/** The days, parts and limits of a combo, with what the parts cost alone and how many combos the stock allows. */
export function ComboPanel({ productId, ...rest }: ComboPanelProps) {
  const { data: combo, error, refetch } = useQuery(comboQuery(productId));
  if (combo) return <ComboParts combo={combo} {...rest} />;
  return error ? (
    <LoadFailure what={texts.parts} cause={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows rows={3} />
  );
}

function ComboParts({
  combo,
  versionId,
  name,
  price,
  canEdit,
}: Omit<ComboPanelProps, 'productId'> & { combo: OfficeCombo }) {
  const edits = useComboParts(combo, name);
  const [adding, setAdding] = useState<'part' | 'choice'>();
  const limit = limitOf(edits.parts);
  return (
    <>
      <ComboDays edits={edits} canEdit={canEdit} />
      <Panel label={texts.parts} className="px-[18px] py-4">
        <header className="mb-3 flex flex-wrap items-center gap-2">
          <h2 className="flex-1 text-[1rem] font-[650]">
            {texts.parts} <span className="font-medium text-text-2">{formatNumber(edits.parts.length)}</span>
          </h2>
          {canEdit && (
            <>
              <OfficeButton look="secondary" small icon="plus" onClick={() => setAdding('part')}>
                {texts.add}
              </OfficeButton>
              <OfficeButton look="secondary" small icon={outlines.checks} onClick={() => setAdding('choice')}>
                {texts.addChoice}
              </OfficeButton>
            </>
          )}
        </header>
        {adding && (
          <section aria-label={adding === 'choice' ? texts.findChoice : texts.find} className="mb-3">
            <VersionField
              onChoose={(_, version) => {
                void edits.add(version, adding === 'choice');
                setAdding(undefined);
              }}
            />
          </section>
        )}
        <ol className="grid gap-2.5">
          {edits.parts.map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a product can be a part twice
            <ComboPartRow
              key={`${part.code} ${at}`}
              {...{ part, at, edits, canEdit }}
              isLimit={limit?.at === at && edits.parts.length > 1}
            />
          ))}
        </ol>
        <SumStrip combo={combo} parts={edits.parts} price={price} />
        {edits.arePartsChanged && <ComboSave edits={edits} act={texts.save} />}
      </Panel>
      <ComboTermsPanel edits={edits} canEdit={canEdit} />
      <ComboReach
        parts={edits.parts}
        limit={limit}
        unitsSold={combo.unitsSold}
        inTotal={edits.terms.inTotal}
        versionId={versionId}
      />
      <LeaveQuestion isTyped={() => edits.isChanged} />
    </>
  );
}

type SumStripProps = { combo: OfficeCombo; parts: readonly OfficeComboPart[]; price: number | null };

function SumStrip({ combo: { taxPercent }, parts, price }: SumStripProps) {
  const { sum, discount, margin } = sumsOf(parts, { price, taxPercent });
  const pesos = (value: number | null) => (value === null ? texts.unknown : formatPesos(value));
  const percent = (value: number | null) =>
    value === null ? texts.unknown : `${(value * 100).toLocaleString('es-CO', { maximumFractionDigits: 1 })}%`;
  return (
    <dl className="mt-3.5 grid grid-cols-2 overflow-hidden rounded-[14px] bg-surface-2 sm:grid-cols-4">
      {[
        { name: texts.sum, value: pesos(sum), look: '' },
        { name: texts.discount, value: percent(discount), look: '' },
        { name: texts.price, value: pesos(price), look: '' },
        {
          name: texts.margin,
          value: percent(margin),
          look: margin !== null && margin < 0 ? 'text-danger' : 'text-brand-text',
        },
      ].map(({ name, value, look }) => (
        <div key={name} className="border-l border-line px-3.5 py-3 first:border-l-0">
          <dt className="text-[0.8125rem] text-text-2">{name}</dt>
          <dd className={`mt-1 text-[1.125rem] font-[650] ${look}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
