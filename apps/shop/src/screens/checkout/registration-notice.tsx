import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import { useSession } from '../../api/session/session.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';

const words = purchaseMessages.registration;

/** Why the customer cannot place the order; undefined when they can, or when only the server knows. */
export function useRegistrationHold(): string | undefined {
  const state = useSession().user?.customer?.approval.state;
  if (state === undefined || state === 'approved') return undefined;
  return state === 'rejected' ? words.rejected : words.pending;
}

/** Shows that reason, with a link to the missing step. */
export function RegistrationNotice() {
  const reason = useRegistrationHold();
  if (reason === undefined) return null;
  return (
    <Notice
      color="orange"
      message={reason}
      detail={words.text}
      action={
        <RouteLink href={paths.registrationStatus()} className={noticeActionClass}>
          {words.see}
        </RouteLink>
      }
    />
  );
}
