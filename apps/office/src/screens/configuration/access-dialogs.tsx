import type { OperatorListItem } from '@tonalia/contract/office';
import type { ReactNode } from 'react';
import { inviteAgain, removeOperator } from '../../api/operators.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

type AccessDialogProps = {
  title: string;
  text: string;
  act: string;
  isDanger?: boolean;
  failure: string | undefined;
  isBusy: boolean;
  onClose: () => void;
  onAct: () => void;
  children: ReactNode;
};

const AccessDialog = ({ title, text, act, isDanger, failure, isBusy, onClose, onAct, children }: AccessDialogProps) => (
  <OfficeDialog
    title={title}
    onClose={onClose}
    footer={
      <>
        <OfficeButton look="secondary" onClick={onClose}>
          {texts.cancel}
        </OfficeButton>
        <OfficeButton look={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onAct}>
          {act}
        </OfficeButton>
      </>
    }
  >
    <p className="text-text-2">{text}</p>
    {failure && (
      <p role="alert" className="mt-3 rounded-[12px] bg-danger-soft px-3.5 py-3 text-danger-ink">
        {failure}
      </p>
    )}
    {children}
  </OfficeDialog>
);

export type AgainDialogProps = {
  operator: OperatorListItem;
  onClose: () => void;
  onLink: (name: string, link: string) => void;
};

/** Before a new link is made, which ends the sessions of the operator. */
export function AgainDialog({ operator: { _id, name }, onClose, onLink }: AgainDialogProps) {
  const { run, dialog, ...state } = useSensitive(texts.lead);
  return (
    <AccessDialog
      title={texts.againTitle(name)}
      text={texts.againText}
      act={texts.again}
      onClose={onClose}
      onAct={() => void run(async () => onLink(name, await inviteAgain(_id)))}
      {...state}
    >
      {dialog}
    </AccessDialog>
  );
}

export type LeaveDialogProps = {
  operator: OperatorListItem;
  onClose: () => void;
  onLeft: (message: string) => Promise<void>;
};

/** Before an operator loses the access for good. */
export function LeaveDialog({ operator: { _id, name }, onClose, onLeft }: LeaveDialogProps) {
  const { run, dialog, ...state } = useSensitive(texts.lead);
  const leave = () =>
    run(async () => {
      await removeOperator(_id);
      await onLeft(texts.left(name));
    });
  return (
    <AccessDialog
      title={texts.leaveTitle(name)}
      text={texts.leaveText}
      act={texts.leave}
      isDanger
      onClose={onClose}
      onAct={() => void leave()}
      {...state}
    >
      {dialog}
    </AccessDialog>
  );
}
