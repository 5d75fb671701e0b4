import type { OperatorListItem } from '@tonalia/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { operatorsQuery } from '../../api/operators.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';
import { ConfigurationPage } from './configuration-page.tsx';
import { AgainDialog, LeaveDialog } from './access-dialogs.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import { type OperatorAct, OperatorRows } from './operator-rows.tsx';
import { RolesPanel } from './roles-panel.tsx';

type OperatorDialogState =
  | { kind: 'invite' }
  | { kind: OperatorAct; operator: OperatorListItem }
  | { kind: 'link'; name: string; link: string };

/** The operators with their roles and access, and what each role may do. */
export function OperatorsScreen() {
  const cache = useQueryClient();
  const notify = useNotify();
  const operators = useQuery(operatorsQuery);
  const [open, setOpen] = useState<OperatorDialogState>();
  const close = () => setOpen(undefined);
  const refresh = () => cache.invalidateQueries({ queryKey: operatorsQuery.queryKey });
  const after = async (message: string) => {
    close();
    await refresh();
    notify({ color: 'white', message });
  };
  const showLink = (name: string, link: string) => {
    setOpen({ kind: 'link', name, link });
    void refresh();
  };
  useKeys({ n: () => setOpen({ kind: 'invite' }) });
  return (
    <ConfigurationPage
      actions={
        <OfficeButton icon="plus" onClick={() => setOpen({ kind: 'invite' })}>
          {texts.invite}
        </OfficeButton>
      }
    >
      {operators.isPending && <LoadingRows />}
      {operators.isError && !operators.data && (
        <LoadFailure what={texts.what} cause={operators.error} onRetry={() => void operators.refetch()} />
      )}
      {operators.data && (
        <Panel label={texts.title} className="overflow-hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[18px] pt-4 pb-3">
            <h2 className="text-panel">
              {texts.title} <span className="font-medium text-text-2">{operators.data.length}</span>
            </h2>
            <span className="flex items-center gap-1.5 text-[0.8125rem] text-text-2">
              <Icon name="check-circle" size="sm" className="text-brand-text" />
              {texts.always}
            </span>
          </div>
          <OperatorRows
            operators={operators.data}
            onAct={(kind, operator) => setOpen({ kind, operator })}
            onSaved={after}
          />
        </Panel>
      )}
      <RolesPanel />
      {open?.kind === 'invite' && <OperatorDialog onClose={close} onInvited={showLink} onSaved={after} />}
      {open?.kind === 'edit' && (
        <OperatorDialog operator={open.operator} onClose={close} onInvited={showLink} onSaved={after} />
      )}
      {open?.kind === 'again' && <AgainDialog operator={open.operator} onClose={close} onLink={showLink} />}
      {open?.kind === 'leave' && <LeaveDialog operator={open.operator} onClose={close} onLeft={after} />}
      {open?.kind === 'link' && <InvitationLink name={open.name} link={open.link} onClose={close} />}
    </ConfigurationPage>
  );
}
