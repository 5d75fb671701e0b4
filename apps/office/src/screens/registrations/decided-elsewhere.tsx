import { OfficeButton } from '../../components/office-button.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

/** Another person decided the registration that is shown. */
export const DecidedElsewhere = ({ onNext }: { onNext: (() => void) | undefined }) => (
  <div
    role="alert"
    className="m-4 mb-0 flex flex-wrap items-center gap-3 rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink lg:mx-7"
  >
    <p className="min-w-0 flex-1 basis-56">
      <b className="block font-[650]">{texts.gone}</b>
      <span className="text-[0.8125rem]">{texts.goneText}</span>
    </p>
    {onNext && (
      <OfficeButton look="secondary" small className="max-lg:min-h-11" onClick={onNext}>
        {texts.next}
      </OfficeButton>
    )}
  </div>
);
