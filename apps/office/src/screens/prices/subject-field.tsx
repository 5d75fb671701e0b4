import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { gridFiltersQuery } from '../../api/products.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { VersionField } from '../../features/find-thing/choice-fields.tsx';

const texts = pricesTexts.form;

/** What a programmed change or a deal is about. */
export interface Subject {
  kind: 'version' | 'product' | 'brand' | 'category';
  _id: string;
  name: string;
}

export type SubjectFieldProps = {
  value: Subject;
  /** Also one version. */
  hasVersions?: boolean;
  onChange: (subject: Subject) => void;
  error?: string | undefined;
};

/** Brand, category or product, one of them. */
export function SubjectField({ value, hasVersions = false, onChange, error }: SubjectFieldProps) {
  const { data } = useQuery(gridFiltersQuery);
  const { kind, _id } = value;
  const isFound = kind === 'product' || kind === 'version';
  const options = kind === 'brand' ? data?.brands : data?.categories;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-label">{texts.subject}</legend>
      <Segments
        label={texts.subject}
        value={kind}
        choices={[...(['brand', 'category', 'product'] as const), ...(hasVersions ? (['version'] as const) : [])].map(
          (one) => ({
            value: one,
            label: pricesTexts.about[one],
          }),
        )}
        onChoose={(chosen) => onChange({ kind: chosen, _id: '', name: '' })}
      />
      {isFound && _id === '' && (
        <VersionField
          error={error}
          onChoose={(versionId, { productId, productName, shade, name }) =>
            onChange(
              kind === 'version'
                ? { kind, _id: versionId, name: [shade, name].filter(Boolean).join(' ') || productName }
                : { kind, _id: productId, name: productName },
            )
          }
        />
      )}
      {isFound && _id !== '' && (
        <p className="flex min-h-11 items-center gap-2 rounded-[12px] bg-surface px-3 font-semibold inset-ring-[1.5px] inset-ring-line-control">
          <span className="min-w-0 flex-1 truncate">{value.name}</span>
          <OutlineButton
            icon="x"
            label={`${pricesTexts.explain.other}: ${pricesTexts.about[kind]}`}
            bare
            small
            onClick={() => onChange({ kind, _id: '', name: '' })}
          />
        </p>
      )}
      {!isFound && (
        <SelectField
          small
          className="max-w-none!"
          label={pricesTexts.about[kind]}
          hideLabel
          error={error}
          placeholder={kind === 'brand' ? texts.chooseBrand : texts.chooseCategory}
          value={_id}
          options={(options ?? []).map((one) => ({ value: one._id, label: one.name }))}
          onChange={({ currentTarget }) => {
            const chosen = options?.find((one) => one._id === currentTarget.value);
            onChange({ kind, _id: chosen?._id ?? '', name: chosen?.name ?? '' });
          }}
        />
      )}
    </fieldset>
  );
}
