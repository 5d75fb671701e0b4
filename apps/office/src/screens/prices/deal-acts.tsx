import type { OfficeDeal } from '@tonalia/contract/prices-office';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { moreOutline } from '../../components/more-outline.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';

/** What can be done with an offer. */
export type DealAct = 'edit' | 'copy' | 'stop';

const names: Record<DealAct, string> = { edit: texts.edit, copy: texts.copy, stop: texts.stop };

export type DealActsProps = { deal: OfficeDeal; onAct: (id: string, act: DealAct) => void };

/** The acts of an offer, behind three dots. One that ended can only be begun once more. */
export function DealActs({ deal: { _id, name, state }, onAct }: DealActsProps) {
  const acts: DealAct[] = state === 'ended' ? ['copy'] : ['edit', 'copy', 'stop'];
  return (
    <Menu
      label={texts.acts(name)}
      align="right"
      button={(props) => <OutlineButton {...props} icon={moreOutline} label={texts.acts(name)} bare small />}
    >
      {(close) =>
        acts.map((act) => (
          <button
            key={act}
            type="button"
            className={menuRowClass}
            onClick={() => {
              close();
              onAct(_id, act);
            }}
          >
            {names[act]}
          </button>
        ))
      }
    </Menu>
  );
}
