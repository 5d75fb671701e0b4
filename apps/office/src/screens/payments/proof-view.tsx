import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { proofAddress } from '../../api/payments.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { MiddleNote } from '../../components/states.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';

const sizes = [50, 75, 100, 150, 200, 300];
const QUARTER = 90;

export type ProofViewProps = Pick<TransferDetail, '_id' | 'proof' | 'customer'>;

/** The proof as the customer sent it: larger, smaller, turned, saved. */
export function ProofView({ _id, proof, customer }: ProofViewProps) {
  const [size, setSize] = useState(100);
  const [turn, setTurn] = useState(0);
  if (!proof)
    return <MiddleNote mark={<Icon name="image" size="lg" className="text-text-3" />} title={texts.without} />;
  const address = proofAddress(_id, proof.sentAt);
  if (proof.kind === 'application/pdf')
    return (
      <MiddleNote mark={<Icon name="file" size="lg" className="text-text-2" />} title={texts.proofFile}>
        <a href={address} download className={officeButtonClass('secondary')}>
          <Icon name="download" size="sm" />
          {texts.openProof}
        </a>
      </MiddleNote>
    );
  const step = (by: number) => setSize(sizes[Math.min(Math.max(sizes.indexOf(size) + by, 0), sizes.length - 1)] ?? 100);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto p-5 max-lg:p-4">
        <img
          src={address}
          alt={texts.proof(customer.name)}
          className="mx-auto max-w-none rounded-[18px] bg-surface shadow-2 max-lg:w-full!"
          style={{ width: `min(${(308 * size) / 100}px, ${size}%)`, transform: `rotate(${turn}deg)` }}
        />
      </div>
      <div className="floating mx-auto mb-5 flex items-center gap-1 px-2 py-1 max-lg:absolute max-lg:top-4 max-lg:right-4 max-lg:mb-0 max-lg:p-0">
        <span className="flex items-center gap-1 max-lg:hidden">
          <OutlineButton
            icon="minus"
            label={texts.smaller}
            bare
            small
            disabled={size === sizes[0]}
            onClick={() => step(-1)}
          />
          <span className="w-12 text-center text-[0.8125rem] font-semibold">{size}%</span>
          <OutlineButton
            icon="plus"
            label={texts.larger}
            bare
            small
            disabled={size === sizes.at(-1)}
            onClick={() => step(1)}
          />
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
          <OutlineButton icon="retry" label={texts.turn} bare small onClick={() => setTurn(turn + QUARTER)} />
          <a
            href={address}
            download
            aria-label={texts.saveProof}
            title={texts.saveProof}
            className="pressable inline-flex size-8 items-center justify-center rounded-[10px]"
          >
            <Icon name="download" size="sm" />
          </a>
        </span>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openProof}
          title={texts.openProof}
          className="pressable inline-flex size-8 items-center justify-center rounded-[10px] max-lg:size-11 lg:hidden"
        >
          <Icon name={rareOutlines.zoomIn} />
        </a>
      </div>
    </>
  );
}
