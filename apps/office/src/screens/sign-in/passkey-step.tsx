import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { enterWithPasskey } from '../../api/passkeys.ts';
import type { EnteredSession } from '../../api/sign-in.ts';
import { securityTexts } from '../../messages/security.es-CO.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

export type PasskeyStepProps = {
  ticket: string;
  onDone: (session: EnteredSession) => void;
  /** A code instead. */
  onCode: () => void;
  /** The ticket ended: the password again. */
  onAgain: () => void;
};

/** The passkey of this device; a code of the app stays possible. */
export function PasskeyStep({ ticket, onDone, onCode, onAgain }: PasskeyStepProps) {
  const { isBusy, failure, isTicketGone, send } = useSend();
  const enter = () => void send(async () => onDone(await enterWithPasskey(ticket)));
  return (
    <div className="grid gap-4">
      {failure && <Notice color="red" message={failure} />}
      <Button full size="lg" loading={isBusy} onClick={isTicketGone ? onAgain : enter}>
        {isTicketGone ? texts.again : securityTexts.usePasskey}
      </Button>
      {!isTicketGone && (
        <Button variant="ghost" full onClick={onCode}>
          {securityTexts.useCode}
        </Button>
      )}
    </div>
  );
}
