import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

const LEAST_REASON = 3;
const MOST_REASON = 200;

export type RejectRegistrationProps = {
  business: string;
  failure: string | undefined;
  isBusy: boolean;
  /** It waits no longer: the reason stays to be read, and is not sent. */
  isOff: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
};

/** The reasons, chosen by 1 to 5; the message is shown before it goes. */
export function RejectRegistration({ business, failure, isBusy, isOff, onReject, onClose }: RejectRegistrationProps) {
  const [chosen, setChosen] = useState<string>();
  const [own, setOwn] = useState('');
  const isOwn = chosen === texts.otherReason;
  const reason = (isOwn ? own : (chosen ?? '')).trim();
  const choices = [...texts.reasons, texts.otherReason];
  return (
    <OfficeDialog
      title={`${texts.reject} ${business}`}
      onClose={onClose}
      footer={
        <OfficeButton
          look="danger"
          busy={isBusy}
          disabled={isOff || reason.length < LEAST_REASON}
          onClick={() => onReject(reason)}
        >
          {texts.reject}
        </OfficeButton>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the digits choose from anywhere in the list */}
      <div
        onKeyDown={({ key, target }) => {
          const choice = target instanceof HTMLInputElement ? undefined : choices[Number(key) - 1];
          if (choice !== undefined) setChosen(choice);
        }}
      >
        <p className="mb-1.5 text-text-2">{texts.reason}</p>
        {choices.map((choice, at) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            className="flex h-9 w-full items-center gap-2.5 rounded-[9px] px-2.5 text-left font-[550] hover:bg-surface-2 aria-pressed:bg-chosen max-lg:h-11"
            onClick={() => setChosen(choice)}
          >
            <span className="flex-1">{choice}</span>
            {choice === chosen && <Icon name="check" size="sm" className="text-brand-text" />}
            <Key>{at + 1}</Key>
          </button>
        ))}
        {isOwn && (
          <Field
            small
            label={texts.ownReason}
            help={texts.ownReasonText}
            className="mt-3 max-w-none!"
            maxLength={MOST_REASON}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        )}
        {reason.length >= LEAST_REASON && <p className="mt-3 text-[0.8125rem] text-text-2">{texts.message(reason)}</p>}
        {failure !== undefined && (
          <p role="alert" className="mt-3 text-danger">
            {failure}
          </p>
        )}
      </div>
    </OfficeDialog>
  );
}
