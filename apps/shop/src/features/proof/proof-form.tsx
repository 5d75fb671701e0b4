import { useQuery } from '@tanstack/react-query';
import type { Proof } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { PasswordField } from '@tonalia/ui/password-field';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { call } from '../../api/http/client.ts';
import { channelsQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { CodeStep } from './code-step.tsx';
import { proofText } from './refusal.ts';

const words = accountMessages.proof;

export interface ProofFormProps {
  /** The label of the submit button: "Guardar". */
  submit: string;
  /** Runs with the proof. An error it throws is shown beside the password or the code. */
  onProof: (proof: Proof) => Promise<void>;
}

/** Confirms the account's owner: by password, or by a code to their phone when the account has no password. */
export function ProofForm(props: ProofFormProps) {
  const { user } = useSession();
  if (!user) return null;
  if (user.has_password) return <ByPassword {...props} />;
  if (user.phone) return <ByCode phone={user.phone} {...props} />;
  return (
    <p className="text-text-2">
      {words.impossible}{' '}
      <RouteLink href={paths.support()} className="font-semibold text-brand-text hover:underline">
        {words.writeUs}
      </RouteLink>
    </p>
  );
}

function ByPassword({ submit, onProof }: ProofFormProps) {
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' ? words.passwordMissing : undefined }),
    send: onProof,
    explain: (cause) => ({ errors: { password: proofText(cause) } }),
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <PasswordField
        {...form.text('password')}
        label={words.password}
        autoComplete="current-password"
        maxLength={128}
      />
      <Button type="submit" size="lg" full loading={form.isSending} className="max-w-field">
        {submit}
      </Button>
    </form>
  );
}

/** Submits with the last digit of the code, without a button. */
function ByCode({ phone, onProof }: ProofFormProps & { phone: string }) {
  const { data: channels } = useQuery(channelsQuery(phone));
  if (!channels) {
    return (
      <Loading>
        <Skeleton className="h-12 rounded-control" />
      </Loading>
    );
  }
  return (
    <CodeStep
      phone={phone}
      channels={channels}
      send={async (channel) => (await call('auth', 'POST /auth/verify', { body: { phone, channel } })).results}
      onCode={onProof}
    />
  );
}
