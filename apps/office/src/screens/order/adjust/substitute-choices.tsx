import type { OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { sheen } from '@tonalia/ui/sheen';
import { substitutesQuery } from '../../../api/adjust.ts';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';
import type { ShippedLine } from '../line-name.tsx';

export type SubstituteChoicesProps = {
  orderCode: string;
  line: ShippedLine;
  /** Units that are not sent. */
  left: number;
  chosen: OfficeSubstitute | null;
  onChoose: (chosen: OfficeSubstitute) => void;
};

/** The three nearest shades in stock for the units that are missing, each beside the wanted one. */
export function SubstituteChoices({ orderCode, line, left, chosen, onChoose }: SubstituteChoicesProps) {
  const { data: offered, isError } = useQuery(substitutesQuery(orderCode, line.line));
  return (
    <div className="mt-2">
      <p className="text-[0.8125rem] font-semibold">{texts.replace(left)}</p>
      {isError && <p className="mt-1 text-[0.8125rem] text-text-2">{texts.substitutesFailed}</p>}
      {offered?.length === 0 && <p className="mt-1 text-[0.8125rem] text-text-2">{texts.noSubstitutes}</p>}
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

/** In words, and what a unit costs less. */
function differenceOf(line: ShippedLine, { difference, nearness, manufacturer, price }: OfficeSubstitute): string {
  const words = difference ?? nearness ?? manufacturer.name;
  const less = (line.price ?? price) - price;
  const shown = words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
  return less > 0 ? `${shown}, −${formatPesos(less)}` : shown;
}
