import type { OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { sheen } from '@tonalia/ui/sheen';
import { Icon } from '@tonalia/ui/icon';
import { substitutesQuery } from '../../../api/adjust.ts';
import { useSettled } from '../../../components/use-settled.ts';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';
import type { ShippedLine } from '../line-name.tsx';

/** A pause in typing, in ms, before the server is asked. */
const PAUSE = 250;
/** Letters from which it is asked. */
const LEAST_WORDS = 2;

export type SubstituteChoicesProps = {
  orderCode: string;
  line: ShippedLine;
  /** Units that are not sent. */
  left: number;
  chosen: OfficeSubstitute | null;
  onChoose: (chosen: OfficeSubstitute) => void;
};

/** The three nearest shades in stock for the units that are missing, each beside the wanted one, or those that typed words name. */
export function SubstituteChoices({ orderCode, line, left, chosen, onChoose }: SubstituteChoicesProps) {
  const [words, setWords] = useState<string>();
  const settled = useSettled(words?.trim() ?? '', PAUSE);
  const named = settled.length >= LEAST_WORDS ? settled : undefined;
  const { data: offered, isError } = useQuery({
    ...substitutesQuery(orderCode, line.line, words === undefined ? undefined : named),
    placeholderData: keepPreviousData,
  });
  const find = line.color ? texts.findShade : texts.findProduct;
  return (
    <div className="mt-2">
      <div className="flex items-center justify-between gap-3 text-[0.8125rem]">
        <p className="font-semibold">{texts.replace(left)}</p>
        <button
          type="button"
          className="touch-area font-semibold text-brand-text hover:underline"
          onClick={() => setWords(words === undefined ? '' : undefined)}
        >
          {words === undefined ? find : texts.showNearest}
        </button>
      </div>
      {words !== undefined && <WordsField value={words} onChange={setWords} />}
      {isError && <p className="mt-1 text-[0.8125rem] text-text-2">{texts.substitutesFailed}</p>}
      {offered?.length === 0 && (
        <p role="status" className="mt-1 text-[0.8125rem] text-text-2">
          {named === undefined ? texts.noSubstitutes : texts.noneNamed}
        </p>
      )}
      <div className="mt-1.5 grid min-h-[50px] gap-2 lg:grid-cols-3">
        {offered?.map((one) => {
          const isChosen = chosen?.code === one.code && chosen.versionCode === one.versionCode;
          return (
            <button
              key={`${one.code} ${one.versionCode}`}
              type="button"
              aria-pressed={isChosen}
              className={classNames(
                'flex min-w-0 items-center gap-2.5 rounded-[12px] bg-surface p-1.5 text-left max-lg:min-h-13',
                isChosen ? 'inset-ring-2 inset-ring-brand' : 'pressable inset-ring-[1.5px] inset-ring-line',
              )}
              onClick={() => onChoose(one)}
            >
              <Swatches wanted={line.color?.color} offered={one.color?.color} />
              <span className="min-w-0 text-[0.8125rem] leading-[1.3]">
                <span className="flex gap-1">
                  <b className="min-w-0 truncate font-semibold" title={one.name}>
                    {codeOf(one)}
                  </b>{' '}
                  <span className="shrink-0 text-text-3">{texts.available(one.stock)}</span>
                </span>
                <span className="block truncate text-text-2">{differenceOf(line, one)}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function WordsField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label className="mt-1.5 flex h-9 items-center gap-2 rounded-[10px] bg-surface px-2.5 inset-ring-[1.5px] inset-ring-line-control focus-within:inset-ring-2 focus-within:inset-ring-brand max-lg:h-11">
      <Icon name="search" size="sm" className="text-text-2" />
      <input
        ref={field}
        type="search"
        aria-label={texts.findLabel}
        placeholder={texts.findLabel}
        autoComplete="off"
        spellCheck={false}
        className="h-full min-w-0 flex-1 bg-transparent font-medium outline-none placeholder:text-text-3"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

/** The wanted shade at the left, the offered one at the right. Decorative: the difference is written beside it. */
const Swatches = ({ wanted, offered }: { wanted: string | null | undefined; offered: string | null | undefined }) =>
  wanted && offered ? (
    <span aria-hidden="true" className="grid h-[38px] w-[46px] shrink-0 grid-cols-2 overflow-hidden rounded-[8px]">
      <span style={{ background: wanted }} />
      <span style={{ background: sheen(offered) }} />
    </span>
  ) : null;

/** "7.3" of a shade, else its name; of a size the name of its product: "200 ml" alone names nothing. */
const codeOf = ({ name, versionName }: OfficeSubstitute): string =>
  versionName === null || /^[\d.,]+\s*(ml|l|g|kg|cm|und)\b/i.test(versionName)
    ? name
    : (versionName.match(/^\d[\d.,/]*/)?.[0] ?? versionName);

/** In words, and what a unit costs less. Without a compared colour it is another size of the product, or of another one. */
function differenceOf(line: ShippedLine, one: OfficeSubstitute): string {
  const { difference, nearness, price } = one;
  const words = difference ?? nearness ?? originOf(line, one);
  const less = (line.price ?? price) - price;
  const shown = words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
  return less > 0 ? `${shown}, −${formatPesos(less)}` : shown;
}

const originOf = (line: ShippedLine, { code, versionName, manufacturer }: OfficeSubstitute): string => {
  const size = versionName?.match(/\b\d{1,5}(?:[.,]\d{1,3})? (?:ml|l|g|kg|cm|und)$/i)?.[0];
  return code === line.code && size !== undefined ? size : manufacturer.name;
};
