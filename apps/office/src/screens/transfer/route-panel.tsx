import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { type TransferDraft, swapped } from './draft.ts';

export type RoutePanelProps = {
  draft: TransferDraft;
  warehouses: readonly { _id: string; name: string }[];
  isEditable: boolean;
  onChange: (draft: TransferDraft) => void;
};

/** From where to where, and when. */
export function RoutePanel({ draft, warehouses, isEditable, onChange }: RoutePanelProps) {
  const options = warehouses.map(({ _id, name }) => ({ value: _id, label: name }));
  const choose = (change: Partial<TransferDraft>) => onChange({ ...draft, ...change });
  return (
    <Panel className="grid items-end gap-3 px-[18px] py-4 max-lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_144px_144px]">
      <SelectField
        small
        label={texts.from}
        className="min-w-0"
        options={options}
        value={draft.fromId}
        disabled={!isEditable}
        onChange={({ currentTarget: { value } }) =>
          value === draft.toId ? onChange(swapped(draft)) : choose({ fromId: value })
        }
      />
      <OutlineButton
        icon={stockOutlines.swap}
        label={texts.swap}
        className="mb-[3px]"
        disabled={!isEditable}
        onClick={() => onChange(swapped(draft))}
      />
      <SelectField
        small
        label={texts.to}
        className="min-w-0 max-lg:col-span-2"
        options={options}
        value={draft.toId}
        disabled={!isEditable}
        onChange={({ currentTarget: { value } }) =>
          value === draft.fromId ? onChange(swapped(draft)) : choose({ toId: value })
        }
      />
      <Field
        small
        type="date"
        label={texts.leaves}
        className="min-w-0 max-lg:col-span-2"
        value={draft.leavesOn ?? ''}
        disabled={!isEditable}
        onChange={({ currentTarget }) => choose({ leavesOn: currentTarget.value || null })}
      />
      <Field
        small
        type="date"
        label={texts.arrives}
        className="min-w-0 max-lg:col-span-2"
        value={draft.arrivesOn ?? ''}
        disabled={!isEditable}
        onChange={({ currentTarget }) => choose({ arrivesOn: currentTarget.value || null })}
      />
    </Panel>
  );
}
