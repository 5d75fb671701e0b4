import { PageHeader } from '../../components/page-header.tsx';
import { securityTexts as texts } from '../../messages/security.es-CO.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** How the operator signs in, and where the account is open. */
export function SecurityScreen() {
  return (
    <>
      <PageHeader title={texts.title} lined />
      <div className="mx-auto grid w-full max-w-[760px] content-start gap-3 px-4 pt-3 pb-28 lg:gap-4 lg:px-7 lg:pt-5">
        <PasskeysPanel />
        <RecoveryPanel />
        <SessionsPanel />
      </div>
    </>
  );
}
