import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { CallFailure, isConflict, sentenceOf } from '../../api/call-failure.ts';
import { changeCreditLimit, customerCreditQuery } from '../../api/customers.ts';
import { useNotify } from '../../components/notices.tsx';
import { customerCreditTexts } from '../../messages/customer-credit.es-CO.ts';

const texts = customerCreditTexts.change;

export interface LimitFormSubject {
  customer: Pick<OfficeCustomer, '_id' | 'name'>;
  /** The limit as the server last said; null without credit. */
  now: number | null;
  onSaved: () => void;
}

/** The form of a limit. After a conflict `isOld`: what another operator saved is shown, and the next save replaces it. */
export function useLimit({ customer: { _id }, now, onSaved }: LimitFormSubject) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [limit, setLimit] = useState(now);
  const [expected, setExpected] = useState(now);
  const [isOld, setOld] = useState(false);
  const [asksFactor, setAsksFactor] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refresh = () => cache.invalidateQueries({ queryKey: customerCreditQuery(_id, 'open').queryKey });

  async function send(from: number | null): Promise<void> {
    if (limit === null || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const isChanged = await changeCreditLimit(_id, { limit, expected: from });
      void refresh();
      notify({
        color: isChanged ? 'white' : 'gray',
        message: isChanged ? texts.saved(formatPesos(limit)) : texts.same,
      });
      onSaved();
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else if (isConflict(cause)) {
        await refresh();
        setOld(true);
      } else setFailure(sentenceOf(cause));
      setBusy(false);
    }
  }
  const follow = () => {
    setExpected(now);
    setOld(false);
  };
  return {
    limit,
    setLimit,
    failure,
    isOld,
    isBusy,
    asksFactor,
    save: () => {
      const from = isOld ? now : expected;
      if (isOld) follow();
      void send(from);
    },
    /** Takes what another operator saved. */
    take: (saved: number | null) => {
      follow();
      setLimit(saved);
    },
    /** Ends the question for the second factor; a confirmed save is sent again. */
    endFactor: (isConfirmed: boolean) => {
      setAsksFactor(false);
      if (isConfirmed) void send(expected);
    },
  };
}
