import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatShortDay } from '@tonalia/rules/dates';
import { auditPeopleQuery } from '../../api/audit.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { FilterChip } from '../../components/filter-chip.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { auditTexts as texts } from '../../messages/audit.es-CO.ts';
import { type AuditSearch, readAuditSearch, spanNames } from './audit-search.ts';

type ChangeSearch = (change: { [Name in keyof AuditSearch]?: string | undefined }) => void;

const areas = Object.entries(texts.areas).map(([value, label]) => ({ value, label }));
const spans = spanNames.map((value) => ({ value, label: texts.days[value] }));

/** By words, person, area and days. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const people = useQuery(auditPeopleQuery).data ?? [];
  const change: ChangeSearch = (changed) =>
    void navigate({
      to: '/configuracion/registro',
      search: readAuditSearch({ ...search, ...changed }),
      replace: true,
    });
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchBox
        value={search.q ?? ''}
        label={texts.search}
        className="h-8 w-[230px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(q) => change({ q: q || undefined })}
      />
      <ChoiceFilter
        name={texts.who}
        removeLabel={texts.without(texts.who)}
        value={search.quien}
        choices={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(quien) => change({ quien })}
      />
      <ChoiceFilter
        name={texts.which}
        removeLabel={texts.without(texts.which)}
        value={search.que}
        choices={areas}
        onChoose={(que) => change({ que })}
      />
      <DayFilter search={search} change={change} />
      <span className="ml-auto text-[0.8125rem] text-text-2 max-lg:w-full">{texts.kept}</span>
    </div>
  );
}

/** A span of days by its name, or between two days. */
function DayFilter({ search, change }: { search: AuditSearch; change: ChangeSearch }) {
  const { fecha, desde, hasta } = search;
  const between = [desde, hasta].map((day) => (day === undefined ? '…' : formatShortDay(day)));
  const isBetween = (desde ?? hasta) !== undefined;
  return (
    <FilterChip
      name={texts.date}
      value={fecha ? texts.days[fecha] : isBetween ? between.join(' – ') : undefined}
      removeLabel={texts.without(texts.date)}
      onRemove={() => change({ fecha: undefined, desde: undefined, hasta: undefined })}
    >
      {(close) => (
        <>
          <ChoiceRows
            choices={spans}
            value={fecha}
            onChoose={(chosen) => {
              close();
              change({ fecha: chosen, desde: undefined, hasta: undefined });
            }}
          />
          <div className="mx-1 mt-1.5 grid grid-cols-2 gap-2 border-t border-line px-1 pt-2.5 pb-1.5">
            {(['desde', 'hasta'] as const).map((name) => (
              <label key={name} className="text-[0.75rem] font-semibold text-text-2">
                {name === 'desde' ? texts.from : texts.to}
                <input
                  type="date"
                  value={search[name] ?? ''}
                  className="field-edge mt-1 h-[38px] w-full rounded-[11px] bg-surface px-2 text-[0.8125rem] font-medium text-text outline-none max-lg:h-11"
                  onChange={({ currentTarget }) =>
                    change({ fecha: undefined, [name]: currentTarget.value || undefined })
                  }
                />
              </label>
            ))}
          </div>
        </>
      )}
    </FilterChip>
  );
}
