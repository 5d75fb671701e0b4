import type { Channel } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { clock, useSecondsLeft } from '../../features/sign-in/use-seconds-left.ts';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

const texts = signInMessages.verify;

/** Requests another code: by the same channel after a wait, or by another channel. */
export function Resend({
  flow,
  sent,
  isSending,
  onSend,
}: {
  flow: PhoneFlow;
  sent: NonNullable<PhoneFlow['sent']>;
  isSending: boolean;
  onSend: (channel: Channel) => void;
}) {
  const left = useSecondsLeft(sent.resendAt);
  const at = flow.channels.indexOf(sent.channel);
  const other = [...flow.channels.slice(at + 1), ...flow.channels.slice(0, Math.max(0, at))][0];
  return (
    <div className="mt-5.5 flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      {left > 0 ? (
        <p className="text-text-2">
          {texts.resendIn}{' '}
          <b role="timer" className="text-text">
            {clock(left)}
          </b>
        </p>
      ) : (
        <Button variant="ghost" className="-ml-2" loading={isSending} onClick={() => onSend(sent.channel)}>
          {texts.resend}
        </Button>
      )}
      {other !== undefined && (
        <Button
          variant="ghost"
          className={left > 0 ? '-mr-2 bg-transparent!' : '-mr-2'}
          disabledReason={left > 0 ? texts.waitFor(clock(left)) : undefined}
          loading={isSending}
          onClick={() => onSend(other)}
        >
          {texts.by[other]}
        </Button>
      )}
    </div>
  );
}
