import type { OfferedLine, OrderAskChoice, OrderAskLine } from '@tonalia/contract/order-asks';
import { formatShortDay } from '@tonalia/rules/dates';
import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';

export const nameOf = ({ name, versionName, code }: Pick<OrderAskLine, 'name' | 'versionName' | 'code'>): string =>
  name === null ? words.unknown(code) : lineName({ name, versionName });

const dayOf = (day: string | null): string =>
  day === null ? words.now : words.on(formatShortDay(day).toLocaleLowerCase('es-CO'));

/** The shown and the present value of the first change: "6 und." and "2 und.". */
export function changeOf({ reasons, seen, now }: OrderAskLine): { was: string; is: string } {
  if (reasons.includes('dearer') && !reasons.includes('fewer'))
    return { was: formatPesos(seen.price), is: formatPesos(now.price) };
  if (reasons.includes('date')) return { was: dayOf(seen.dispatchDate), is: dayOf(now.dispatchDate) };
  return { was: words.units(seen.quantity), is: words.units(now.quantity) };
}

/** A choice in words: "2 hoy y 4 el jue 26 nov", "2 y 4 de 7.3 Rubio medio dorado". */
export function choiceText(choice: OrderAskChoice, { code }: Pick<OrderAskLine, 'code'>): string {
  const part = (line: OfferedLine): string => {
    if (line.code !== code) return words.ofName(line.quantity, nameOf(line));
    return choice.kind === 'replace' ? String(line.quantity) : words.part(line.quantity, dayOf(line.dispatchDate));
  };
  return choice.lines.map(part).join(words.and);
}

/** What differs: the nearness of a shade, a presale, another price. */
export function choiceDetail({ kind, nearness, difference, lines }: OrderAskChoice, { seen }: OrderAskLine): string {
  const prices = new Set(lines.map(({ price }) => price));
  const price = [...prices].every((one) => one === seen.price) ? words.samePrice : words.each(Math.max(...prices));
  return [kind === 'presale' ? words.presale : (difference ?? nearness), price].filter(Boolean).join(', ');
}

/** The question of a seller to the customer. */
export const questionOf = (customer: string, lines: readonly OrderAskLine[]): string =>
  [
    words.hello(customer),
    ...lines.map((line) => {
      const { was, is } = changeOf(line);
      return words.askLine(nameOf(line), was, is);
    }),
    words.question,
  ].join('\n');
