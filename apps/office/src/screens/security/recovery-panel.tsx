import { useState } from 'react';
import { newRecoveryCodes } from '../../api/passkeys.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { RecoveryCodes } from '../../features/recovery/recovery-codes.tsx';
import { securityTexts as texts } from '../../messages/security.es-CO.ts';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';

/** New recovery codes, shown this one time. */
export function RecoveryPanel() {
  const [codes, setCodes] = useState<string[]>();
  const { run, isBusy, failure, dialog } = useSensitive();
  return (
    <Panel label={texts.recovery}>
      <h2 className="text-panel">{texts.recovery}</h2>
      <p className="mt-1 mb-3 text-text-2">{texts.recoveryText}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      ) : (
        <OfficeButton
          look="secondary"
          icon="retry"
          busy={isBusy}
          onClick={() => void run(async () => setCodes(await newRecoveryCodes()))}
        >
          {texts.newCodes}
        </OfficeButton>
      )}
      {failure && (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      )}
      {dialog}
    </Panel>
  );
}
