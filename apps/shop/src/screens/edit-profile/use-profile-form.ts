import type { User } from '@tonalia/contract/auth';
import type { Proof } from '@tonalia/contract/people';
import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession } from '../../api/session/session.ts';
import { isAboutProof } from '../../features/proof/refusal.ts';
import { useOnce } from '../../forms/use-once.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { changeOf, faultsOf, fieldNames, valuesOf } from './profile-form.ts';
import type { FieldName, Values, Wrong } from './profile-form.ts';

/** Refusals that belong to a field of this form. */
const fieldOf: Record<string, FieldName> = { DOCUMENT_INVALID: 'document', DOCUMENT_LOCKED: 'document' };

/** The data as they are typed, checked and sent. What was typed stays until the server has it. */
export function useProfileForm(user: User, form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(() => valuesOf(user));
  const [wrong, setWrong] = useState<Wrong>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const { isBusy, once } = useOnce();
  const change = changeOf(user, values);

  const recheck = (name: FieldName, typed: Values) =>
    setWrong((before) => ({ ...before, [name]: faultsOf(user, typed)[name] }));

  function type(name: FieldName, text: string) {
    const typed = { ...values, [name]: text };
    setValues(typed);
    if (wrong[name]) recheck(name, typed);
    // The number is right or wrong for its kind.
    if (name === 'document_type' && wrong.document) recheck('document', typed);
  }
  function show(found: Wrong) {
    setWrong(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  }
  async function send(proof?: Proof) {
    setRefusal(null);
    try {
      const answer = await call('auth', 'PUT /me', { body: { ...change, ...(proof && { proof }) } });
      setProving(false);
      setPendingEmail(answer.email_pending);
      setValues(valuesOf(answer.results));
      notify({ color: 'white', message: accountMessages.edit.saved });
      // It is saved: that the header still says the old name is no failure of it.
      await refreshSession().catch(() => null);
    } catch (cause) {
      if (isAboutProof(cause) && proof) throw cause;
      setProving(false);
      tell(cause);
    }
  }
  function tell(cause: unknown) {
    const field = cause instanceof ApiError ? fieldOf[cause.code] : undefined;
    const text = sentenceOf(cause);
    if (field) show({ [field]: text });
    else setRefusal(text);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (show(faultsOf(user, values))) return;
    if (change.email !== undefined) setProving(true);
    else void once(() => send());
  }

  return {
    values,
    wrong,
    refusal,
    pendingEmail,
    isProving,
    isSending: isBusy,
    isChanged: Object.keys(change).length > 0,
    type,
    leave: (name: FieldName) => recheck(name, values),
    submit,
    send,
    stopProving: () => setProving(false),
  };
}
