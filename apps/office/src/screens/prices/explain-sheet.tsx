import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { explainQuery } from '../../api/prices.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { outlines } from '../../components/outlines.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { fromField } from '../../components/bogota-time.ts';
import { percentWords } from './deal-figures.tsx';
import { ExplainFields } from './explain-fields.tsx';
import { ExplainSteps, NextPrices } from './explain-steps.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';

const texts = pricesTexts.explain;

/** The parts of a question besides its customer and version. */
const noQuestion = { tipo: undefined, fecha: undefined, cantidad: undefined, base: undefined };

/** What a version costs a customer at a moment, with every rule in its order. The address holds the question. */
export function ExplainSheet({ search, onChange }: PricesTabProps) {
  const { version = '', cliente, tipo, fecha, cantidad, base } = search;
  const asked = useQuery({
    ...explainQuery({
      versionId: version,
      customerId: cliente,
      tradeTypeId: cliente === undefined ? tipo : undefined,
      at: fecha === undefined ? undefined : fromField(fecha),
      quantity: cantidad,
      basePrice: base,
    }),
    enabled: version !== '',
  });
  const [isCopied, setCopied] = useState(false);
  const answer = version === '' ? undefined : asked.data;
  const operator = useOperator();
  const close = () => onChange({ ...noQuestion, panel: undefined, version: undefined, cliente: undefined });
  return (
    <OfficeSheet
      title={texts.title}
      subtitle={texts.subtitle}
      onClose={close}
      footer={
        <div className="flex flex-wrap justify-end gap-2.5">
          <OfficeButton
            look="secondary"
            icon={isCopied ? 'check' : outlines.copy}
            onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
          >
            {isCopied ? texts.copied : texts.copy}
          </OfficeButton>
          {answer?.customer && mayDo(operator, 'prices.edit') && (
            <OfficeButton
              onClick={() => onChange({ ...noQuestion, vista: 'pactados', panel: 'pactar', fila: undefined })}
            >
              {texts.agree}
            </OfficeButton>
          )}
        </div>
      }
    >
      <ExplainFields search={search} answer={answer} onChange={onChange} />
      {version === '' && <p className="mt-6 text-text-2">{texts.choose}</p>}
      {version !== '' && asked.isPending && <LoadingRows rows={6} />}
      {version !== '' && asked.isError && (
        <LoadFailure what={pricesTexts.what} cause={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {answer && !asked.isError && (
        <>
          <div className="mt-4 rounded-[16px] bg-brand-soft px-[18px] py-4" aria-live="polite">
            {answer.margin !== null && (
              <p className="float-right text-right text-[0.8125rem] text-text-2">
                {pricesTexts.margin}
                <b className="block text-base font-semibold text-text">{percentWords(answer.margin)}</b>
              </p>
            )}
            <p className="text-[0.875rem] text-text-2">{texts.pays}</p>
            <p className="font-display text-[1.875rem] leading-[1.15] font-[650] tracking-[-0.02em]">
              {formatPesos(answer.price)}
            </p>
            {answer.originalPrice > answer.price && (
              <p className="text-[0.8125rem] text-text-2">{texts.before(answer.originalPrice)}</p>
            )}
            {answer.quantity < answer.minQuantity && (
              <p className="mt-1 text-[0.8125rem] text-warn">{texts.minimum(answer.minQuantity)}</p>
            )}
          </div>
          <ExplainSteps answer={answer} />
          <NextPrices answer={answer} />
        </>
      )}
    </OfficeSheet>
  );
}
