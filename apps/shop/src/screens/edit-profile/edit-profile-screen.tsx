import type { User } from '@tonalia/contract/auth';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { useSession } from '../../api/session/session.ts';
import { AccountPage } from '../../features/account-menu/account-page.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProofSheet } from '../../features/proof/proof-sheet.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { PhoneRow } from './phone-row.tsx';
import { canCorrectBusiness } from './profile-form.ts';
import { ProfileFields } from './profile-fields.tsx';
import { RemindersRow } from './reminders-row.tsx';
import { useEmailConfirmation } from './use-email-confirmation.ts';
import { useProfileForm } from './use-profile-form.ts';

const words = accountMessages.edit;

/** Edits the account's data, or closes the account. `emailToken` comes from the link that confirms a new e-mail. */
export function EditProfileScreen({ emailToken = null }: { emailToken?: string | null }) {
  const { user } = useSession();
  const confirmation = useEmailConfirmation(emailToken);
  if (!user) return null;
  return (
    <AccountPage
      bar={
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar title={words.title} fallback={paths.profile()} />
        </div>
      }
    >
      <h1 className="mb-4.5 text-h1 max-lg:hidden">{words.title}</h1>
      {confirmation && <Notice {...confirmation} className="mb-3" />}
      {/* A confirmed e-mail resets the form. */}
      <Form key={user.email} user={user} />
      <Card className="mt-3 grid grid-cols-1 gap-4 lg:mt-5">
        <PhoneRow />
        <RemindersRow user={user} />
        <Locked user={user} />
        <div>
          <RouteLink href={paths.changePassword()} className={buttonClass({ variant: 'ghost', className: '-ml-2' })}>
            {words.changePassword}
          </RouteLink>
        </div>
      </Card>
      <p className="mt-4">
        <RouteLink href={paths.accountDeletion()} className={buttonClass({ variant: 'destructive' })}>
          {words.delete}
        </RouteLink>
      </p>
    </AccountPage>
  );
}

function Locked({ user }: { user: User }) {
  if (!user.customer || canCorrectBusiness(user)) return null;
  return (
    <p className="text-small text-text-2">
      {words.locked}{' '}
      <RouteLink
        href={paths.support()}
        className="-my-3 inline-block py-3 font-semibold text-brand-text hover:underline"
      >
        {words.lockedAsk}
      </RouteLink>
    </p>
  );
}

function Form({ user }: { user: User }) {
  const { form, pendingEmail, isProving, isChanged, prove, stopProving } = useProfileForm(user);
  return (
    <Card>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[repeat(2,minmax(0,var(--container-field)))] lg:gap-x-5">
          <ProfileFields user={user} form={form} />
        </div>
        {form.notice !== null && <Notice color="red" message={form.notice} />}
        {pendingEmail !== null && <Notice color="blue" icon="mail" message={words.emailPending(pendingEmail)} />}
        <Button
          type="submit"
          size="lg"
          full
          className="max-w-field"
          loading={form.isSending}
          disabledReason={isChanged ? undefined : words.unchanged}
        >
          {words.save}
        </Button>
      </form>
      <ProofSheet open={isProving} text={words.proofText} submit={words.save} onClose={stopProving} onProof={prove} />
    </Card>
  );
}
