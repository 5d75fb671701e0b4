import { useHydrated } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { SignInLayout } from '../../features/sign-in/sign-in-layout.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';

const words = registrationMessages.register;

/** First step of registration: the phone. `fromLanding` and `redirectTo` stay with the registration. */
export function RegisterScreen({ fromLanding, redirectTo }: { fromLanding: boolean; redirectTo?: string | undefined }) {
  // The number is still in the field after going back from the code. The server has no flow, so read it after hydration.
  const phone = useHydrated() ? currentPhoneFlow()?.phone : undefined;
  return (
    <SignInLayout title={words.title} text={words.text}>
      <PhoneForm
        purpose="register"
        fromLanding={fromLanding}
        redirectTo={redirectTo}
        submit={words.submit}
        {...(phone ? { phone } : {})}
      />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-1.5 text-text-2">
        {words.haveAccount}
        <RouteLink
          href={paths.login(redirectTo === undefined ? {} : { redirect: redirectTo })}
          className="flex min-h-11 items-center font-semibold text-brand-text hover:underline"
        >
          {literals.login}
        </RouteLink>
      </p>
    </SignInLayout>
  );
}
