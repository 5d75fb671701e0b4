import type { Channel } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { CodeField } from '@tonalia/ui/code-field';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { sendCode } from '../../api/sign-in/phone-code.ts';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { messages } from '../../messages/es-CO.ts';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { Resend } from './resend.tsx';
import { useCodeCheck } from './use-code-check.ts';
import { PhoneLine, VerificationFrame, startOf } from './verification-frame.tsx';

const texts = signInMessages.verify;

/** Asks for the six digits that were sent. */
export function VerifyCodeScreen() {
  const [flow, setFlow] = useState(currentPhoneFlow);
  // The guard requires a phone.
  return flow === null ? null : <Code flow={flow} onSent={setFlow} />;
}

function Code({ flow, onSent }: { flow: PhoneFlow; onSent: (flow: PhoneFlow) => void }) {
  const { code, error, isChecking, type, check, clear } = useCodeCheck(flow);
  const { isSending, outcome, resend } = useResend(flow, (next) => {
    clear();
    onSent(next);
  });

  return (
    <VerificationFrame back={startOf(flow)} title={texts.title}>
      {flow.sent && <PhoneLine flow={flow} before={texts.sentTo[flow.sent.channel]} />}
      <div className="mt-6.5">
        <CodeField
          // Another code resets the field and focuses it.
          key={flow.sent?.flowId}
          label={texts.label}
          value={code}
          error={error}
          // Opens the keypad: typing the code is the only action here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={type}
          onComplete={check}
        />
      </div>
      {/* Uses existing space, so that nothing moves. */}
      <p role="status" className={error === undefined ? 'h-0 translate-y-1.5 text-small text-text-2' : 'sr-only'}>
        {isChecking && texts.checking}
      </p>
      {code.length === 6 && error !== undefined && (
        <Button variant="secondary" className="mt-4" loading={isChecking} onClick={check}>
          {messages.errors.retry}
        </Button>
      )}
      {flow.sent && (
        <Resend flow={flow} sent={flow.sent} isSending={isSending} onSend={(channel) => void resend(channel)} />
      )}
      {outcome && <Notice color={outcome.isSent ? 'gray' : 'red'} message={outcome.text} className="mt-3" />}
    </VerificationFrame>
  );
}

function useResend(flow: PhoneFlow, onSent: (flow: PhoneFlow) => void) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);

  async function resend(channel: Channel) {
    if (isSending) return;
    setSending(true);
    setOutcome(null);
    try {
      onSent(await sendCode(flow, channel));
      setOutcome({ isSent: true, text: texts.resent });
    } catch (cause) {
      setOutcome({ isSent: false, text: refusalText(cause) });
    } finally {
      setSending(false);
    }
  }
  return { isSending, outcome, resend };
}
