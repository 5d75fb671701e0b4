import type { OfficePresale } from '@tonalia/contract/presales-office';
import { RowActMenu } from '../../components/row-act-menu.tsx';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';

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

/** The acts of a presale. */
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
    <RowActMenu label={texts.acts(product.name)} acts={acts} names={names} onAct={(act) => onAct(product._id, act)} />
  );
}
