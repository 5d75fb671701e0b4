import { useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { SearchField } from '@tonalia/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useGo } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

const DEBOUNCE_MS = 500;

/**
 * The search of the shop. Enter goes to the results at once; on the results' own page they follow the text
 * half a second after the last letter. With `hotkey`, "/" brings the focus here.
 */
export function SearchBox({
  placeholder = messages.shell.searchPlaceholder,
  hotkey = false,
}: {
  placeholder?: string;
  hotkey?: boolean;
}) {
  const go = useGo();
  const inForce = useRouterState({
    select: ({ location }) =>
      location.pathname === paths.search() ? (new URLSearchParams(location.searchStr).get('search') ?? '') : null,
  });
  const [text, setText] = useState(inForce ?? '');
  const [seen, setSeen] = useState(inForce);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  // The address changed by other means (the way back, a link): the field follows.
  if (seen !== inForce) {
    setSeen(inForce);
    setText(inForce ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (hotkey ? focusOnSlash(form) : undefined), [hotkey]);

  function write(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (inForce === null || next.trim() === '') return;
    timer.current = setTimeout(() => find(next, true), DEBOUNCE_MS);
  }
  function find(words: string, isTyping: boolean) {
    clearTimeout(timer.current);
    const search = words.trim();
    if (search === '' || search === inForce) return;
    setSeen(search);
    go(paths.search({ search }), { replace: isTyping });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    find(text, false);
  }

  return (
    <form ref={form} role="search" action={paths.search()} className="flex min-w-0 flex-1" onSubmit={submit}>
      <SearchField
        name="search"
        label={placeholder}
        value={text}
        maxLength={120}
        onChange={write}
        clearLabel={literals.clearSearch}
        after={
          hotkey ? (
            <kbd
              aria-hidden="true"
              className="mr-2 rounded-[7px] bg-surface px-2 py-[5px] text-micro text-text-3 max-lg:hidden"
            >
              /
            </kbd>
          ) : undefined
        }
      />
    </form>
  );
}

function focusOnSlash(form: { current: HTMLFormElement | null }) {
  function press(event: KeyboardEvent) {
    const { target } = event;
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    const field = form.current?.querySelector('input');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting || !field?.checkVisibility?.())
      return;
    event.preventDefault();
    field.focus();
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
