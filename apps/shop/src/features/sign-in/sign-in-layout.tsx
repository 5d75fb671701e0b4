import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { overrideStatusBar } from '../../native/status-bar.ts';
import { paths } from '../../paths.ts';
import { ToneStrips } from '../../components/tone-strips.tsx';

/**
 * The frame of sign-in and registration: the picture strip above or beside, the heading, and a link to look around without an
 * account. With `back` it is a side step: an arrow leads there, and the strip is lower on a phone.
 */
export function SignInLayout({
  title,
  text,
  back,
  children,
}: {
  title: string;
  text?: ReactNode;
  back?: string;
  children: ReactNode;
}) {
  useEffect(() => overrideStatusBar('light'), []);
  return (
    <div className="beneath-status-bar flex min-h-(--screen) flex-1 flex-col bg-[#F6E1D8] text-[#2B1712] lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <div
        className={`relative flex flex-col overflow-hidden lg:h-auto lg:max-h-none ${back === undefined ? 'h-[38dvh] max-h-88 min-h-52' : 'h-[26dvh] max-h-62 min-h-40'}`}
      >
        <div className="flex h-17 items-center justify-between gap-3 px-5 lg:px-10 lg:pt-6">
          {back !== undefined && (
            <RouteLink
              href={back}
              aria-label={messages.shell.back}
              className={iconButtonClass('plain', '-ml-3 text-[#2B1712] lg:hidden')}
            >
              <Icon name="arrow-left" size="lg" />
            </RouteLink>
          )}
          <RouteLink
            href={paths.homeCustomer()}
            className={`flex min-h-11 items-center [&_*]:text-[#2B1712] ${back === undefined ? '' : 'max-lg:hidden'}`}
          >
            <BrandMark />
          </RouteLink>
          {back === undefined && <BrowseLink className="text-[#2B1712] lg:hidden" />}
        </div>
        <ToneStrips heights={[57, 70, 82, 91, 98, 100, 99, 95]} className="min-h-0 flex-1 px-[1%]" />
      </div>
      <div className="-mt-7 flex flex-1 flex-col bg-surface px-5 pt-8 pb-10 text-text max-lg:z-1 max-lg:rounded-t-sheet lg:mt-0 lg:justify-center lg:px-16">
        <div className="mx-auto w-full max-w-field">
          <h1 className="text-h1 max-lg:text-[1.8125rem]">{title}</h1>
          {text && <p className="mt-2 text-text-2">{text}</p>}
          {children}
          {back === undefined ? (
            <BrowseLink className="mt-5 justify-center text-brand-text max-lg:hidden" />
          ) : (
            <RouteLink
              href={back}
              className="mt-5 flex min-h-11 items-center justify-center text-label text-brand-text hover:underline max-lg:hidden"
            >
              {messages.shell.back}
            </RouteLink>
          )}
        </div>
      </div>
    </div>
  );
}

function BrowseLink({ className }: { className: string }) {
  return (
    <RouteLink
      href={paths.homeCustomer()}
      className={`flex min-h-11 items-center text-label hover:underline ${className}`}
    >
      {welcomeMessages.login.browse}
    </RouteLink>
  );
}
