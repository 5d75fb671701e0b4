import type { Adjustment, MoneyTarget } from '@tonalia/contract/purchase-adjust';
import { formatPesos } from '@tonalia/rules/money';
import { RadioCard } from '@tonalia/ui/radio-card';
import { useCreditName } from '../../../api/credit-name.ts';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';

export type MoneyBackProps = {
  back: Adjustment['back'];
  to: MoneyTarget | undefined;
  onChoose: (to: MoneyTarget) => void;
};

/** What goes back and where; what was not paid yet is owed less. */
export function MoneyBack({ back, to, onChoose }: MoneyBackProps) {
  const { amount, portions, choices } = back;
  const creditName = useCreditName();
  const [first] = choices;
  if (amount === 0) return null;
  if (!first) return <p className="mt-5 font-semibold">{texts.owed(formatPesos(amount))}</p>;
  // Where the money goes without a choice is what the server proposes.
  const chosen = to ?? choices.find((choice) => choice.to === portions[0]?.to)?.to ?? first.to;
  const others = portions.slice(1);
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-semibold">{texts.back(formatPesos(amount))}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <RadioCard
            key={choice.to}
            name="money-target"
            className="min-h-[42px] rounded-[12px]! py-2!"
            checked={choice.to === chosen}
            onChange={() => onChoose(choice.to)}
            title={nameOf(choice, creditName)}
            after={
              <span className="text-[0.8125rem] text-text-2">
                {choice.most < amount ? texts.part(formatPesos(choice.most)) : noteOf(choice)}
              </span>
            }
          />
        ))}
      </div>
      {others.map((one) => (
        <p key={`${one.to} ${one.name}`} className="mt-2 text-[0.8125rem] text-text-2">
          {texts.rest(formatPesos(one.amount), nameOf(one, creditName))}
        </p>
      ))}
    </fieldset>
  );
}

const nameOf = ({ to, name }: { to: MoneyTarget | 'owed'; name: string | null }, creditName: string): string => {
  if (to === 'credit') return creditName;
  return to === 'balance' ? texts.balance : (name ?? '');
};

function noteOf({ to, leaves }: Adjustment['back']['choices'][number]): string {
  if (to === 'source') return texts.toSource;
  return to === 'credit' && leaves !== null ? texts.leaves(formatPesos(leaves)) : texts.nextOrder;
}
