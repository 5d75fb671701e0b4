import { Button, buttonClass } from '@tonalia/ui/button';
import { IconTile } from '@tonalia/ui/icon-tile';
import { Notice } from '@tonalia/ui/notice';
import type { Proof } from '@tonalia/contract/people';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { recoveryToken } from '../../api/sign-in/recovery-link.ts';
import { useSession } from '../../api/session/session.ts';
import { NewPasswordField } from '../../features/way-in/new-password-field.tsx';
import { WayInLayout } from '../../features/way-in/way-in-layout.tsx';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { wayInMessages } from '../../messages/way-in.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { ProofFields } from './proof-fields.tsx';
import type { GivenProof } from './proof-fields.tsx';
import { passwordFault, usePasswordChange } from './use-password-change.ts';

const texts = wayInMessages.password;

/** Sets a new password, with a recovery link or while signed in. */
export function ChangePasswordScreen() {
  const { isGuest } = useSession();
  const go = useGo();
  const back = isGuest ? paths.login({ withEmail: true }) : paths.profile();
  const { isLinkSpent, ...changing } = usePasswordChange((message) => {
    if (isGuest) return go(paths.login({ withEmail: true, notice: 'password-changed' }), { replace: true });
    go(paths.profile(), { replace: true });
    notify({ color: 'white', message });
  });
  return (
    <WayInLayout title={isLinkSpent ? texts.linkExpired : texts.title} back={back}>
      {isLinkSpent ? <SpentLink /> : <PasswordForm {...changing} />}
    </WayInLayout>
  );
}

function SpentLink() {
  return (
    <div role="alert" className="mt-5">
      <div className="flex items-center gap-4">
        <IconTile icon="clock" tone="warn" />
        <p className="text-text-2">{texts.linkExpiredText}</p>
      </div>
      <RouteLink
        href={paths.recoveryPassword()}
        className={buttonClass({ size: 'lg', full: true, className: 'mt-6 max-w-field' })}
      >
        {texts.anotherLink}
      </RouteLink>
    </div>
  );
}

function PasswordForm({ isSaving, refused, change, say }: Omit<ReturnType<typeof usePasswordChange>, 'isLinkSpent'>) {
  const { user } = useSession();
  const [byLink] = useState(() => recoveryToken() !== null);
  const owner = byLink ? {} : ownerOf(user);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const proof = useRef<GivenProof>(null);
  const about = (what: 'password' | 'proof') => (refused?.about === what ? refused.text : undefined);

  function save(event: FormEvent) {
    event.preventDefault();
    const given: Proof | string | undefined = byLink ? undefined : proof.current?.read();
    if (typeof given === 'string') {
      say({ about: 'proof', text: given });
      return proof.current?.focus();
    }
    const fault = passwordFault(password, owner);
    if (fault === undefined) return void change(password, given);
    say({ about: 'password', text: fault });
    field.current?.focus();
  }

  return (
    <form noValidate className="mt-6 grid grid-cols-1 gap-5" method="post" onSubmit={save}>
      {!byLink && user && <ProofFields ref={proof} user={user} error={about('proof')} onType={() => say(null)} />}
      <NewPasswordField
        inputRef={field}
        value={password}
        owner={owner}
        refused={refused?.rule}
        error={about('password')}
        onChange={(typed) => {
          setPassword(typed);
          say(null);
        }}
      />
      <p className="text-text-2">{texts.others}</p>
      {refused?.about === null && <Notice color="red" message={refused.text} />}
      <Button type="submit" size="lg" full loading={isSaving} className="max-w-field">
        {texts.save}
      </Button>
    </form>
  );
}

function ownerOf(user: ReturnType<typeof useSession>['user']) {
  if (user === null) return {};
  const { name, last_name, email, phone } = user;
  return { name, last_name, email: email ?? undefined, phone: phone ?? undefined };
}
