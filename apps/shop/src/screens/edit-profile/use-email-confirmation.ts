import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession } from '../../api/session/session.ts';
import { useGo } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';

export type ConfirmationNotice = { color: 'gray' | 'blue' | 'red'; message: string } | null;

const words = accountMessages.edit;

/** Opens the link of a changed e-mail, once. Its token leaves the address before anything else happens. */
export function useEmailConfirmation(token: string | null): ConfirmationNotice {
  const go = useGo();
  const begun = useRef(false);
  const [outcome, setOutcome] = useState<ConfirmationNotice>(null);
  useEffect(() => {
    if (token === null || begun.current) return;
    begun.current = true;
    go(paths.editProfile(), { replace: true });
    setOutcome({ color: 'gray', message: words.emailConfirming });
    call('auth', 'POST /me/confirm-email', { body: { token } }).then(
      ({ results }) => {
        setOutcome({ color: 'blue', message: words.emailConfirmed(results.email) });
        void refreshSession().catch(() => null);
      },
      (cause: unknown) => setOutcome({ color: 'red', message: sentenceOf(cause) }),
    );
  }, [token, go]);
  return outcome;
}
