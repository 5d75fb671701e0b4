import type { OfficeDeal } from '@tonalia/contract/prices-office';
import { RowActMenu } from '../../components/row-act-menu.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';

/** What can be done with an offer. */
export type DealAct = 'edit' | 'copy' | 'stop';

const names: Record<DealAct, string> = { edit: texts.edit, copy: texts.copy, stop: texts.stop };

export type DealActsProps = { deal: OfficeDeal; onAct: (id: string, act: DealAct) => void };

/** The acts of an offer. One that ended can only be begun once more. */
export const DealActs = ({ deal: { _id, name, state }, onAct }: DealActsProps) => (
  <RowActMenu
    label={texts.acts(name)}
    acts={state === 'ended' ? ['copy'] : ['edit', 'copy', 'stop']}
    names={names}
    onAct={(act) => onAct(_id, act)}
  />
);
