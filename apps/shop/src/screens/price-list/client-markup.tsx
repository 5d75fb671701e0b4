import { Toggle } from '@tonalia/ui/toggle';
import { useState } from 'react';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';

/** Percent that is offered first, and the most that can be asked. */
const USUAL = 40;
const MOST = 300;

/** The markup for a list that a salon gives its own clients; `markup` is undefined without one, or while it is wrong. */
export function useMarkup() {
  const [isOn, setOn] = useState(false);
  const [text, setText] = useState(String(USUAL));
  const typed = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isRight = typed >= 1 && typed <= MOST;
  return {
    isOn,
    text,
    setOn,
    setText,
    markup: isOn && isRight ? typed : undefined,
    error: isOn && !isRight ? words.wrongMarkup(MOST) : undefined,
  };
}

/** "Precio para mi clienta, + 40 %", with its percentage once it is on. */
export function ClientToggle({ isOn, text, setOn, setText, markup, error }: ReturnType<typeof useMarkup>) {
  return (
    <div>
      <Toggle
        type="switch"
        label={words.forClient(markup ?? USUAL)}
        text={isOn && words.forClientHelp}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <Toggle
          type="number"
          label={words.markup}
          value={text}
          min={1}
          max={MOST}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </div>
  );
}
