import { type ProductEvent, SavedField } from '@tonalia/contract/product-history';

/** An audit event as the history reads it. */
export interface NotedProductEvent {
  id: string;
  at: Date;
  by: string | null;
  action: string;
  detail: Record<string, unknown>;
  shade: string | null;
}

/** Actions with a product as their subject, and those with a version. */
export const ofProduct = [
  'products.product_created',
  'products.product_saved',
  'products.combo_saved',
  'products.presale_opened',
  'products.presale_changed',
  'products.presale_closed',
  'products.presale_moved',
];
export const ofVersion = ['products.stock_adjusted', 'products.stock_set', 'products.price_set'];

const presaleActs = { opened: 'opened', changed: 'changed', closed: 'closed', moved: 'moved' } as const;

/** The line of an audit event; undefined when the history has what it says in another line, or cannot say it. */
export function lineOf({ id, at, by, action, detail, shade }: NotedProductEvent): ProductEvent | undefined {
  const line = { _id: id, at: at.toISOString(), by, shade };
  const [module, act = ''] = action.split('.');
  if (module === 'media') return { ...line, kind: 'photos', count: whole(detail['photos']) ?? 0 };
  switch (act) {
    case 'product_created':
      return { ...line, kind: 'created' };
    case 'combo_saved':
      return { ...line, kind: 'parts', count: whole(detail['parts']) ?? 0 };
    case 'product_saved':
      return savedLine(line, detail);
    case 'selling_changed': {
      const [before, after] = [stateOf(detail['before']), stateOf(detail['to'])];
      return after && { ...line, kind: 'state', before: before ?? null, after, reason: text(detail['reason']) };
    }
    case 'stock_adjusted':
    case 'stock_set': {
      const [warehouse, before, after] = [text(detail['warehouse']), whole(detail['before']), whole(detail['after'])];
      return warehouse === null || before === null || after === null
        ? undefined
        : { ...line, kind: 'stock', warehouse, before, after };
    }
    case 'price_set': {
      const rest = { count: 1, isMixed: false, isUndone: false, undo: null } as const;
      const [before, after] = [whole(detail['before']), whole(detail['after'])];
      return { ...line, ...rest, kind: 'cells', field: 'price', tradeTypeId: text(detail['tradeType']), before, after };
    }
    default: {
      const presale = Object.entries(presaleActs).find(([name]) => act === `presale_${name}`)?.[1];
      const day = text(detail['to']) ?? text(detail['dispatchDate']);
      return presale && { ...line, kind: 'presale', act: presale, day };
    }
  }
}

type EventLine = Pick<ProductEvent, '_id' | 'at' | 'by' | 'shade'>;

/** Prices of a save have lines of their own. */
function savedLine(line: EventLine, detail: Record<string, unknown>): ProductEvent | undefined {
  const named = `${text(detail['fields']) ?? ''},${text(detail['shadeFields']) ?? ''}`.split(',');
  const changes = (text(detail['changed']) ?? '').split('; ');
  const isNamed = (field: string) => (field === 'order' ? changes.includes(field) : named.includes(field));
  const fields = SavedField.options.filter(isNamed);
  const added = whole(detail['added']) ?? 0;
  const [, state] = changes.map((words) => /^state \w+ → (\w+)$/.exec(words)).find(Boolean) ?? [];
  if (fields.length === 0 && added === 0) return undefined;
  return { ...line, kind: 'saved', fields, added, state: stateOf(state) ?? null };
}

const whole = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const stateOf = (value: unknown) => (['draft', 'published', 'withdrawn'] as const).find((one) => one === value);
