import type { ImportColumn, OneImport } from '@tonalia/contract/import-office';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import { RowSelect } from '../../components/row-select.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

export type MappedColumnProps = {
  column: ImportColumn;
  target: string | null;
  isSure: boolean;
  choices: OneImport['targets'];
  onChoose: (target: string | null) => void;
};

/** A column of the list with what it is, and its cells in the first rows. */
export function ColumnRow({ column: { title, samples, found }, target, isSure, choices, onChoose }: MappedColumnProps) {
  const isGuess = target !== null && !isSure;
  const isPrice = target === 'price' || (target?.startsWith('price:') ?? false);
  const name = choices.find((choice) => choice.target === target)?.name ?? '';
  return (
    <tr className="border-b border-hair last:border-b-0 max-lg:flex max-lg:flex-col max-lg:py-1.5">
      <th scope="row" className={classNames('px-4 py-2 font-semibold', target === null && 'font-medium text-text-2')}>
        <span className="flex items-center gap-3">
          <Icon
            name={target === null ? 'minus' : isSure ? 'check-circle' : 'help'}
            className={target === null ? 'text-text-3' : isSure ? 'text-brand-text' : 'text-warn'}
          />
          <span className="min-w-0">
            {title}
            {samples[0] && (
              <span className="block text-small wrap-anywhere font-normal text-text-2 lg:hidden">{samples[0]}</span>
            )}
          </span>
        </span>
      </th>
      <td className="px-4 py-2 max-lg:pt-0 max-lg:pl-[52px]">
        <span className="flex items-center gap-6">
          <Icon name="arrow-right" size="sm" className="shrink-0 text-text-2 max-lg:hidden" />
          <RowSelect
            aria-label={texts.meaning(title)}
            value={target ?? ''}
            edge={isGuess ? 'warn' : 'quiet'}
            className={classNames(
              'h-[38px] w-[260px] rounded-[12px] max-lg:h-12 max-lg:w-full',
              target === null ? 'text-text-2!' : 'font-medium',
            )}
            onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
          >
            <option value="">{texts.notBrought}</option>
            {choices.map((choice) => (
              <option key={choice.target} value={choice.target}>
                {choice.name}
              </option>
            ))}
          </RowSelect>
        </span>
      </td>
      {samples.map((cell, at) => (
        <td key={at} className="px-4 py-2 text-text-2 max-lg:hidden">
          <span className="inline-flex items-center gap-2">
            {target === 'hex' && /^#[0-9a-f]{6}$/i.test(cell) && <Swatch color={cell} size={22} />}
            {cell}
          </span>
        </td>
      ))}
      <td className="px-4 py-2 text-small font-semibold text-warn max-lg:pt-0 max-lg:pl-[52px] max-lg:empty:hidden">
        {isGuess && texts.isIt(name)}
        {!isGuess && target === 'code' && found !== null && (
          <span className="font-normal text-text-2">{texts.found(found)}</span>
        )}
        {!isGuess && isPrice && <span className="font-normal text-text-2">{texts.withTax}</span>}
      </td>
    </tr>
  );
}
