import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { outlines } from '../../components/outlines.ts';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

export type InvitationLinkProps = { name: string; link: string; onClose: () => void };

/** The link of an invitation, for an installation without mail. It is shown once. */
export function InvitationLink({ name, link, onClose }: InvitationLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => null,
    );
  return (
    <OfficeDialog
      title={texts.linkTitle}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" icon={isCopied ? 'check' : outlines.copy} onClick={copy}>
            {isCopied ? texts.copied : texts.copy}
          </OfficeButton>
          <OfficeButton onClick={onClose}>{texts.done}</OfficeButton>
        </>
      }
    >
      <p className="mb-3 text-text-2">{texts.linkText(name)}</p>
      <Field
        small
        className="max-w-none!"
        label={texts.link}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </OfficeDialog>
  );
}
