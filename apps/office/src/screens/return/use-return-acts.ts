import type { ReturnDecision } from '@tonalia/contract/return-decision';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { collectReturn, forgetReturns, resolveReturn } from '../../api/returns.ts';
import { useNotify } from '../../components/notices.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

type SentDecision = z.input<typeof ReturnDecision>;

/** The acts on a return; a refund that asks for the second factor waits for it. */
export function useReturnActs({ _id, code, version }: OfficeReturn) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<'collect' | 'resolve'>();
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<SentDecision>();

  async function run(name: 'collect' | 'resolve', act: () => Promise<unknown>, done: string): Promise<void> {
    if (busy) return;
    setBusy(name);
    setProblem(undefined);
    try {
      await act();
      notify({ color: 'white', message: done });
      await forgetReturns(cache);
    } catch (cause) {
      const isOld = cause instanceof CallFailure && ['VERSION_CONFLICT', 'RETURN_DECIDED'].includes(cause.code);
      if (isOld) {
        notify({ color: 'white', message: texts.changedMeanwhile });
        await forgetReturns(cache);
      } else throw cause;
    } finally {
      setBusy(undefined);
    }
  }
  const tell = (cause: unknown) => setProblem(sentenceOf(cause));

  const resolve = (decision: SentDecision, isConfirmed = false): Promise<void> =>
    run('resolve', () => resolveReturn(_id, decision), texts.resolved(code)).catch((cause: unknown) => {
      const asks = cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED';
      if (asks && !isConfirmed) setWaiting(decision);
      else tell(cause);
    });
  return {
    busy,
    problem,
    collect: () => run('collect', () => collectReturn(_id, version), texts.collected(code)).catch(tell),
    resolve,
    isAsking: waiting !== undefined,
    stopAsking: () => setWaiting(undefined),
    again: () => {
      setWaiting(undefined);
      if (waiting) void resolve(waiting, true);
    },
  };
}
