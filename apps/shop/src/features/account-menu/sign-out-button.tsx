import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { editsOf, forgetEdits } from '../../api/cart-sync/edit-store.ts';
import { useSession } from '../../api/session/session.ts';
import { signOut } from '../../api/session/sign-out.ts';
import { offlineMessages } from '../../messages/offline.es-CO.ts';

/** 'Cerrar sesión', the last entry. Asks first when unsent changes would be lost; refuses while a seller's orders wait. */
export function SignOutButton({ className }: { className: string }) {
  const { user, isSeller } = useSession();
  const me = user?._id ?? '';
  const [isLeaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState(0);
  function leave() {
    setUnsent(0);
    setLeaving(true);
    forgetEdits(me);
    void signOut();
  }
  async function ask() {
    // Orders to send are only on this device: the session stays until they are sent.
    if (isSeller && (await mustStay(me))) return;
    const { length } = editsOf(me);
    if (length === 0) leave();
    else setUnsent(length);
  }
  return (
    <>
      <button type="button" className={`${className} text-danger`} disabled={isLeaving} onClick={() => void ask()}>
        <Icon name="logout" />
        {literals.logout}
      </button>
      <ConfirmDialog
        open={unsent > 0}
        title={offlineMessages.leaveTitle}
        text={offlineMessages.leaveText(unsent)}
        confirm={offlineMessages.leave}
        keep={offlineMessages.stay}
        onConfirm={leave}
        onCancel={() => setUnsent(0)}
      />
    </>
  );
}

/** Stored data stays, so a device that cannot be read does not stop the sign-out. */
const mustStay = (seller: string): Promise<boolean> =>
  import('../../api/outbox/refuse-to-leave.ts').then(({ refuseToLeave }) => refuseToLeave(seller)).catch(() => false);
