import type { OperatorListItem } from '@tonalia/contract/office';
import { type OfficeRole, officeRoles } from '@tonalia/contract/office-rights';
import { officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeOperator, operatorsQuery } from '../../api/operators.ts';
import { useNotify } from '../../components/notices.tsx';
import { RowSelect } from '../../components/row-select.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

export type OperatorRoleProps = {
  operator: OperatorListItem;
  onSaved: (message: string) => Promise<void>;
};

/** The role of an operator in its row; another one is saved when it is chosen. */
export function OperatorRole({ operator, onSaved }: OperatorRoleProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const { run, isBusy, failure, dialog } = useSensitive(texts.lead);
  useEffect(() => {
    if (failure === undefined) return;
    notify({ color: 'red', message: failure });
    // after a conflict the row shows what the other person saved
    void cache.invalidateQueries({ queryKey: operatorsQuery.queryKey });
  }, [cache, failure, notify]);
  const change = (role: OfficeRole) =>
    run(async () => {
      await changeOperator(operator, { name: operator.name, role });
      await onSaved(texts.roleSaved(operator.name, officeRoleNames[role]));
    });
  return (
    <span className="-ml-2 inline-flex max-w-full">
      <RowSelect
        edge="none"
        className="h-9 field-sizing-content rounded-[10px] pl-2! text-text hover:bg-surface-2"
        aria-label={texts.roleOf(operator.name)}
        value={operator.role}
        disabled={isBusy}
        // as: the options are the roles
        onChange={({ currentTarget }) => void change(currentTarget.value as OfficeRole)}
      >
        {officeRoles.map((role) => (
          <option key={role} value={role}>
            {officeRoleNames[role]}
          </option>
        ))}
      </RowSelect>
      {dialog}
    </span>
  );
}
