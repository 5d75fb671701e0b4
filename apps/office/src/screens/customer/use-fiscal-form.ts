import { useQueryClient } from '@tanstack/react-query';
import type { OfficeCustomer, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { customerQuery, forgetCustomer, saveFiscal } from '../../api/customers.ts';
import { useNotify } from '../../components/notices.tsx';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import { type FiscalDraft, type FiscalErrors, errorsOf, toData, toDraft } from './fiscal-draft.ts';

/** The form of the fiscal data. After a conflict `theirs` is what was saved meanwhile, and the next save replaces it. */
export function useFiscalForm({ _id, fiscal }: OfficeCustomer, onSaved: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [draft, setDraft] = useState(() => toDraft(fiscal));
  const [version, setVersion] = useState(fiscal.version);
  const [theirs, setTheirs] = useState<OfficeFiscalData>();
  const [errors, setErrors] = useState<FiscalErrors>({});
  const [failure, setFailure] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function refuse(cause: unknown): Promise<void> {
    if (!(cause instanceof CallFailure)) throw cause;
    if (cause.code === 'VERSION_CONFLICT') {
      const { fiscal: stored } = await cache.fetchQuery({ ...customerQuery(_id), staleTime: 0 });
      setTheirs(stored);
      setVersion(stored.version);
    } else if (cause.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
    else if (cause.code === 'DOCUMENT_INVALID') setErrors({ document: cause.message });
    else setFailure(cause.message);
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await saveFiscal(_id, { ...toData(draft), version });
      await forgetCustomer(cache, _id);
      notify({ color: 'white', message: customerTexts.fiscal.saved });
      onSaved();
    } catch (cause) {
      await refuse(cause).catch((reason: unknown) => setFailure(sentenceOf(reason)));
      setBusy(false);
    }
  }

  return {
    draft,
    errors,
    failure,
    theirs,
    asksFactor,
    isBusy,
    /** Ends the question for the second factor; a confirmed save is sent again. */
    endFactor: (isConfirmed: boolean) => {
      setAsksFactor(false);
      if (isConfirmed) void send();
    },
    change: (part: Partial<FiscalDraft>) => {
      setDraft((now) => ({ ...now, ...part }));
      setErrors({});
    },
    takeTheirs: () => {
      if (theirs) setDraft(toDraft(theirs));
      setTheirs(undefined);
    },
    save: () => {
      const found = errorsOf(draft);
      setErrors(found);
      setFailure(undefined);
      if (!isBusy && Object.keys(found).length === 0) void send();
    },
  };
}
