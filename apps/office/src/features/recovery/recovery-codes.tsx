import { useState } from 'react';
import { Button } from '@tonalia/ui/button';
import { outlines } from '../../components/outlines.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';

/** The codes of a new second factor, shown this one time. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => null,
    );
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-[14px] bg-surface-2 px-5 py-4 text-[0.9375rem] font-semibold">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <OfficeButton look="secondary" icon={isCopied ? 'check' : outlines.copy} className="min-h-12!" onClick={copy}>
          {isCopied ? texts.codesCopied : texts.copyCodes}
        </OfficeButton>
        <Button full size="lg" onClick={onSaved}>
          {texts.saved}
        </Button>
      </div>
    </div>
  );
}
