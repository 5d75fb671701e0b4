import type { OperatorListItem } from '@tonalia/contract/office';
import { type OfficeRole, officeRoles } from '@tonalia/contract/office-rights';
import { officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isConflict } from '../../api/call-failure.ts';
import { changeOperator, operatorsQuery } from '../../api/operators.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { RowSelect } from '../../components/row-select.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

export type OperatorRoleProps = {
  operator: OperatorListItem;
  onSaved: (message: string) => Promise<void>;
};

/** A role that is chosen and not saved, with its operator as the row showed it then. */
type RoleDraft = { seen: OperatorListItem; role: OfficeRole };

/** The role of an operator in its row. An arrow key chooses in a closed list, so that another role is saved with its button only. */
export function OperatorRole({ operator, onSaved }: OperatorRoleProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const { run, isBusy, failure, dialog } = useSensitive(texts.lead);
  const [draft, setDraft] = useState<RoleDraft>();
  useEffect(() => {
    if (failure === undefined) return;
    notify({ color: 'red', message: failure });
    // after a conflict the row shows what the other person saved
    void cache.invalidateQueries({ queryKey: operatorsQuery.queryKey });
  }, [cache, failure, notify]);
  const choose = (role: OfficeRole) =>
    setDraft(({ seen } = { seen: operator, role }) => (role === seen.role ? undefined : { seen, role }));
  const save = ({ seen, role }: RoleDraft) =>
    run(async () => {
      await changeOperator(seen, { name: seen.name, role }).catch((cause: unknown) => {
        if (isConflict(cause)) setDraft(undefined);
        throw cause;
      });
      await onSaved(texts.roleSaved(seen.name, officeRoleNames[role]));
      setDraft(undefined);
    });
  return (
    <>
      <div className="-ml-2 flex items-center gap-1.5 lg:flex-wrap">
        <RowSelect
          edge={draft ? 'warn' : 'none'}
          className="h-9 field-sizing-content rounded-[10px] pl-2! text-text! hover:bg-surface-2"
          aria-label={texts.roleOf(operator.name)}
          value={draft?.role ?? operator.role}
          disabled={isBusy}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(undefined)}
          // as: the options are the roles
          onChange={({ currentTarget }) => choose(currentTarget.value as OfficeRole)}
        >
          {officeRoles.map((role) => (
            <option key={role} value={role}>
              {officeRoleNames[role]}
            </option>
          ))}
        </RowSelect>
        {draft && (
          <OfficeButton small busy={isBusy} aria-label={texts.saveRole(operator.name)} onClick={() => void save(draft)}>
            {texts.save}
          </OfficeButton>
        )}
      </div>
      {dialog}
    </>
  );
}
