import { useMutation } from '@tanstack/react-query';
import type { User } from '@tonalia/contract/auth';
import { Toggle } from '@tonalia/ui/toggle';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession } from '../../api/session/session.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';

const words = accountMessages.reminders;

/** The switch for cart reminders; off by default. */
export function RemindersRow({ user }: { user: User }) {
  const change = useMutation({
    mutationFn: (reminders: boolean) => call('auth', 'PUT /me', { body: { reminders } }),
    onSuccess: () => refreshSession(),
  });
  return (
    <div>
      <Toggle
        type="switch"
        label={words.label}
        text={words.text}
        checked={change.isPending ? change.variables : user.reminders}
        onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
      />
      {change.error && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(change.error)}
        </p>
      )}
    </div>
  );
}
