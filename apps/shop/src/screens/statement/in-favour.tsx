import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

/** The balance in favour. It pays the next order on credit, so there is none beside a debt. */
export function InFavour({ pesos }: { pesos: number }) {
  if (pesos === 0) return null;
  return (
    <p className="flex items-center gap-3.5 rounded-[24px] bg-surface px-4 py-3.5 inset-ring inset-ring-line lg:rounded-none lg:border-t lg:border-line lg:px-5 lg:inset-ring-0">
      <Icon name="credit" size="lg" className="text-text-2" />
      <span>
        <b className="block text-label">{`${words.inFavour} ${formatPesos(pesos)}`}</b>
        <span className="text-small text-text-2">{words.inFavourHelp}</span>
      </span>
    </p>
  );
}
