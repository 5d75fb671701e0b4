import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SellerDay, VisitPlan, VisitedCustomer } from '@tonalia/contract/seller-day';
import { Button } from '@tonalia/ui/button';
import { Chip } from '@tonalia/ui/chip';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { visitPlanMessages as words } from '../../messages/visit-plan.es-CO.ts';
import { notify } from '../../state/notices.ts';

/** Chooses on which days, and from what time, a customer is visited. */
export function PlanSheet({
  customer: { customerId, name, plan },
  onClose,
}: {
  customer: VisitedCustomer;
  onClose: () => void;
}) {
  const [weekdays, setWeekdays] = useState<readonly number[]>(plan?.weekdays ?? []);
  const [at, setAt] = useState(plan?.at ?? '');
  const cache = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: VisitPlan) =>
      call('purchase', 'PUT /seller-day/plan', { query: { customerId }, body }).then(({ results }) => results.plan),
    onSuccess: (saved) => {
      cache.setQueryData<SellerDay>(sellerDayQuery.queryKey, (day) => day && withPlan(day, customerId, saved));
      notify({ color: 'white', message: saved ? words.saved : words.removed });
      onClose();
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title(name)}
      footer={
        <Button
          full
          size="lg"
          loading={saving.isPending}
          onClick={() => saving.mutate({ weekdays: [...weekdays], at: weekdays.length === 0 || at === '' ? null : at })}
        >
          {words.save}
        </Button>
      }
    >
      <fieldset className="mb-4">
        <legend className="mb-2 text-label">{words.days}</legend>
        <div className="flex flex-wrap gap-2">
          {words.weekdays.map((text, index) => {
            const weekday = index + 1;
            return (
              <Chip
                key={weekday}
                selected={weekdays.includes(weekday)}
                onToggle={(isOn) =>
                  setWeekdays(isOn ? [...weekdays, weekday] : weekdays.filter((one) => one !== weekday))
                }
              >
                {text}
              </Chip>
            );
          })}
        </div>
      </fieldset>
      <Field
        type="time"
        label={words.time}
        help={words.timeHelp}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
    </Sheet>
  );
}

const withPlan = (day: SellerDay, customerId: string, plan: VisitedCustomer['plan']): SellerDay => ({
  ...day,
  customers: day.customers.map((one) => (one.customerId === customerId ? { ...one, plan } : one)),
});
