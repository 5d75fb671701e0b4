import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { usePromotion } from './use-promotion.ts';

export type EndPromotionProps = {
  title: string;
  /** It is seen by customers: it ends. Otherwise it is removed. */
  runs: boolean;
  send: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before a banner or header ends or is removed. */
export function EndPromotion({ title, runs, send, onDone, onClose }: EndPromotionProps) {
  const end = usePromotion(send, () => (runs ? texts.stopped(title) : texts.removed(title)), onDone);
  return (
    <OfficeDialog
      title={runs ? texts.stopLead(title) : texts.removeLead(title)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton look="danger" busy={end.isBusy} onClick={() => end.run(undefined)}>
            {runs ? texts.stop : texts.remove}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{runs ? texts.stopText : texts.removeText}</p>
      {end.failure && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {end.failure}
        </p>
      )}
    </OfficeDialog>
  );
}
