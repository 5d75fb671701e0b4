import { OfficeButton } from '../../../components/office-button.tsx';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';

/** Another operator changed the order first: nothing is saved over it. */
export const ChangedMeanwhile = ({ onReload }: { onReload: () => void }) => (
  <div role="alert" className="mt-2 rounded-[14px] bg-warn-soft p-4 text-warn-ink">
    <p className="font-semibold">{texts.changed}</p>
    <p className="mt-1 text-[0.8125rem]">{texts.changedText}</p>
    <OfficeButton look="secondary" small className="mt-3" onClick={onReload}>
      {texts.reload}
    </OfficeButton>
  </div>
);
