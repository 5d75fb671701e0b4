import type { OperatorListItem } from '@tonalia/contract/office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { useQuery } from '@tanstack/react-query';
import { initialsOf } from '@tonalia/rules/initials';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { useOperator } from '../../api/session.ts';
import { warehousesQuery } from '../../api/warehouses.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { placeName } from '../../components/place-name.ts';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';
import { OperatorRole } from './operator-role.tsx';

/** What can be done with an operator. */
export type OperatorAct = 'edit' | 'again' | 'leave';

const grid = 'lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,.8fr)_minmax(0,.6fr)_minmax(0,1fr)_minmax(0,.7fr)_44px]';

export type OperatorRowsProps = {
  operators: readonly OperatorListItem[];
  onAct: (act: OperatorAct, operator: OperatorListItem) => void;
  onSaved: (message: string) => Promise<void>;
};

/** The operators: name, role, own warehouse, access, when each was last here; a row wraps on a phone. */
export function OperatorRows({ operators, onAct, onSaved }: OperatorRowsProps) {
  const { _id: own } = useOperator();
  const now = useNow();
  const { name: title, role, warehouse, stage, seen } = texts.columns;
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden gap-x-4 border-t border-line px-[18px] py-2 text-[0.8125rem] font-[550] text-text-2 ${grid}`}
      >
        {[title, role, warehouse, stage, seen].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {operators.map((operator) => {
          const { _id, name, email, warehouseId, lastSeenAt } = operator;
          return (
            <li
              key={_id}
              className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair px-[18px] py-2.5 ${grid}`}
            >
              <span className="flex min-w-0 items-center gap-3 max-lg:basis-[calc(100%-60px)]">
                <PersonMark id={_id} initials={operatorInitials(name)} size="md" />
                <span className="min-w-0 leading-[1.3]">
                  <b className="block truncate font-semibold">
                    {name}
                    {_id === own && <span className="font-medium text-text-2"> ({texts.self})</span>}
                  </b>
                  <span className="block truncate text-[0.8125rem] text-text-2">{email}</span>
                </span>
              </span>
              <span className="max-lg:order-1">
                <OperatorRole operator={operator} onSaved={onSaved} />
              </span>
              <span className="truncate text-text-2 max-lg:order-1">
                {warehouseId === null ? texts.everyWarehouse : warehouseName(warehouses, warehouseId)}
              </span>
              <span className="max-lg:order-1">
                <SecondFactorOf operator={operator} />
              </span>
              <span className="text-[0.8125rem] text-text-2 max-lg:order-1">
                {isHere(lastSeenAt, now) ? (
                  <b className="font-semibold text-brand-text">{texts.here}</b>
                ) : lastSeenAt === null ? (
                  texts.never
                ) : (
                  formatWhenInFull(new Date(lastSeenAt), now)
                )}
              </span>
              <Menu
                label={texts.acts(name)}
                align="right"
                button={(props) => <OutlineButton icon="more" label={texts.acts(name)} bare {...props} />}
              >
                {(close) =>
                  (['edit', 'again', 'leave'] as const).map((act) => (
                    <button
                      key={act}
                      type="button"
                      className={`${menuRowClass} ${act === 'leave' ? 'text-danger' : ''}`}
                      onClick={() => {
                        close();
                        onAct(act, operator);
                      }}
                    >
                      {texts[act]}
                    </button>
                  ))
                }
              </Menu>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const warehouseName = (warehouses: readonly OfficeWarehouse[], id: string): string =>
  placeName(warehouses.find(({ _id }) => _id === id)?.name ?? id);

/** What proves an operator besides the password, or how far its account is. */
function SecondFactorOf({ operator: { stage, hasPasskey } }: { operator: OperatorListItem }) {
  if (stage === 'invited') return <Badge tone="presale">{texts.stages.invited}</Badge>;
  if (stage === 'enrolling')
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-warn">
        <Icon name="alert-triangle" size="sm" /> {texts.stages.enrolling}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name={hasPasskey ? rareOutlines.key : 'mobile'} size="sm" className="text-text-2" />
      {hasPasskey ? texts.passkey : texts.code}
    </span>
  );
}

/** Minutes since the last request in which an operator counts as present. */
const HERE = 5;
const isHere = (lastSeenAt: string | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < HERE * 60_000;

/** Of the first and the last name. */
function operatorInitials(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return initialsOf(first, rest.at(-1) ?? '');
}
