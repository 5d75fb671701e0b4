import { sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';

export type RenewLinkDialogProps = {
  driver: string | null;
  isBusy: boolean;
  failure: unknown;
  onClose: () => void;
  onRenew: () => void;
};

/** Asks before a link that a phone may work with opens nothing any more. */
export const RenewLinkDialog = ({ driver, isBusy, failure, onClose, onRenew }: RenewLinkDialogProps) => (
  <OfficeDialog
    title={texts.askLink}
    onClose={onClose}
    footer={
      <>
        <OfficeButton look="secondary" onClick={onClose}>
          {texts.cancel}
        </OfficeButton>
        <OfficeButton look="danger" busy={isBusy} onClick={onRenew}>
          {texts.renewLink}
        </OfficeButton>
      </>
    }
  >
    <p>{texts.askLinkText(driver)}</p>
    {failure !== undefined && (
      <p role="alert" className="mt-2 text-danger">
        {sentenceOf(failure)}
      </p>
    )}
  </OfficeDialog>
);
