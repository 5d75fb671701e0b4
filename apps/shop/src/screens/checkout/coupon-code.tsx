import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import type { useCoupon } from './use-coupon.ts';

const words = purchaseMessages.coupons;

/** The field for a coupon code, with its error below. */
export function CouponCode({ apply, onApplied }: { apply: ReturnType<typeof useCoupon>; onApplied: () => void }) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const typed = code.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed === '' || apply.isPending) return;
    apply.mutate(typed.toUpperCase(), {
      onSuccess: onApplied,
      onError: () => field.current?.querySelector('input')?.focus(),
    });
  }

  return (
    <form onSubmit={submit} className="mb-1 flex items-start gap-2">
      <div ref={field} className="max-w-field min-w-0 flex-1">
        <Field
          label={words.code}
          hideLabel
          placeholder={words.placeholder}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={code}
          prefix={<Icon name="coupon" />}
          error={apply.error?.message}
          onChange={({ target }) => {
            apply.reset();
            setCode(target.value);
          }}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-14!"
        loading={apply.isPending && typed !== ''}
        disabled={typed === ''}
      >
        {words.enter}
      </Button>
    </form>
  );
}
