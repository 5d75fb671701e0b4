import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/http/api-error.ts';
import { useForm } from '../../forms/use-form.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import type { useCoupon } from './use-coupon.ts';

const words = purchaseMessages.coupons;

/** The field for a coupon code, with its error below. */
export function CouponCode({ apply, onApplied }: { apply: ReturnType<typeof useCoupon>; onApplied: () => void }) {
  const form = useForm<{ code: string }, 'code'>({
    start: { code: '' },
    send: async ({ code }) => {
      if (code.trim() === '' || apply.isPending) return;
      await apply.mutateAsync(code.trim().toUpperCase());
      onApplied();
    },
    explain: (cause) => ({ errors: { code: sentenceOf(cause) } }),
    onChange: apply.reset,
  });
  const isEmpty = form.values.code.trim() === '';

  return (
    <form {...form.props} className="mb-1 flex items-start gap-2">
      <div className="max-w-field min-w-0 flex-1">
        <Field
          {...form.text('code')}
          label={words.code}
          hideLabel
          placeholder={words.placeholder}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          prefix={<Icon name="coupon" />}
          // The tickets below share the mutation: the error of a chosen ticket is shown here too.
          error={apply.error?.message}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-14!"
        loading={apply.isPending && !isEmpty}
        disabled={isEmpty}
      >
        {words.enter}
      </Button>
    </form>
  );
}
