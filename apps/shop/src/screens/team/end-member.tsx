import { useQueryClient } from '@tanstack/react-query';
import type { TeamMember } from '@tonalia/contract/members';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { teamQuery } from '../../api/queries/team.ts';
import { useGo } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';
import { ShareLink } from './share-link.tsx';

/** Sends the invitation of a person again, or ends its access. */
export function EndMember({ member: { memberId, name, state } }: { member: TeamMember }) {
  const cache = useQueryClient();
  const go = useGo();
  const [link, setLink] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const failed = (cause: unknown) => notify({ color: 'red', message: sentenceOf(cause) });
  const end = () =>
    call('customers', 'DELETE /members/{memberId}', { params: { memberId } }).then(() => {
      notify({ color: 'white', message: words.ended });
      go(paths.team(), { replace: true });
      // this page shows its person until the next one is there
      return cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    }, failed);
  const again = () =>
    call('customers', 'POST /members/{memberId}/invite', { params: { memberId } }).then(({ results }) => {
      setLink(results.link);
      if (results.link === null) notify({ color: 'white', message: words.states.invited });
    }, failed);
  return (
    <div className="grid justify-items-start gap-2.5">
      {link !== null && <ShareLink link={link} />}
      {state !== 'active' && (
        <Button variant="secondary" onClick={() => void again()}>
          {words.invite.again}
        </Button>
      )}
      <Button variant="destructive" onClick={() => setAsked(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.endTitle(name)}
        text={words.endText}
        confirm={words.end}
        keep={words.keep}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
