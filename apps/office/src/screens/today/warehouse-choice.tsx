import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { Icon } from '@tonalia/ui/icon';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import { placeName } from '../../components/place-name.ts';
import { usePreferences } from '../../components/preferences.tsx';

export type WarehouseChoiceProps = {
  warehouses: OfficeOrderFilters['warehouses'];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** Limits the page to one warehouse, and says which one is the operator's own; with one warehouse there is no choice. */
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
          className={`${officeButtonClass('secondary')} max-lg:min-h-11 max-lg:-mr-2.5 max-lg:w-11 max-lg:bg-transparent max-lg:px-0 max-lg:inset-ring-0`}
        >
          <Icon name="warehouse" size="sm" className="max-lg:size-6" />
          <span className="max-lg:hidden">{name}</span>
          <Icon name="chevron-down" size="xs" className="max-lg:hidden" />
        </button>
      )}
    >
      {(close) => (
        <>
          <ChoiceRows
            choices={warehouses.map(({ _id, name: label }) => ({ value: _id, label: placeName(label) }))}
            value={value}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
          {value !== undefined && <OwnWarehouse warehouseId={value} />}
        </>
      )}
    </Menu>
  );
}

/** Whether the chosen warehouse is the one where the operator works; its orders of today stand out. */
function OwnWarehouse({ warehouseId }: { warehouseId: string }) {
  const { warehouse, change } = usePreferences();
  const isOwn = warehouse === warehouseId;
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      className={`${menuRowClass} mt-1 border-t border-line`}
      onClick={() => change({ warehouse: isOwn ? null : warehouseId })}
    >
      <Icon name="warehouse" size="sm" className={isOwn ? 'text-brand-text' : 'text-text-2'} />
      <span className="flex-1">{texts.ownWarehouse}</span>
      {isOwn && <Icon name="check" size="sm" className="text-brand-text" />}
    </button>
  );
}
