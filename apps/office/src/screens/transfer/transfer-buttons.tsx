import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import type { TransferWork } from './use-transfer.ts';

export type TransferButtonsProps = {
  one: StockTransfer | undefined;
  work: TransferWork;
  isEditable: boolean;
  isCounted: boolean;
  canSend: boolean;
  canReceive: boolean;
};

/** The acts on a transfer. */
export function TransferButtons({ one, work, isEditable, isCounted, canSend, canReceive }: TransferButtonsProps) {
  const { draft, arrivals, isBusy } = work;
  const units = draft.lines.reduce((sum, line) => sum + line.units, 0);
  const arrived = draft.lines.reduce((sum, line) => sum + (arrivals[line.versionId]?.received ?? line.units), 0);
  return (
    <>
      {isEditable && one && (
        <OfficeButton look="secondary" disabled={isBusy} onClick={work.cancel}>
          {texts.cancel}
        </OfficeButton>
      )}
      {isEditable && (
        <OfficeButton
          icon={outlines.printer}
          look="secondary"
          disabled={isBusy || draft.lines.length === 0}
          onClick={work.list}
        >
          {texts.list}
        </OfficeButton>
      )}
      {!isEditable && one && (
        <Link
          to="/existencias/traslados/$transferId/lista"
          params={{ transferId: one._id }}
          className={officeButtonClass('secondary')}
        >
          <Icon name={outlines.printer} size="sm" />
          {texts.list}
        </Link>
      )}
      {isEditable && (
        <OfficeButton look="secondary" disabled={isBusy} onClick={work.save}>
          {texts.save}
        </OfficeButton>
      )}
      {isEditable && (
        <OfficeButton icon="truck" className="max-lg:w-full" busy={isBusy} disabled={!canSend} onClick={work.send}>
          {texts.send(units)}
        </OfficeButton>
      )}
      {isCounted && (
        <OfficeButton
          icon="check"
          className="max-lg:w-full"
          busy={isBusy}
          disabled={!canReceive}
          onClick={work.receive}
        >
          {texts.receive(arrived)}
        </OfficeButton>
      )}
    </>
  );
}
