import type { CouponSaved, OfficeCoupon } from '@tonalia/contract/coupons-office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Toggle } from '@tonalia/ui/toggle';
import { type NamedCoupon, saveCoupon } from '../../api/coupons.ts';
import { gridFiltersQuery } from '../../api/products.ts';
import { PesoField } from '../../components/peso-field.tsx';
import { Segments } from '../../components/segments.tsx';
import { useNow } from '../../components/use-now.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { type CouponFields, couponDraft, couponFields, isCode } from './coupon-draft.ts';
import { isDiscount } from './deal-draft.ts';
import { FormSheet } from './form-sheet.tsx';
import { SpanFields } from './span-fields.tsx';
import { WholeField } from './whole-field.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSayDone } from '../../components/use-say-done.tsx';

const texts = pricesTexts.coupon;
const formTexts = pricesTexts.form;

export type CouponSheetProps = {
  /** The one to edit; undefined for a new one. */
  coupon: OfficeCoupon | undefined;
  onClose: () => void;
};

/** Makes or edits a coupon, with what it takes off an order as the cart computes it. */
export function CouponSheet({ coupon, onClose }: CouponSheetProps) {
  const now = useNow();
  const sayDone = useSayDone();
  const [fields, setFields] = useState(() => couponFields(coupon, now));
  const change = (part: Partial<CouponFields>) => setFields((before) => ({ ...before, ...part }));
  const { data: filters } = useQuery(gridFiltersQuery);
  const runs = coupon !== undefined && coupon.state !== 'coming';
  const draft = couponDraft(fields, runs ? (coupon.from ?? undefined) : undefined);
  const form = usePriceForm<NamedCoupon, CouponSaved>({
    draft,
    saved: coupon && { _id: coupon._id, version: coupon.version },
    send: saveCoupon,
    onSaved: () => {
      sayDone(pricesTexts.saved(fields.code.trim().toUpperCase()), undefined);
      onClose();
    },
  });
  return (
    <FormSheet
      title={coupon ? texts.edit : texts.create}
      form={form}
      canSave={draft !== undefined}
      about={coupon && { kind: 'coupon', subject: coupon._id, name: coupon.name }}
      conflict={
        coupon
          ? [
              { name: formTexts.name, mine: fields.name, saved: coupon.name },
              { name: formTexts.discount, mine: String(fields.amount ?? ''), saved: String(coupon.amount) },
              { name: texts.total, mine: String(fields.totalLimit ?? ''), saved: String(coupon.totalLimit ?? '') },
            ]
          : []
      }
      onTake={() => {
        setFields(couponFields(coupon, now));
        form.goOn();
      }}
      onClose={onClose}
    >
      {draft && <CouponTicket coupon={draft} onlyFor={subjectOf(draft, filters)} />}
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field
          small
          className="max-w-none!"
          label={texts.code}
          help={coupon ? undefined : texts.codeHelp}
          error={fields.code !== '' && !isCode(fields.code) ? texts.codeHelp : undefined}
          readOnly={coupon !== undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={fields.code}
          onChange={({ currentTarget }) => change({ code: currentTarget.value })}
        />
        <Field
          small
          className="max-w-none!"
          label={formTexts.name}
          maxLength={80}
          required
          value={fields.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </div>
      <CouponTerms fields={fields} onChange={change} />
      <SpanFields from={fields.from} until={fields.until} isFixed={runs} onChange={change} />
      <Toggle
        type="switch"
        small
        label={texts.listed}
        text={texts.listedText}
        checked={fields.listed}
        onChange={({ currentTarget }) => change({ listed: currentTarget.checked })}
      />
      <section aria-label={formTexts.example} aria-live="polite" className="rounded-[16px] bg-surface-2 px-4 py-3.5">
        {form.previewFailure && (
          <p role="alert" className="text-danger">
            {form.previewFailure}
          </p>
        )}
        {!form.previewFailure && !form.preview && <p className="text-text-2">{formTexts.fill}</p>}
        {!form.previewFailure && form.preview && (
          <>
            <p className="mb-1 text-[0.8125rem] text-text-2">{texts.lead}</p>
            <ul>
              {form.preview.examples.map(({ goods, savings, reason }) => (
                <li key={goods} className="flex items-baseline gap-3 py-1">
                  <span className="flex-1">
                    {texts.example} <b className="font-semibold">{formatPesos(goods)}</b>
                  </span>
                  <span className={reason === null ? 'font-[650] text-brand-text' : 'text-text-2'}>
                    {reason ?? texts.saves(savings)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </FormSheet>
  );
}

/** The name of the brand or category of a coupon. */
const subjectOf = (
  { brandId, categoryId }: NamedCoupon,
  filters: { brands: readonly Named[]; categories: readonly Named[] } | undefined,
): string | undefined =>
  [
    ...(filters?.brands ?? []).filter(({ _id }) => _id === brandId),
    ...(filters?.categories ?? []).filter(({ _id }) => _id === categoryId),
  ][0]?.name;

interface Named {
  _id: string;
  name: string;
}

/** Discount, goods and limits. */
function CouponTerms({ fields, onChange }: { fields: CouponFields; onChange: (part: Partial<CouponFields>) => void }) {
  const { data } = useQuery(gridFiltersQuery);
  const options = fields.kind === 'brand' ? data?.brands : data?.categories;
  return (
    <>
      <div className="flex items-end gap-3">
        <Segments
          label={formTexts.discount}
          value={fields.discountType}
          choices={[
            { value: 'percentage', label: formTexts.byPercent },
            { value: 'value', label: formTexts.byPesos },
          ]}
          onChoose={(discountType) => onChange({ discountType })}
        />
        <div className="flex-1">
          {fields.discountType === 'percentage' ? (
            <WholeField
              label={formTexts.discount}
              value={fields.amount}
              error={fields.amount !== null && !isDiscount(fields) ? formTexts.discountWrong : undefined}
              onChange={(amount) => onChange({ amount })}
            />
          ) : (
            <PesoField label={texts.discountPesos} value={fields.amount} onChange={(amount) => onChange({ amount })} />
          )}
        </div>
        {fields.discountType === 'percentage' && (
          <div className="flex-1">
            <PesoField
              label={texts.ceiling}
              value={fields.maxSavings}
              onChange={(maxSavings) => onChange({ maxSavings })}
            />
          </div>
        )}
      </div>
      <div className="grid gap-2">
        <Segments
          label={formTexts.subject}
          value={fields.kind}
          choices={[
            { value: 'all', label: texts.anything },
            { value: 'brand', label: pricesTexts.about.brand },
            { value: 'category', label: pricesTexts.about.category },
          ]}
          onChoose={(kind) => onChange({ kind, subjectId: '' })}
        />
        {fields.kind !== 'all' && (
          <SelectField
            small
            className="max-w-none!"
            label={pricesTexts.about[fields.kind]}
            hideLabel
            placeholder={fields.kind === 'brand' ? formTexts.chooseBrand : formTexts.chooseCategory}
            value={fields.subjectId}
            options={(options ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={({ currentTarget }) => onChange({ subjectId: currentTarget.value })}
          />
        )}
      </div>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <PesoField label={texts.minimum} value={fields.minTotal} onChange={(minTotal) => onChange({ minTotal })} />
        <WholeField
          label={texts.perCustomer}
          value={fields.perCustomer}
          onChange={(perCustomer) => onChange({ perCustomer })}
        />
        <WholeField
          label={texts.total}
          help={texts.totalHelp}
          value={fields.totalLimit}
          onChange={(totalLimit) => onChange({ totalLimit })}
        />
      </div>
    </>
  );
}
