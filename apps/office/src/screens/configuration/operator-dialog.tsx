import type { OperatorListItem } from '@tonalia/contract/office';
import { type OfficeRole, officeRoles } from '@tonalia/contract/office-rights';
import { officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { useId, useState } from 'react';
import { isEmail } from '@tonalia/rules/email';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { changeOperator, inviteOperator } from '../../api/operators.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

export type OperatorDialogProps = {
  /** The one to change; absent for a new one. */
  operator?: OperatorListItem;
  onClose: () => void;
  onInvited: (name: string, link: string) => void;
  onSaved: (message: string) => Promise<void>;
};

/** Invites an operator, or changes the name of one. */
export function OperatorDialog({ operator, onClose, onInvited, onSaved }: OperatorDialogProps) {
  const [name, setName] = useState(operator?.name ?? '');
  const form = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OfficeRole>(operator?.role ?? 'operations');
  const { run, isBusy, failure, dialog } = useSensitive(texts.lead);
  const isReady = name.trim() !== '' && (operator !== undefined || isEmail(email.trim()));
  const send = () =>
    run(async () => {
      const data = { name: name.trim(), role };
      if (operator) {
        await changeOperator(operator, data);
        await onSaved(texts.saved);
      } else onInvited(data.name, await inviteOperator({ ...data, email: email.trim() }));
    });
  return (
    <OfficeDialog
      title={operator ? texts.editTitle(operator.name) : texts.inviteTitle}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton type="submit" form={form} busy={isBusy} disabled={!isReady}>
            {operator ? texts.save : texts.send}
          </OfficeButton>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send();
        }}
      >
        <Field
          small
          className="max-w-none!"
          label={texts.name}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {!operator && (
          <Field
            small
            className="max-w-none!"
            type="email"
            label={texts.email}
            maxLength={200}
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        )}
        {!operator && (
          <SelectField
            small
            className="max-w-none!"
            label={texts.role}
            value={role}
            options={officeRoles.map((value) => ({ value, label: officeRoleNames[value] }))}
            // as: the options are the roles
            onChange={({ currentTarget }) => setRole(currentTarget.value as OfficeRole)}
          />
        )}
        {failure && (
          <p role="alert" className="rounded-[12px] bg-danger-soft px-3.5 py-3 text-danger-ink">
            {failure}
          </p>
        )}
      </form>
      {dialog}
    </OfficeDialog>
  );
}
