import { formatPhone, maskPhone } from '@tonalia/rules/phone';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { paths } from '../../paths.ts';

/** The page where the phone number was typed. */
export const startOf = (flow: PhoneFlow): string =>
  flow.purpose === 'login'
    ? paths.login(flow.redirectTo === undefined ? {} : { redirect: flow.redirectTo })
    : paths.register({ fromLanding: flow.fromLanding, redirect: flow.redirectTo });

/** The frame of a verification step: full screen on a phone, a card below the shop's name on a desktop. */
export function VerificationFrame({ back, title, children }: { back: string; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col bg-surface lg:items-center lg:bg-canvas-sunken lg:py-10">
      <RouteLink href={paths.homeCustomer()} className="mb-7 flex min-h-11 items-center max-lg:hidden">
        <BrandMark />
      </RouteLink>
      <div className="flex w-full flex-1 flex-col lg:max-w-105 lg:flex-none lg:rounded-card lg:bg-surface lg:px-3 lg:pt-2 lg:pb-7 lg:inset-ring lg:inset-ring-line">
        <div className="flex h-14 items-center px-1.5 lg:px-0.5">
          <BackButton fallback={back} />
        </div>
        <div className="flex flex-1 flex-col px-5 pt-2">
          <h1 className="text-h1 max-lg:text-[1.8125rem]">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The phone number with a link to change it. `masked` hides most digits. */
export function PhoneLine({ flow, before, masked = false }: { flow: PhoneFlow; before: string; masked?: boolean }) {
  return (
    <p className="mt-2 text-text-2">
      {before} <b className="whitespace-nowrap text-text">{masked ? maskPhone(flow.phone) : formatPhone(flow.phone)}</b>
      .{' '}
      <RouteLink href={startOf(flow)} className="-my-3 inline-block py-3 font-semibold text-brand-text hover:underline">
        {signInMessages.send.change}
      </RouteLink>
    </p>
  );
}
