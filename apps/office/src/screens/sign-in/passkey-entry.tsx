import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { enterByPasskey } from '../../api/passkeys.ts';
import type { EnteredSession } from '../../api/sign-in.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

/** The passkey of this device opens the office without a password. */
export function PasskeyEntry({ onDone }: { onDone: (session: EnteredSession) => void }) {
  const { isBusy, failure, send } = useSend();
  return (
    <div className="grid gap-4">
      {failure && <Notice color="red" message={failure} />}
      <Button full size="lg" loading={isBusy} onClick={() => void send(async () => onDone(await enterByPasskey()))}>
        <Icon name={rareOutlines.key} /> {texts.withPasskey}
      </Button>
      <p className="flex items-center gap-3 text-[0.8125rem] text-text-2" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {texts.or}
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  );
}
