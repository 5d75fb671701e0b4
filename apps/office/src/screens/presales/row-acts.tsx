import type { OfficePresale } from '@tonalia/contract/presales-office';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';
import { moreOutline } from '../../components/more-outline.ts';

/** What can be done with a presale. */
export type PresaleAct = 'mover' | 'cambiar' | 'cerrar' | 'recibir';

export type RowActsProps = {
  presale: OfficePresale;
  onAct: (productId: string, act: PresaleAct) => void;
};

/** Whether a presale sells, or will. */
const canClose = ({ state, closesAt }: OfficePresale, now: Date): boolean =>
  state !== 'ended' && Date.parse(closesAt) > now.getTime();

const names: Record<PresaleAct, string> = {
  mover: texts.move,
  cambiar: texts.edit,
  cerrar: texts.end,
  recibir: texts.receive,
};

/** The acts of a row, behind three dots. */
export function RowActs({ presale, onAct }: RowActsProps) {
  const { product } = presale;
  const now = useNow();
  const acts: PresaleAct[] = [
    ...(presale.purchase ? ['recibir' as const] : []),
    'mover',
    'cambiar',
    ...(canClose(presale, now) ? ['cerrar' as const] : []),
  ];
  return (
    <Menu
      label={texts.acts(product.name)}
      align="right"
      button={(props) => <OutlineButton {...props} icon={moreOutline} label={texts.acts(product.name)} bare small />}
    >
      {(close) =>
        acts.map((act) => (
          <button
            key={act}
            type="button"
            className={menuRowClass}
            onClick={() => {
              close();
              onAct(product._id, act);
            }}
          >
            {names[act]}
          </button>
        ))
      }
    </Menu>
  );
}
