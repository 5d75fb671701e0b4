import { literals } from '@tonalia/contract/literals.es-CO';
import { maskPhone } from '@tonalia/rules/phone';
import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import type { ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';

/** Why the registration was refused, with a link to the login when an account exists. */
export function Refused({ message, hasAccount }: { message: ReactNode; hasAccount: boolean }) {
  return (
    <>
      {message}
      {hasAccount && (
        <RouteLink href={paths.login()} className="ml-1 font-semibold underline underline-offset-2">
          {literals.login}
        </RouteLink>
      )}
    </>
  );
}

/** The proof of the phone is in memory only: after a reload it must be repeated, and this says so before the last step. */
export function PhoneLost({ phone, onConfirm }: { phone: string; onConfirm: () => void }) {
  const words = registrationMessages.process;
  return (
    <Notice
      color="blue"
      icon="mobile"
      message={words.phoneLost(maskPhone(phone))}
      className="rounded-none!"
      action={
        <button type="button" className={noticeActionClass} onClick={onConfirm}>
          {words.confirmPhone}
        </button>
      }
    />
  );
}
