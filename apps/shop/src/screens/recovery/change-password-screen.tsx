import { Button, buttonClass } from '@tonalia/ui/button';
import { IconTile } from '@tonalia/ui/icon-tile';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { recoveryToken } from '../../api/sign-in/recovery-link.ts';
import { useSession } from '../../api/session/session.ts';
import { NewPasswordField } from '../../features/sign-in/new-password-field.tsx';
import { SignInLayout } from '../../features/sign-in/sign-in-layout.tsx';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { ProofFields } from './proof-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';
import type { PasswordFormOptions } from './use-password-form.ts';

const texts = signInMessages.password;

/** Sets a new password, with a recovery link or while signed in. */
export function ChangePasswordScreen() {
  const { isGuest } = useSession();
  const go = useGo();
  const [isLinkSpent, setLinkSpent] = useState(false);
  const back = isGuest ? paths.login({ withEmail: true }) : paths.profile();
  function leave(message: string) {
    if (isGuest) return go(paths.login({ withEmail: true, notice: 'password-changed' }), { replace: true });
    go(paths.profile(), { replace: true });
    notify({ color: 'white', message });
  }
  return (
    <SignInLayout title={isLinkSpent ? texts.linkExpired : texts.title} back={back}>
      {isLinkSpent ? <SpentLink /> : <NewPassword onDone={leave} onLinkSpent={() => setLinkSpent(true)} />}
    </SignInLayout>
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

function NewPassword(leaving: Pick<PasswordFormOptions, 'onDone' | 'onLinkSpent'>) {
  const { user } = useSession();
  const [byLink] = useState(() => recoveryToken.get() !== null);
  const prover = byLink ? null : user;
  const { form, owner, brokenRule } = usePasswordForm({ prover, ...leaving });
  const field = form.text('new-password');
  return (
    <form {...form.props} className="mt-6 grid grid-cols-1 gap-5">
      {prover && <ProofFields form={form} user={prover} />}
      <NewPasswordField
        value={field.value}
        owner={owner}
        refused={brokenRule}
        error={field.error}
        onChange={(password) => form.change({ 'new-password': password })}
      />
      <p className="text-text-2">{texts.others}</p>
      {form.notice !== null && <Notice color="red" message={form.notice} />}
      <Button type="submit" size="lg" full loading={form.isSending} className="max-w-field">
        {texts.save}
      </Button>
    </form>
  );
}
