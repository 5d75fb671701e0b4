import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import type { ApprovalTerms } from '../../api/registrations.ts';
import { sellersQuery } from '../../api/sellers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

export type ApprovalFieldsProps = {
  terms: ApprovalTerms;
  /** Undefined where nothing can be decided. */
  onTerms: ((terms: ApprovalTerms) => void) | undefined;
};

/** What an approval gives: the price list of a trade type, and the portfolio of a seller. */
export function ApprovalFields({
  registration: { tradeTypeId, tradeType, seller },
  terms,
  onTerms,
}: ApprovalFieldsProps & Record<'registration', OfficeRegistration>) {
  const mayAssign = mayDo(useOperator(), 'portfolios.assign');
  const types = useQuery(tradeTypesQuery).data ?? [{ _id: tradeTypeId, name: tradeType }];
  const sellers =
    useQuery({ ...sellersQuery, enabled: mayAssign }).data ?? (seller ? [{ ...seller, isBlocked: false }] : []);
  return (
    <fieldset className="mt-4">
      <legend className="text-panel">{texts.onApproval}</legend>
      <div className="mt-2 grid gap-2.5 lg:grid-cols-2">
        <SelectField
          small
          hideLabel
          label={texts.tradeList}
          className="max-w-none!"
          value={terms.tradeTypeId ?? tradeTypeId}
          options={types.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ currentTarget }) => onTerms?.({ ...terms, tradeTypeId: currentTarget.value })}
        />
        {mayAssign && (
          <SelectField
            small
            hideLabel
            label={texts.seller}
            className="max-w-none!"
            value={terms.sellerId ?? seller?._id ?? ''}
            options={[
              ...(seller ? [] : [{ value: '', label: texts.noSeller }]),
              ...sellers
                .filter(({ _id, isBlocked }) => !isBlocked || _id === seller?._id)
                .map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ currentTarget }) => onTerms?.({ ...terms, sellerId: currentTarget.value || undefined })}
          />
        )}
      </div>
    </fieldset>
  );
}
