import { type ReactNode, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { choosingTexts as texts } from '../messages/choosing.es-CO.ts';
import { OfficeButton } from './office-button.tsx';
import { TickBox } from './tick-box.tsx';
import type { Choice } from './use-choice.ts';
import { useHold } from './use-hold.ts';

interface Card {
  /** The code of its row in the choice. */
  code: string;
  /** Names its tick box. */
  label: string;
  content: ReactNode;
}

export type CardListProps = {
  cards: readonly Card[];
  choice: Choice;
  /** What opens a card; its class is that of the card. */
  link: (card: Card, className: string) => ReactNode;
  className: string;
};

/** A list on a phone: a tap opens a row, and a finger that holds one chooses it. While rows are chosen a tap chooses too. */
export function CardList({ cards, choice, link, className }: CardListProps) {
  const [isStarted, setStarted] = useState(false);
  const isChoosing = isStarted || choice.codes.size > 0;
  const toggle = (code: string) => {
    setStarted(false);
    choice.toggle(code);
  };
  return (
    <>
      <ul
        className={classNames('mx-4 overflow-hidden rounded-[18px] border border-line bg-surface', className)}
        data-choosing={isChoosing || undefined}
      >
        {cards.map((card) => (
          <CardRow
            key={card.code}
            isChosen={choice.codes.has(card.code)}
            onToggle={() => toggle(card.code)}
            {...{ card, isChoosing, link }}
          />
        ))}
      </ul>
      {choice.codes.size === 0 ? (
        <OfficeButton look="ghost" className="mx-4 mt-1" onClick={() => setStarted(!isStarted)}>
          {isStarted ? texts.stop : texts.start}
        </OfficeButton>
      ) : (
        // the room of the bar
        <div className="h-44" />
      )}
    </>
  );
}

const cardClass = 'pressable block px-4 pt-3 pb-[11px] -outline-offset-4';

type CardRowProps = Pick<CardListProps, 'link'> & {
  card: Card;
  isChoosing: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

function CardRow({ card, isChoosing, isChosen, onToggle, link }: CardRowProps) {
  const hold = useHold(onToggle);
  return (
    <li
      className="border-t border-hair select-none [-webkit-touch-callout:none] first:border-t-0 data-chosen:bg-chosen"
      data-chosen={isChosen || undefined}
      {...hold}
    >
      {isChoosing ? (
        <label className={classNames(cardClass, 'flex items-center gap-3')}>
          <TickBox label={card.label} checked={isChosen} onToggle={onToggle} />
          <span className="min-w-0 flex-1">{card.content}</span>
        </label>
      ) : (
        link(card, cardClass)
      )}
    </li>
  );
}
