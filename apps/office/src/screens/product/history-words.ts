import type { ProductEvent } from '@tonalia/contract/product-history';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { historyTexts as texts } from '../../messages/product-history.es-CO.ts';

/** A line of the history: what is set bold, and the rest of the sentence. */
export interface HistoryWords {
  head: string;
  rest: string;
}

type CellsEvent = Extract<ProductEvent, { kind: 'cells' }>;

/** The sentence of a line: "Precio $ 15.300 → $ 16.100" "en 86 tonos". `tradeNames` has the names of trade types. */
export function historyWords(event: ProductEvent, tradeNames: ReadonlyMap<string, string>): HistoryWords {
  const about = event.shade ?? '';
  switch (event.kind) {
    case 'cells':
      return cellsWords(event, tradeNames);
    case 'created':
      return { head: texts.created, rest: '' };
    case 'saved': {
      const parts = event.fields.filter((field) => field !== 'state' || event.state === null);
      const named = parts.map((field) => texts.fields[field]).join(', ');
      const added = event.added > 0 ? texts.added(event.added) : '';
      const state = event.state ? texts.states[event.state] : '';
      const [head = '', ...rest] = [state, added, named && texts.changed(named)].filter(Boolean);
      return { head: upperFirst(head), rest: rest.length > 0 ? `, ${rest.join(', ')}` : '' };
    }
    case 'state':
      return {
        head: about || texts.product,
        rest: [texts.states[event.after].toLocaleLowerCase('es-CO'), event.reason].filter(Boolean).join(', '),
      };
    case 'stock':
      return {
        head: about,
        rest: texts.stock(event.warehouse, `${formatNumber(event.before)} → ${formatNumber(event.after)}`),
      };
    case 'presale':
      return {
        head: texts.presale[event.act],
        rest: event.day === null ? '' : texts.arrives(formatShortDay(event.day).toLocaleLowerCase('es-CO')),
      };
    case 'parts':
      return { head: texts.parts, rest: texts.partCount(event.count) };
    case 'photos':
      return { head: about || texts.photos, rest: texts.photoCount(event.count) };
  }
}

function cellsWords(event: CellsEvent, tradeNames: ReadonlyMap<string, string>): HistoryWords {
  const { field, tradeTypeId, shade, count, isMixed } = event;
  const list = tradeTypeId === null ? '' : ` ${texts.ofList(tradeNames.get(tradeTypeId) ?? tradeTypeId)}`;
  const change = isMixed ? '' : ` ${valueOf(event, event.before)} → ${valueOf(event, event.after)}`;
  const where = field === 'minimum' ? '' : (shade ?? texts.inShades(count));
  return { head: `${texts.cells[field]}${list}${change}`, rest: where && (shade ? texts.of(shade) : where) };
}

function valueOf({ field }: CellsEvent, value: CellsEvent['before']): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return field === 'price' ? formatPesos(value) : formatNumber(value);
}

const upperFirst = (words: string): string => words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
