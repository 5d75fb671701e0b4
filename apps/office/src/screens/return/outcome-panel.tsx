import type { ReturnOutcome, ReturnTarget } from '@tonalia/contract/return-decision';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { formatPesos } from '@tonalia/rules/money';
import { RadioCard } from '@tonalia/ui/radio-card';
import { useCreditName } from '../../api/credit-name.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { Panel } from '../../components/panel.tsx';
import { ExchangeLink } from './exchange-link.tsx';
import { exchangeTexts } from '../../messages/exchange.es-CO.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

interface OutcomePanelProps {
  one: OfficeReturn;
  /** What the decision would change; undefined while no line is decided. */
  outcome: ReturnOutcome | undefined;
  problem: unknown;
  /** What the goods cost that are written off; undefined while it is not known. */
  lossCost: number | undefined;
  /** The accepted goods have to come to the warehouse first. */
  mustCome: boolean;
  isEditable: boolean;
  to: ReturnTarget | undefined;
  onTo: (to: ReturnTarget) => void;
}

/** What goes back and where, as the server computes it. */
export function OutcomePanel({ one, outcome, problem, lossCost, mustCome, isEditable, to, onTo }: OutcomePanelProps) {
  const isExchange = isEditable ? to === 'exchange' : one.exchangeOrder !== null;
  const sum = isEditable ? (outcome?.amount ?? null) : isExchange ? worthOf(one) : one.amount;
  const title = isExchange ? exchangeTexts.title : texts.givenBack;
  const accepted = outcome ? outcome.toStock + outcome.toLoss : acceptedOf(one);
  const collectFrom = formatPesos(one.collectFrom);
  return (
    <Panel label={title}>
      <h2 className="text-panel">{title}</h2>
      <p className="mt-2 text-figure" aria-live="polite">
        {sum === null ? '–' : formatPesos(sum)}
      </p>
      {one.value !== null && (
        <p className="mt-1 text-text-2">{texts.ofAsked(formatPesos(one.value), accepted, one.units)}</p>
      )}
      {isEditable && mustCome && <p className="mt-3 text-warn">{texts.collectFirst(collectFrom)}</p>}
      {isEditable && one.state === 'asked' && one.mayStay && (
        <p className="mt-3 text-text-2">{texts.staysNote(collectFrom)}</p>
      )}
      {problem !== null && problem !== undefined && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
      {isEditable && outcome && <Targets outcome={outcome} to={to} onTo={onTo} />}
      <ExchangeLink one={one} className="mt-3" />
      <Units one={one} outcome={outcome} lossCost={lossCost} />
    </Panel>
  );
}

/** Pesos of the accepted units, as far as they are shown. */
const worthOf = ({ lines }: OfficeReturn): number | null =>
  lines.reduce<number | null>(
    (sum, { value, units, toStock, toLoss }) =>
      sum === null || value === null ? null : sum + (value / units) * ((toStock ?? 0) + (toLoss ?? 0)),
    0,
  );

const acceptedOf = ({ lines }: OfficeReturn): number =>
  lines.reduce((sum, { toStock, toLoss }) => sum + (toStock ?? 0) + (toLoss ?? 0), 0);

function Targets({
  outcome: { choices, portions },
  to,
  onTo,
}: {
  outcome: ReturnOutcome;
  to: ReturnTarget | undefined;
  onTo: (to: ReturnTarget) => void;
}) {
  const creditName = useCreditName();
  const [first] = portions;
  const nameOf = ({ to: place, name }: { to: ReturnTarget | 'owed'; name: string | null }): string => {
    if (place === 'credit') return creditName;
    if (place === 'exchange') return exchangeTexts.name;
    return place === 'source' ? texts.money(name) : texts.targets[place];
  };
  const chosen = to ?? (first && first.to !== 'owed' ? first.to : undefined);
  return (
    <>
      {choices.length > 0 && (
        <fieldset className="mt-4">
          <legend className="sr-only">{texts.chosenWish}</legend>
          <div className="grid gap-2">
            {choices.map((choice) => (
              <RadioCard
                key={choice.to}
                name="return-money"
                className="rounded-[12px]! py-2!"
                checked={choice.to === chosen}
                onChange={() => onTo(choice.to)}
                title={nameOf(choice)}
                text={choice.to === 'exchange' ? exchangeTexts.text : texts.targetText[choice.to]}
              />
            ))}
          </div>
        </fieldset>
      )}
      {(portions.length > 1 || first?.to === 'owed') && (
        <ul className="mt-3 text-[0.8125rem] text-text-2">
          {portions.map((one) => (
            <li key={`${one.to} ${one.name}`}>{texts.portion(formatPesos(one.amount), nameOf(one))}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Units({ one, outcome, lossCost }: Pick<OutcomePanelProps, 'one' | 'outcome' | 'lossCost'>) {
  const sum = (of: (line: OfficeReturn['lines'][number]) => number) =>
    one.lines.reduce((all, line) => all + of(line), 0);
  const stock = outcome?.toStock ?? sum(({ toStock }) => toStock ?? 0);
  const loss = outcome?.toLoss ?? sum(({ toLoss }) => toLoss ?? 0);
  const isDecided = outcome !== undefined || one.lines.some(({ toStock }) => toStock !== null);
  const refused = isDecided ? one.units - stock - loss : 0;
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-hair pt-3.5">
      <dt className="text-text-2">{texts.toStock}</dt>
      <dd className="text-right font-semibold">{texts.units(stock)}</dd>
      <dt className="text-text-2">{texts.toLoss}</dt>
      <dd className="text-right font-semibold">{texts.units(loss)}</dd>
      {lossCost !== undefined && loss > 0 && (
        <>
          <dt className="text-text-2">{texts.lossCost}</dt>
          <dd className="text-right font-semibold text-danger">{formatPesos(lossCost)}</dd>
        </>
      )}
      {refused > 0 && (
        <>
          <dt className="text-text-2">{texts.refused}</dt>
          <dd className="text-right font-semibold">{texts.units(refused)}</dd>
        </>
      )}
    </dl>
  );
}
