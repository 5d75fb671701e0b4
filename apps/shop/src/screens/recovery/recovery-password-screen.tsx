import { Button, buttonClass } from '@tonalia/ui/button';
import type { IconOutline } from '@tonalia/ui/icon';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { call } from '../../api/http/client.ts';
import { EmailField, emailError } from '../../features/sign-in/email-field.tsx';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { clock, useSecondsLeft } from '../../features/sign-in/use-seconds-left.ts';
import { SignInLayout } from '../../features/sign-in/sign-in-layout.tsx';
import { useForm } from '../../forms/use-form.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { paths } from '../../paths.ts';

// Only this page draws it, so it is not among the icons of every page.
const MAIL_CHECK: IconOutline =
  'M22 13V6a2 2 0 00-2-2H4a2 2 0 00-2 2v12c0 1.1.9 2 2 2h8M22 7l-9 5.7a1.9 1.9 0 01-2.1 0L2 7M16 19l2 2 4-4';

const texts = signInMessages.recovery;
const BETWEEN_LINKS_MS = 60_000;

/** Requests a link that sets a new password. `isLinkLost`: a link was opened and its token is gone. */
export function RecoveryPasswordScreen({ isLinkLost }: { isLinkLost: boolean }) {
  return (
    <SignInLayout title={texts.title} text={texts.text} back={paths.login({ withEmail: true })}>
      {isLinkLost && <Notice color="orange" message={texts.linkLost} className="mt-5 max-w-field" />}
      <RecoveryForm />
      <RouteLink
        href={paths.login()}
        className={buttonClass({ variant: 'secondary', size: 'lg', full: true, className: 'mt-2.5 max-w-field' })}
      >
        <Icon name="mobile" />
        {texts.withPhone}
      </RouteLink>
    </SignInLayout>
  );
}

function RecoveryForm() {
  const [sent, setSent] = useState<{ message: string; nextAt: number } | null>(null);
  const left = useSecondsLeft(sent?.nextAt ?? 0);
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({ email: emailError(email) }),
    send: async ({ email }) => {
      if (left > 0) return;
      const { results } = await call('auth', 'POST /recovery-password', { body: { email: email.trim() } });
      setSent({ message: results.message, nextAt: Date.now() + BETWEEN_LINKS_MS });
    },
    explain: (cause) => {
      setSent(null);
      return { notice: refusalText(cause) };
    },
  });

  return (
    <form {...form.props} className="mt-6 grid grid-cols-1 gap-4">
      <EmailField {...form.text('email')} />
      {sent !== null && <Notice color="gray" icon={MAIL_CHECK} message={sent.message} />}
      {form.notice !== null && <Notice color="red" message={form.notice} />}
      <Button
        type="submit"
        size="lg"
        full
        loading={form.isSending}
        disabledReason={left > 0 ? texts.waitFor(clock(left)) : undefined}
        className="mt-1 max-w-field"
      >
        {left > 0 ? `${texts.againIn} ${clock(left)}` : sent === null ? texts.submit : texts.again}
      </Button>
    </form>
  );
}
