import { Field } from '@tonalia/ui/field';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { addressOf } from './street-draft.ts';
import type { StreetDraft } from './street-draft.ts';
import { StreetParts } from './street-parts.tsx';

const words = registrationMessages.street;

export interface StreetBuilderProps {
  value: StreetDraft;
  onChange: (draft: StreetDraft) => void;
  /** Says what is missing; the affected parts are marked. */
  error?: string | undefined;
  /** Called when the focus moves to another field. */
  onLeave?: () => void;
  /** When the page shows the complete address elsewhere. */
  hidePreview?: boolean;
}

/** Builds an address from road and numbers, with a live preview; free text for addresses without numbers. */
export function StreetBuilder({ value, onChange, error, onLeave, hidePreview = false }: StreetBuilderProps) {
  const { rural, street } = value;
  if (rural !== null) {
    return (
      <div>
        <Field
          label={words.title}
          name="address"
          value={rural}
          maxLength={160}
          placeholder={words.ruralExample}
          help={words.rural}
          error={error}
          onChange={(event) => onChange({ ...value, rural: event.currentTarget.value })}
          onBlur={onLeave}
        />
        <Switch text={words.toStreet} onClick={() => onChange({ ...value, rural: null })} />
      </div>
    );
  }
  const hasBegun = street.number !== '' || street.crossing !== '';
  return (
    <>
      <div>
        <StreetParts
          street={street}
          onChange={(next) => onChange({ rural: null, street: next })}
          error={error}
          onLeave={onLeave}
        />
        <Switch text={words.toRural} onClick={() => onChange({ ...value, rural: '' })} />
      </div>
      <Field
        label={words.complement}
        name="complement"
        value={street.complement}
        maxLength={80}
        placeholder={words.optional}
        autoComplete="off"
        onChange={(event) => onChange({ ...value, street: { ...street, complement: event.currentTarget.value } })}
      />
      {!hidePreview && (
        <p className="min-h-5 text-small text-text-2">
          {hasBegun && (
            <>
              {words.preview} <output className="font-semibold text-text">{addressOf(value)}</output>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Switch({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="mt-1 min-h-11 text-small font-semibold text-brand-text underline-offset-4 hover:underline"
      onClick={onClick}
    >
      {text}
    </button>
  );
}
