import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { Icon } from '@tonalia/ui/icon';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { Menu } from '../../components/menu.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

export type WarehouseChoiceProps = {
  warehouses: OfficeOrderFilters['warehouses'];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** Limits the page to one warehouse; with one warehouse there is no choice. */
export function WarehouseChoice({ warehouses, value, onChoose }: WarehouseChoiceProps) {
  if (warehouses.length < 2) return null;
  const chosenName = warehouses.find(({ _id }) => _id === value)?.name;
  const name = chosenName === undefined ? texts.allWarehouses : placeName(chosenName);
  return (
    <Menu
      label={texts.warehouse}
      align="right"
      button={(props) => (
        <button
          type="button"
          {...props}
          aria-label={`${texts.warehouse}: ${name}`}
          className={`${officeButtonClass('secondary')} max-lg:min-h-11 max-lg:w-11 max-lg:px-0 max-lg:inset-ring-0`}
        >
          <Icon name="warehouse" size="sm" />
          <span className="max-lg:hidden">{name}</span>
          <Icon name="chevron-down" size="xs" className="max-lg:hidden" />
        </button>
      )}
    >
      {(close) => (
        <ChoiceRows
          choices={warehouses.map(({ _id, name: label }) => ({ value: _id, label: placeName(label) }))}
          value={value}
          onChoose={(chosen) => {
            onChoose(chosen);
            close();
          }}
        />
      )}
    </Menu>
  );
}
