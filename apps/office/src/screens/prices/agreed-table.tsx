import type { PriceProgram } from '@tonalia/contract/prices-office';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { OfficeButton } from '../../components/office-button.tsx';
import { useNow } from '../../components/use-now.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { changeOf, dayOf, endWords } from './calendar-rows.ts';
import { stateTones } from './row-detail.tsx';

export type AgreedTableProps = {
  programs: readonly PriceProgram[];
  /** Id of the row with the focus. */
  chosen: string | undefined;
  /** Undefined without the permission to edit. */
  onOpen: ((id: string) => void) | undefined;
  onStop: ((id: string) => void) | undefined;
};

/** The agreed prices as rows: price or percentage, customer, versions, dates, state. */
export function AgreedTable({ programs, chosen, onOpen, onStop }: AgreedTableProps) {
  return (
    <div className="phone-card relative min-w-0 flex-1 overflow-x-auto">
      <table className="w-full text-left">
        <thead className="border-y border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
          <tr>
            <th scope="col" className="py-2 pl-7 font-[550]" colSpan={2}>
              {texts.agreed}
            </th>
            <th scope="col" className="px-3 text-right font-[550]">
              {texts.affected}
            </th>
            <th scope="col" className="px-3 font-[550]">
              {texts.dates}
            </th>
            <th scope="col" className="px-3 font-[550]">
              {texts.rule}
            </th>
            <th scope="col" className="px-3 font-[550]">
              {texts.state}
            </th>
            <th scope="col" className="pr-7">
              <span className="sr-only">{texts.stop}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <AgreedRow
              key={program._id}
              program={program}
              isChosen={program._id === chosen}
              onOpen={onOpen}
              onStop={onStop}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type AgreedRowProps = Pick<AgreedTableProps, 'onOpen' | 'onStop'> & { program: PriceProgram; isChosen: boolean };

function AgreedRow({ program, isChosen, onOpen, onStop }: AgreedRowProps) {
  const now = useNow();
  const { _id, name, customer, versions, from, until, replaces, state } = program;
  const isOpen = state === 'coming' || state === 'running';
  return (
    <tr
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'border-b border-hair max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:px-4 max-lg:py-2',
        isChosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
        !isOpen && 'text-text-2',
      )}
    >
      <td className="w-px py-3 pr-5 pl-7 font-display text-[1.25rem] font-[650] whitespace-nowrap text-brand-text max-lg:w-auto max-lg:py-1 max-lg:pr-3 max-lg:pl-0">
        {changeOf({ kind: 'program', key: _id, program })}
      </td>
      <td className="min-w-0 px-3 py-2 leading-[1.3] max-lg:flex-1 max-lg:px-0">
        {onOpen && isOpen ? (
          <button type="button" className="touch-area text-left font-semibold" onClick={() => onOpen(_id)}>
            {customer?.name}
          </button>
        ) : (
          <b className="font-semibold">{customer?.name}</b>
        )}
        <span className="block text-[0.8125rem] text-text-2">{name}</span>
      </td>
      <td className="px-3 text-right tabular-nums max-lg:hidden">{formatNumber(versions)}</td>
      <td className="px-3 max-lg:w-full max-lg:px-0">
        {[from && `desde el ${dayOf(from)}`, endWords(until, now)].filter(Boolean).join(', ')}
      </td>
      <td className="px-3 max-lg:pr-3 max-lg:pl-0">{replaces ? texts.replaces : texts.lowest}</td>
      <td className="px-3 max-lg:px-0">
        <Badge tone={stateTones[state]}>{texts.states[state]}</Badge>
      </td>
      <td className="pr-7 text-right max-lg:ml-auto max-lg:pr-0">
        {onStop && isOpen && (
          <OfficeButton look="secondary" small onClick={() => onStop(_id)}>
            {texts.stop}
          </OfficeButton>
        )}
      </td>
    </tr>
  );
}
