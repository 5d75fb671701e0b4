import type { User } from '@tonalia/contract/auth';
import type { ProfileChange, Proof } from '@tonalia/contract/people';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession } from '../../api/session/session.ts';
import { isAboutProof } from '../../features/proof/refusal.ts';
import type { FormFailure } from '../../forms/form-failure.ts';
import { useForm } from '../../forms/use-form.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { changeOf, profileErrors, valuesOf } from './profile-form.ts';
import type { ProfileField, ProfileValues } from './profile-form.ts';

/** API errors that belong to a field of this form. */
const fieldOf: Record<string, ProfileField> = { DOCUMENT_INVALID: 'document', DOCUMENT_LOCKED: 'document' };

function explain(cause: unknown): FormFailure<ProfileField> {
  const field = cause instanceof ApiError ? fieldOf[cause.code] : undefined;
  const text = sentenceOf(cause);
  return field ? { errors: { [field]: text } } : { notice: text };
}

/** The form of the account's data. A new e-mail needs a proof of identity before it is sent. */
export function useProfileForm(user: User) {
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const form = useForm<ProfileValues, ProfileField>({
    start: () => valuesOf(user),
    check: (values) => profileErrors(user, values),
    send: (values) => {
      const changed = changeOf(user, values);
      return changed.email === undefined ? save(changed) : setProving(true);
    },
    explain,
  });
  const change = changeOf(user, form.values);

  async function save(changed: ProfileChange, proof?: Proof): Promise<void> {
    const answer = await call('auth', 'PUT /me', { body: { ...changed, ...(proof && { proof }) } });
    setProving(false);
    setPendingEmail(answer.email_pending);
    form.reset(valuesOf(answer.results));
    notify({ color: 'white', message: accountMessages.edit.saved });
    // The change is saved; a header that still shows the old name is no failure.
    await refreshSession().catch(() => null);
  }
  async function prove(proof: Proof) {
    try {
      await save(change, proof);
    } catch (cause) {
      if (isAboutProof(cause)) throw cause;
      setProving(false);
      form.show(explain(cause));
    }
  }

  return {
    form,
    pendingEmail,
    isProving,
    isChanged: Object.keys(change).length > 0,
    prove,
    stopProving: () => setProving(false),
  };
}
