import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session/session.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { Deleted } from './deleted.tsx';
import { DeletionForm } from './deletion-form.tsx';

const words = accountMessages.deletion;

/** Closes an account; also available in the browser, without the app. */
export function AccountDeletionScreen() {
  const { isGuest, isSeller } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar title={words.title} fallback={paths.profile()} />
      </div>
      <div className="page-wrap max-w-160 pt-3.5 lg:pt-11">
        <h1 className="mb-4.5 text-h1 max-lg:hidden">{words.title}</h1>
        {isDeleted ? (
          <Deleted />
        ) : (
          <>
            <Consequences />
            {isGuest ? (
              <SignInFirst />
            ) : isSeller ? (
              <NotForSellers />
            ) : (
              <DeletionForm onDeleted={() => setDeleted(true)} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The consequences, shown before the form. */
function Consequences() {
  return (
    <Card>
      <List title={words.goes} items={words.goesItems} />
      <List title={words.stays} items={words.staysItems} className="mt-4" />
      <List title={words.before} items={words.beforeItems} className="mt-4" />
      <p className="mt-4 font-semibold">{words.final}</p>
    </Card>
  );
}

function List({ title, items, className }: { title: string; items: readonly string[]; className?: string }) {
  return (
    <section className={className}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-1.5 list-disc pl-5 text-text-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function SignInFirst() {
  return (
    <Card className="mt-3">
      <p className="mb-4 text-text-2">{words.guest}</p>
      <RouteLink href={paths.login({ redirect: paths.accountDeletion() })} className={buttonClass({ size: 'lg' })}>
        {literals.login}
      </RouteLink>
      <p className="mt-4 text-small text-text-2">
        {words.noAccess} <SupportLink>{words.writeUs}</SupportLink>
      </p>
    </Card>
  );
}

function NotForSellers() {
  return (
    <div className="mt-3">
      <Notice color="blue" icon="info" message={words.seller} />
      <p className="mt-3">
        <RouteLink href={paths.support()} className={buttonClass({ variant: 'secondary' })}>
          {words.support}
        </RouteLink>
      </p>
    </div>
  );
}

function SupportLink({ children }: { children: ReactNode }) {
  return (
    <RouteLink href={paths.support()} className="font-semibold text-brand-text hover:underline">
      {children}
    </RouteLink>
  );
}
