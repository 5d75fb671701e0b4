import { useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { type CashSearch, readCashSearch } from './cash-search.ts';

export type RouteFilterProps = { routes: readonly { _id: string; name: string }[]; search: CashSearch };

/** Limits the list to the loads of one route; with one route there is no choice. */
export function RouteFilter({ routes, search }: RouteFilterProps) {
  const navigate = useNavigate();
  if (routes.length < 2 && search.ruta === undefined) return null;
  return (
    <div className="flex px-4 py-2.5 lg:px-7">
      <ChoiceFilter
        name={texts.route}
        removeLabel={texts.withoutRoute}
        value={search.ruta}
        choices={routes.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(ruta) =>
          void navigate({
            to: '/cartera/recaudos',
            search: readCashSearch({ ...search, ruta, pagina: undefined, fila: undefined }),
          })
        }
      />
    </div>
  );
}
