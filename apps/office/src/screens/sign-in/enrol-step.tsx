import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import type { EnteredSession } from '../../api/sign-in.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { CodeStep } from './code-step.tsx';
import { QrCode } from './qr-code.tsx';

export type EnrolStepProps = {
  ticket: string;
  setup: { secret: string; address: string };
  onDone: (session: EnteredSession) => void;
  onAgain: () => void;
};

/** Sets up the second factor: the secret as a QR code, as a link on a phone and as text, then its first code. */
export function EnrolStep({ ticket, setup, onDone, onAgain }: EnrolStepProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(setup.secret).then(
      () => setCopied(true),
      () => null,
    );
  return (
    <div className="grid gap-5">
      <div className="flex justify-center">
        <QrCode text={setup.address} label={texts.qr} />
      </div>
      <a href={setup.address} className={`${officeButtonClass('secondary')} lg:hidden`}>
        {texts.openApp}
      </a>
      <div>
        <p className="text-small text-text-2">{texts.secret}</p>
        <div className="mt-1.5 flex items-center gap-2 rounded-[12px] bg-surface-2 py-1.5 pr-1.5 pl-3">
          <code className="min-w-0 flex-1 font-sans text-[0.9375rem] leading-[1.35] font-semibold tracking-wide break-all select-all">
            {grouped(setup.secret)}
          </code>
          <OfficeButton look="ghost" small onClick={copy} aria-label={isCopied ? texts.copied : texts.copySecret}>
            <Icon name={isCopied ? 'check' : outlines.copy} size="sm" />
          </OfficeButton>
        </div>
      </div>
      <div>
        <p className="mb-2 text-label">{texts.enrolCode}</p>
        <CodeStep ticket={ticket} isEnrolling onDone={onDone} onAgain={onAgain} />
      </div>
    </div>
  );
}

const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
