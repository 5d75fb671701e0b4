import type { PriceExplanation } from '@tonalia/contract/prices-office';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { PesoField } from '../../components/peso-field.tsx';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { toField } from '../../components/bogota-time.ts';
import { CustomerField, VersionField } from '../../features/find-thing/choice-fields.tsx';
import { Chosen } from './chosen.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';

const texts = pricesTexts.explain;
const VISITOR = 'visitante';

/** The question: customer or trade type, version, moment, units and another list price to try. */
export function ExplainFields({
  search: { cliente, tipo, version, fecha, cantidad, base },
  answer,
  onChange,
}: PricesTabProps & { answer: PriceExplanation | undefined }) {
  const now = useNow();
  const { data: types = [] } = useQuery(tradeTypesQuery);
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      {cliente === undefined ? (
        <CustomerField onChoose={(id) => onChange({ cliente: id, tipo: undefined })} />
      ) : (
        <Chosen
          label={texts.customer}
          name={answer?.customer?.name ?? ''}
          onRemove={() => onChange({ cliente: undefined })}
        />
      )}
      <Field
        small
        className="max-w-none!"
        type="datetime-local"
        label={texts.at}
        value={fecha ?? toField(answer?.at ?? now.toISOString())}
        onChange={({ currentTarget }) => onChange({ fecha: currentTarget.value || undefined })}
      />
      {version === undefined ? (
        <VersionField onChoose={(id) => onChange({ version: id })} />
      ) : (
        <Chosen
          label={texts.version}
          name={answer ? answer.version.name : ''}
          detail={answer?.version.detail}
          picture={answer && <VersionPicture {...answer.version} />}
          onRemove={() => onChange({ version: undefined })}
        />
      )}
      <Field
        small
        className="max-w-none!"
        type="number"
        min={1}
        max={9_999}
        inputMode="numeric"
        label={texts.quantity}
        placeholder={answer ? String(answer.minQuantity) : ''}
        value={cantidad ?? ''}
        onChange={({ currentTarget }) => onChange({ cantidad: Number(currentTarget.value) || undefined })}
      />
      {cliente === undefined && (
        <SelectField
          small
          className="max-w-none!"
          label={texts.tradeType}
          value={tipo ?? VISITOR}
          options={[
            { value: VISITOR, label: texts.visitor },
            ...types.filter(({ _id }) => _id !== VISITOR).map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget }) =>
            onChange({ tipo: currentTarget.value === VISITOR ? undefined : currentTarget.value })
          }
        />
      )}
      <PesoField
        label={texts.tryBase}
        value={base ?? null}
        onChange={(pesos) => onChange({ base: pesos ?? undefined })}
      />
    </div>
  );
}
