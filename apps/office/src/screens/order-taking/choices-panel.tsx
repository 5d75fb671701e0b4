import type { DeskCart } from '@tonalia/contract/purchase-place';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { SelectField } from '@tonalia/ui/select-field';
import { sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import type { DeskCartUse } from './use-desk-cart.ts';

type OpenCart = NonNullable<DeskCart['cart']>;
export type DeskChoicesProps = { desk: DeskCart; cart: OpenCart; use: DeskCartUse };

const hours = ({ day, from, to }: { day: string; from: string; to: string }): string =>
  texts.hours(formatShortDay(day), from, to);

/** Where it goes, when, how it is paid, coupon and comment. */
export function ChoicesPanel({ desk, cart, use }: DeskChoicesProps) {
  return (
    <Panel className="grid gap-3.5 px-[18px] py-4" label={texts.address}>
      {desk.addresses.length === 0 ? (
        <p className="text-warn">{texts.noAddress}</p>
      ) : (
        <SelectField
          small
          label={texts.address}
          className="max-w-none!"
          value={use.sent.addressId ?? cart.shippingAddress?._id ?? ''}
          options={desk.addresses.map(({ _id, address, city }) => ({ value: _id, label: `${address}, ${city}` }))}
          onChange={({ currentTarget }) => use.choose({ addressId: currentTarget.value })}
        />
      )}
      {desk.windows
        .filter(({ windows }) => windows.length > 0)
        .map(({ dispatchDate, windows, chosen }) => (
          <SelectField
            key={dispatchDate ?? ''}
            small
            label={
              dispatchDate === null
                ? texts.windowNow
                : texts.window(formatShortDay(dispatchDate).toLocaleLowerCase('es-CO'))
            }
            className="max-w-none!"
            value={chosen ? hours(chosen) : ''}
            options={windows.map((one) => ({ value: hours(one), label: hours(one) }))}
            onChange={({ currentTarget }) => {
              const window = windows.find((one) => hours(one) === currentTarget.value);
              const others = cart.schedule.filter((one) => one.dispatchDate !== dispatchDate);
              if (window) use.choose({ schedule: [...others, { dispatchDate, ...window }] });
            }}
          />
        ))}
      <MethodChoice desk={desk} cart={cart} use={use} />
      <CouponChoice desk={desk} cart={cart} use={use} />
      <CommentField key={cart._id} comments={cart.comments} onSave={(comments) => use.choose({ comments })} />
    </Panel>
  );
}

function MethodChoice({ desk: { methods }, cart, use }: DeskChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-semibold">{texts.method}</legend>
      <div className="grid gap-1">
        {methods.map(({ reference, name, available, reason, movementAmount }) => (
          <label
            key={reference}
            className="flex min-h-9 cursor-pointer items-start gap-2.5 rounded-[10px] px-1 py-1.5 hover:bg-surface-2 max-lg:min-h-11"
          >
            <input
              type="radio"
              name="method"
              className="mt-0.5 size-[18px] accent-brand"
              checked={(use.sent.paymentMethod ?? cart.paymentMethod) === reference}
              disabled={!available}
              onChange={() => use.choose({ paymentMethod: reference })}
            />
            <span className="min-w-0 flex-1">
              <span className={available ? 'font-[550]' : 'text-text-3'}>{name}</span>
              {reason && <span className="block text-[0.78125rem] text-text-3">{reason}</span>}
            </span>
            {movementAmount !== 0 && (
              <span className={movementAmount < 0 ? 'text-brand-text' : 'text-text-2'}>
                {formatPesos(movementAmount)}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CouponChoice({ desk: { coupons }, cart: { coupon }, use }: DeskChoicesProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  if (coupon)
    return (
      <p className="flex items-center gap-2">
        <Icon name="tag" size="sm" className="text-text-2" />
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{coupon.code}</b> {coupon.reason ?? coupon.name}
        </span>
        <OutlineButton icon="x" label={texts.removeCoupon} bare small onClick={() => use.removeCoupon()} />
      </p>
    );
  const apply = async () => {
    setFailure(undefined);
    try {
      await use.applyCoupon(code.trim());
      setCode('');
    } catch (cause) {
      setFailure(sentenceOf(cause));
    }
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void apply();
      }}
    >
      <Field
        small
        label={texts.coupon}
        className="max-w-none! flex-1"
        maxLength={30}
        list="desk-coupons"
        autoComplete="off"
        value={code}
        error={failure}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <datalist id="desk-coupons">
        {coupons
          .filter(({ available }) => available)
          .map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
      </datalist>
      <OfficeButton type="submit" look="secondary" className="min-h-11!">
        {texts.apply}
      </OfficeButton>
    </form>
  );
}

function CommentField({ comments, onSave }: { comments: string; onSave: (comments: string) => void }) {
  const [text, setText] = useState(comments);
  return (
    <label className="block">
      <span className="mb-1.5 block text-[0.8125rem] font-semibold">{texts.comment}</span>
      <textarea
        rows={2}
        maxLength={500}
        className="block w-full rounded-[12px] bg-surface px-3 py-2 inset-ring-[1.5px] inset-ring-line-control"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => text.trim() !== comments.trim() && onSave(text)}
      />
      <span className="mt-1 block text-[0.78125rem] text-text-3">{texts.commentHelp}</span>
    </label>
  );
}
