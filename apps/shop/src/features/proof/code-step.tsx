import type { CodeSent } from '@tonalia/contract/auth';
import type { Channel } from '@tonalia/contract/people';
import { maskPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { CodeEntry } from './code-entry.tsx';
import { proofText } from './refusal.ts';
import { useOnce } from '../../forms/use-once.ts';

const words = accountMessages.proof;

export interface CodeStepProps {
  phone: string;
  /** The channels that can deliver a code. */
  channels: readonly Channel[];
  send: (channel: Channel) => Promise<CodeSent>;
  /** Receives a code of six digits; an error it throws is shown beside the code. */
  onCode: (proof: { flowId: string; code: string }) => Promise<void>;
}

/** Sends a code by the chosen channel and accepts it. */
export function CodeStep({ phone, channels, send, onCode }: CodeStepProps) {
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, once } = useOnce();
  const by = (channel: Channel) =>
    once(async () => {
      setRefusal(null);
      try {
        setSent(await send(channel));
      } catch (cause) {
        setRefusal(proofText(cause));
      }
    });

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-text-2">{sent ? words.sentTo(maskPhone(phone)) : words.willSendTo(maskPhone(phone))}</p>
      {sent && <CodeEntry key={sent.flowId} onCode={(code) => onCode({ flowId: sent.flowId, code })} />}
      {refusal !== null && <Notice color="red" message={refusal} />}
      <div className="grid grid-cols-1 gap-2">
        {channels.map((channel, at) => (
          <Button
            key={channel}
            full
            variant={sent ? 'ghost' : at === 0 ? 'primary' : 'secondary'}
            loading={isBusy}
            onClick={() => void by(channel)}
          >
            {sent ? words.again[channel] : words.by[channel]}
          </Button>
        ))}
      </div>
    </div>
  );
}
