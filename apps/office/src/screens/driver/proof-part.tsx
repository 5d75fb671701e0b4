import { CodeField } from '@tonalia/ui/code-field';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import type { DraftPartProps } from './draft-part.ts';
import { CODE_DIGITS } from './draft.ts';
import { SignaturePad } from './signature-pad.tsx';

/** The receiver's name, with the order's code or a signature where the load asks for one. */
export function ProofPart({ draft, onChange, photos, onPhoto, asksCode }: DraftPartProps & { asksCode: boolean }) {
  const { isSigned, code, receiver, signatureId } = draft;
  return (
    <Panel className="flex flex-col gap-3.5 px-4 py-4" label={texts.receiver}>
      {asksCode && (
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-panel">{isSigned ? texts.sign : texts.code}</h2>
          <OfficeButton look="ghost" icon="edit" onClick={() => onChange({ isSigned: !isSigned })}>
            {isSigned ? texts.useCode : texts.sign}
          </OfficeButton>
        </div>
      )}
      <label className="flex h-14 items-center gap-3 rounded-control bg-surface px-4 inset-ring-[1.5px] inset-ring-line-control has-focus-visible:focus-ring">
        <span className="text-text-2">{texts.receiver}</span>
        <input
          value={receiver}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ receiver: currentTarget.value })}
          className="h-full min-w-0 flex-1 bg-transparent text-right text-[1.0625rem] font-semibold outline-none"
        />
      </label>
      {asksCode &&
        (isSigned ? (
          <SignaturePad
            signed={photos.find(({ clientId }) => clientId === signatureId)?.base64}
            onSigned={(base64) => onChange({ signatureId: base64 === null ? null : onPhoto(base64) })}
          />
        ) : (
          <CodeField
            label={texts.code}
            length={CODE_DIGITS}
            value={code}
            onChange={(digits) => onChange({ code: digits })}
          />
        ))}
    </Panel>
  );
}
