import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { placesLike } from './place-search.ts';

export interface Option {
  id: string;
  name: string;
}

/**
 * A text field that filters a list of options. It shows the chosen option until text is typed; leaving the field with text
 * chooses the only match, or restores the earlier choice. Text typed before the list is loaded is matched afterwards.
 */
export function useCombobox(options: readonly Option[], chosen: Option | null, onChoose: (option: Option) => void) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isAhead, setAhead] = useState(false);
  const [arrived, setArrived] = useState<Option | null>(null);
  const matches = placesLike(options, typed ?? '');

  function close() {
    setOpen(false);
    setTyped(null);
  }
  function take(option: Option | undefined) {
    if (typed && options.length === 0) {
      setAhead(true);
      setOpen(false);
      return;
    }
    close();
    if (option && option.id !== chosen?.id) onChoose(option);
  }
  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(Math.max(0, chosen ? matches.findIndex((one) => one.id === chosen.id) : 0));
  }
  function move(by: number) {
    if (!isOpen) open();
    else setActive((now) => (matches.length === 0 ? 0 : (now + by + matches.length) % matches.length));
  }

  const awaited = isAhead ? matches[0] : undefined;
  if (awaited) {
    setAhead(false);
    setTyped(null);
    setArrived(awaited);
  }
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (arrived) choose(arrived);
  }, [arrived]);

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen) take(matches[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      // Tab chooses the active match and moves to the next field.
      if (event.key === 'Tab' && isOpen && typed) take(matches[active]);
      return;
    }
    event.preventDefault();
  }

  return {
    id,
    isOpen,
    matches,
    active,
    text: typed ?? chosen?.name ?? '',
    optionId: (at: number) => `${id}-${at}`,
    take,
    inputProps: {
      onFocus: () => open(),
      onClick: () => open(),
      onKeyDown: press,
      onChange: (event: { currentTarget: { value: string } }) => {
        setAhead(false);
        setArrived(null);
        setTyped(event.currentTarget.value);
        setActive(0);
        setOpen(true);
      },
      onBlur: () => take(typed && matches.length === 1 ? matches[0] : undefined),
    },
  };
}
