import { Notice } from '@tonalia/ui/notice';
import { buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { SignInLayout } from '../../features/sign-in/sign-in-layout.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';
import type { LoginNotice } from '../../paths.ts';
import { LoginForm } from './login-form.tsx';

const texts = welcomeMessages.login;

export type LoginScreenProps = {
  isRequired?: boolean;
  /** The page to continue to, a checked path of this shop. */
  redirectTo?: string | null;
  withEmail?: boolean;
  notice?: LoginNotice | null;
};

/** Signs in with a code to the phone; e-mail and password are one tap away. */
export function LoginScreen({
  isRequired = false,
  redirectTo = null,
  withEmail = false,
  notice = null,
}: LoginScreenProps) {
  const { phone, keep } = usePhoneGivenBefore();
  const form = useFocusOnChange(withEmail);
  const keptQuery = { required: isRequired, ...(redirectTo === null ? {} : { redirect: redirectTo }) };
  return (
    <SignInLayout title={texts.title} text={withEmail ? texts.textEmail : texts.text}>
      {isRequired && <Notice color="blue" icon="lock" message={texts.required} className="mt-4" />}
      {notice !== null && <Notice color="gray" message={texts.notice[notice]} className="mt-4" />}
      <div ref={form}>
        {withEmail ? (
          <LoginForm redirectTo={redirectTo} />
        ) : (
          <PhoneForm
            purpose="login"
            submit={signInMessages.phone.send}
            phone={phone}
            onPhone={keep}
            redirectTo={redirectTo ?? undefined}
          />
        )}
      </div>
      <RouteLink
        href={paths.login({ ...keptQuery, withEmail: !withEmail })}
        keepScroll
        className={buttonClass({ variant: 'secondary', size: 'lg', full: true, className: 'mt-2.5 max-w-field' })}
      >
        <Icon name={withEmail ? 'mobile' : 'mail'} />
        {withEmail ? texts.withPhone : texts.withEmail}
      </RouteLink>
      <p className="mt-3 flex flex-wrap items-center justify-center gap-x-1.5 text-text-2">
        {texts.noAccount}
        <RouteLink
          href={paths.register({ redirect: redirectTo ?? undefined })}
          className="flex min-h-11 items-center font-semibold text-brand-text hover:underline"
        >
          {texts.createAccount}
        </RouteLink>
      </p>
    </SignInLayout>
  );
}

const never = () => () => {};

/** Prefills the number when the shopper returns to change it, or typed it in the registration. */
function usePhoneGivenBefore() {
  const [typed, keep] = useState<string | null>(null);
  // The server does not know the phone, so the first render has none.
  const givenPhone = useSyncExternalStore(
    never,
    () => currentPhoneFlow()?.phone ?? '',
    () => '',
  );
  return { phone: typed ?? givenPhone, keep };
}

/** Focuses the first field after a change of the sign-in method; a new visit starts at the heading. */
function useFocusOnChange(way: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  useEffect(() => {
    if (before.current !== way) place.current?.querySelector('input')?.focus();
    before.current = way;
  }, [way]);
  return place;
}
