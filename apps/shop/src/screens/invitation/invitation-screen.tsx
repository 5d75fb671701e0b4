import { useQuery } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { call } from '../../api/http/client.ts';
import { SignInLayout } from '../../features/sign-in/sign-in-layout.tsx';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { JoinForm } from './join-form.tsx';

const words = teamMessages.join;

/** What an invited person sees of its invitation, and the form that accepts it. */
export function InvitationScreen({ token }: { token: string }) {
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      call('customers', 'POST /members/invitation', { body: { token }, signal }).then((a) => a.results),
    enabled: typeof window !== 'undefined',
    staleTime: Infinity,
    retry: false,
  });
  const { data, isError } = invitation;
  if (isError)
    return (
      <SignInLayout title={words.expired} back={paths.login()}>
        <p role="alert" className="mt-4 flex items-center gap-2 text-text-2">
          <Icon name="clock" />
          {words.expiredText}
        </p>
      </SignInLayout>
    );
  if (!data)
    return (
      <SignInLayout title={words.loading} back={paths.login()}>
        {null}
      </SignInLayout>
    );
  return (
    <SignInLayout title={words.title(data.business)} text={words.text} back={paths.login()}>
      <JoinForm token={token} invited={data} />
    </SignInLayout>
  );
}
