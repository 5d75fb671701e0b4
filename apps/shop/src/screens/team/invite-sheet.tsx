import { Sheet } from '@tonalia/ui/sheet';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { InviteForm } from './invite-form.tsx';

/** Invites a person, over the list of people. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={teamMessages.invite.title} size="md" toField>
      <InviteForm onSent={onClose} />
    </Sheet>
  );
}
