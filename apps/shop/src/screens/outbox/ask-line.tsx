import type { OrderAskChoice, OrderAskLine } from '@tonalia/contract/order-asks';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { changeOf, choiceDetail, choiceText, nameOf } from './ask-words.ts';
import { type Decisions, pesosOf } from './decisions.ts';

interface AskLineProps {
  line: OrderAskLine;
  /** Of a shade, as this device knows it. */
  color: string | null;
  decisions: Decisions;
  onDecide: (choice: string) => void;
}

/** A line that changed: as it was shown, as it is now, and what can be done. */
export function AskLine({ line, color, decisions, onDecide }: AskLineProps) {
  const { image, seen, reasons, choices } = line;
  const decision = decisions[line.line];
  const pesos = pesosOf(line, decisions);
  const more = pesos - seen.quantity * seen.price;
  const { was, is } = changeOf(line);
  const isPlain = ({ kind }: OrderAskChoice) => kind === 'accept' || kind === 'fewer' || kind === 'remove';
  return (
    <li
      className={`rounded-[20px] bg-surface p-4 ${decision === undefined ? 'inset-ring-2 inset-ring-warn' : 'inset-ring inset-ring-line'}`}
    >
      <div className="flex gap-3">
        {color !== null && <Swatch color={color} size={48} className="size-15! rounded-[15px]!" />}
        {color === null && image !== null && (
          <span className="size-15 shrink-0 overflow-hidden rounded-[15px] bg-surface-2">
            <Picture image={image} alt="" sizes="60px" small />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex justify-between gap-x-3">
            <h3 className="min-w-0 flex-1 text-label wrap-break-word">{nameOf(line)}</h3>
            <span className="text-right">
              <b className="block text-h4">{formatPesos(pesos)}</b>
              {more > 0 && <span className="text-small text-warn">+{formatPesos(more)}</span>}
            </span>
          </div>
          <p className="text-small text-text-2">{words.units(seen.quantity)}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {reasons.map((reason) => (
              <Badge key={reason} tone="warn">
                {words.reasons[reason]}
              </Badge>
            ))}
          </p>
          <p className="mt-1.5 flex items-center gap-2">
            <s className="text-text-2">{was}</s> <Icon name="arrow-right" size="sm" className="text-text-3" />{' '}
            <b>{is}</b>
          </p>
        </div>
      </div>
      <fieldset className="mt-3">
        <legend className="sr-only">{nameOf(line)}</legend>
        <div className="grid gap-2.5">
          {choices
            .filter((choice) => !isPlain(choice))
            .map((choice) => (
              <Choice
                key={choice.choice}
                line={line}
                choice={choice}
                isChosen={choice.choice === decision}
                onDecide={onDecide}
              >
                <span className="flex items-center gap-3">
                  {choice.kind === 'presale' && (
                    <span className="flex h-11 w-15 shrink-0 items-center justify-center rounded-[12px] bg-info-soft text-info">
                      <Icon name="calendar-clock" />
                    </span>
                  )}
                  <span>
                    <span className="block text-label">{choiceText(choice, line)}</span>
                    <span className="block text-small font-normal text-text-2">{choiceDetail(choice, line)}</span>
                  </span>
                </span>
              </Choice>
            ))}
        </div>
        <div className="mt-2.5 grid auto-cols-fr grid-flow-col gap-2.5">
          {choices.filter(isPlain).map((choice) => (
            <Choice
              key={choice.choice}
              line={line}
              choice={choice}
              isChosen={choice.choice === decision}
              onDecide={onDecide}
            >
              <span className="block text-center text-label">{plainText(choice, line)}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function plainText({ kind, lines }: OrderAskChoice, { seen }: OrderAskLine): string {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (kind === 'remove') return words.remove;
  if (kind === 'fewer') return words.only(quantity);
  return quantity === seen.quantity ? words.accept : words.acceptOf(quantity);
}

interface AskChoiceProps {
  line: OrderAskLine;
  choice: OrderAskChoice;
  isChosen: boolean;
  onDecide: (choice: string) => void;
  children: ReactNode;
}

const Choice = ({ line, choice: { choice }, isChosen, onDecide, children }: AskChoiceProps) => (
  <label className="flex min-h-12 cursor-pointer flex-col justify-center rounded-control border-[1.5px] border-line bg-surface px-3.5 py-2.5 has-checked:border-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-text has-focus-visible:focus-ring">
    <input
      type="radio"
      className="sr-only"
      name={`line-${line.line}`}
      checked={isChosen}
      onChange={() => onDecide(choice)}
    />
    {children}
  </label>
);
