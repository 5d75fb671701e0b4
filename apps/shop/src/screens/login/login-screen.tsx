import { Notice } from '@tonalia/ui/notice';
import { Wordmark } from '@tonalia/ui/wordmark';
import { ToneStrips } from '../../tone-strips.tsx';
import { RouteLink } from '../../link.tsx';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';
import { LoginForm } from './login-form.tsx';

/** `redirectTo` is where the person was going, already known to be of this shop. */
export function LoginScreen({ isRequired, redirectTo }: { isRequired: boolean; redirectTo: string | null }) {
  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-[#F6E1D8] text-[#2B1712] lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
      <div className="relative flex h-[38dvh] max-h-88 min-h-52 flex-col overflow-hidden lg:h-auto lg:max-h-none">
        <div className="flex h-17 items-center justify-between px-5 lg:px-10 lg:pt-6">
          <RouteLink href={paths.homeCustomer()} className="flex min-h-11 items-center [&_*]:text-[#2B1712]">
            <Wordmark />
          </RouteLink>
          <RouteLink
            href={paths.homeCustomer()}
            className="flex min-h-11 items-center text-label text-[#2B1712] hover:underline lg:hidden"
          >
            {welcomeMessages.login.browse}
          </RouteLink>
        </div>
        <ToneStrips heights={[57, 70, 82, 91, 98, 100, 99, 95]} className="min-h-0 flex-1 px-[1%]" />
      </div>
      <div className="-mt-7 flex flex-1 flex-col bg-surface px-5 pt-8 pb-10 text-text max-lg:z-1 max-lg:rounded-t-sheet lg:mt-0 lg:justify-center lg:px-16">
        <div className="mx-auto w-full max-w-field">
          <h1 className="text-h1">{welcomeMessages.login.title}</h1>
          <p className="mt-2 text-text-2">{welcomeMessages.login.text}</p>
          {isRequired && <Notice color="blue" icon="lock" message={welcomeMessages.login.required} className="mt-4" />}
          <LoginForm redirectTo={redirectTo} />
          <RouteLink
            href={paths.homeCustomer()}
            className="mt-5 flex min-h-11 items-center justify-center text-label text-brand-text hover:underline max-lg:hidden"
          >
            {welcomeMessages.login.browse}
          </RouteLink>
        </div>
      </div>
    </div>
  );
}
