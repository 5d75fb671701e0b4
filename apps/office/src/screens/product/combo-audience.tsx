import type { ComboTerms } from '@tonalia/contract/combo-office';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { warehousesQuery } from '../../api/warehouses.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { comboTexts } from '../../messages/combo.es-CO.ts';
import { toggled } from './combo-terms.rules.ts';

const texts = comboTexts.terms;

export type ComboAudienceProps = {
  terms: ComboTerms;
  canEdit: boolean;
  onChange: (part: Partial<ComboTerms>) => void;
};

/** The trade types and warehouses that see a combo; everyone without one. */
export function ComboAudience({ terms, canEdit, onChange }: ComboAudienceProps) {
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const choices = [
    ...types.map(({ _id, name }) => ({ id: _id, name, field: 'tradeTypeIds' as const })),
    ...warehouses.map(({ _id, name }) => ({ id: _id, name, field: 'warehouseIds' as const })),
  ];
  const isChosen = ({ field, id }: (typeof choices)[number]) => terms[field].includes(id);
  const choose = ({ field, id }: (typeof choices)[number]) => onChange({ [field]: toggled(terms[field], id) });
  const chosen = choices.filter(isChosen);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      {chosen.length === 0 && <span className="text-[0.8125rem] text-text-2">{texts.everyone}</span>}
      {chosen.map((one) => (
        <button
          key={`${one.field} ${one.id}`}
          type="button"
          disabled={!canEdit}
          aria-label={texts.without(one.name)}
          className="touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-brand-soft px-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-brand-text inset-ring-[1.5px] inset-ring-brand-line"
          onClick={() => choose(one)}
        >
          {one.name} <Icon name="x" size="xs" />
        </button>
      ))}
      {canEdit && (
        <Menu
          above
          label={texts.who}
          className="max-h-[320px] w-[262px] overflow-y-auto"
          button={(props) => (
            <button
              type="button"
              {...props}
              className="pressable touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] border-[1.5px] border-dashed border-line px-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-text-2"
            >
              <Icon name="plus" size="xs" /> {texts.who}
            </button>
          )}
        >
          {() =>
            choices.map((one) => (
              <button
                key={`${one.field} ${one.id}`}
                type="button"
                aria-pressed={isChosen(one)}
                className={menuRowClass}
                onClick={() => choose(one)}
              >
                <span className="flex-1">{one.name}</span>
                {isChosen(one) && <Icon name="check" size="xs" />}
              </button>
            ))
          }
        </Menu>
      )}
    </div>
  );
}
