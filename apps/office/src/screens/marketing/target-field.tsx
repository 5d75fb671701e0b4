import type { PromotionTarget, TargetPage } from '@tonalia/contract/promotions-office';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { gridFiltersQuery } from '../../api/products.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';

const pages = ['offers', 'new', 'bestsellers', 'combos', 'brands', 'categories', 'colours', 'home'] as const;

/** Null while a brand or category is not chosen yet. */
export const toTarget = (target: PromotionTarget | null): PromotionTarget | null =>
  target && 'page' in target ? target : target?._id ? target : null;

export type TargetFieldProps = {
  value: PromotionTarget | null;
  /** Words of the empty choice: the saved page, or none; undefined when a page has to be chosen. */
  none: string | undefined;
  onChange: (target: PromotionTarget | null) => void;
};

/** The page of the shop that something leads to, never an address. */
export function TargetField({ value, none, onChange }: TargetFieldProps) {
  const { data } = useQuery(gridFiltersQuery);
  const choice = value === null ? '' : value.kind === 'page' ? value.page : value.kind;
  const things = value?.kind === 'brand' ? data?.brands : data?.categories;
  return (
    <div className="grid gap-2">
      <SelectField
        small
        className="max-w-none!"
        label={texts.leadsTo}
        value={choice}
        placeholder={none ?? ''}
        options={[...pages, 'brand' as const, 'category' as const].map((one) => ({
          value: one,
          label: texts.targets[one],
        }))}
        onChange={({ currentTarget }) => onChange(targetOf(currentTarget.value))}
      />
      {value !== null && value.kind !== 'page' && (
        <SelectField
          small
          className="max-w-none!"
          hideLabel
          label={texts.targets[value.kind]}
          placeholder={value.kind === 'brand' ? texts.chooseBrand : texts.chooseCategory}
          value={value._id}
          options={(things ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ currentTarget }) => onChange({ kind: value.kind, _id: currentTarget.value })}
        />
      )}
    </div>
  );
}

function targetOf(choice: string): PromotionTarget | null {
  if (choice === 'brand' || choice === 'category') return { kind: choice, _id: '' };
  const page: TargetPage | undefined = pages.find((one) => one === choice);
  return page ? { kind: 'page', page } : null;
}
