import type { Channel } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { sendCode } from '../../api/sign-in/phone-code.ts';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { useGo, usePrepared } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { paths } from '../../paths.ts';
import { ChannelCards } from './channel-cards.tsx';
import { PhoneLine, VerificationFrame, startOf } from './verification-frame.tsx';

const texts = signInMessages.send;

/** Chooses the channel for the code. */
export function SendCodeScreen() {
  const [flow] = useState(currentPhoneFlow);
  // The guard requires a phone.
  return flow === null ? null : <Choice flow={flow} />;
}

function Choice({ flow }: { flow: PhoneFlow }) {
  const go = useGo();
  const [channel, setChannel] = useState<Channel | undefined>(flow.sent?.channel ?? flow.channels[0]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  usePrepared(paths.verifyCode());

  async function send() {
    if (channel === undefined) return;
    setSending(true);
    setRefusal(null);
    try {
      await sendCode(flow, channel);
      go(paths.verifyCode());
    } catch (cause) {
      setRefusal(refusalText(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <VerificationFrame back={startOf(flow)} title={texts.title}>
      <PhoneLine flow={flow} before={texts.phone} masked />
      {channel === undefined ? (
        <Notice color="orange" message={texts.none} className="mt-5" />
      ) : (
        <ChannelCards channels={flow.channels} chosen={channel} onChoose={setChannel} />
      )}
      {refusal !== null && <Notice color="red" message={refusal} className="mt-4" />}
      <div className="sticky low:static bottom-0 mt-auto -mx-1 bg-surface pt-6 pb-[calc(20px+var(--safe-bottom))] lg:static lg:mx-0 lg:pb-0">
        <Button
          size="lg"
          full
          loading={isSending}
          disabledReason={channel === undefined ? texts.none : undefined}
          onClick={() => void send()}
        >
          {texts.submit}
        </Button>
      </div>
    </VerificationFrame>
  );
}
