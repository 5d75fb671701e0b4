import { useQueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { classNames } from '@tonalia/ui/class-names';
import { IconButton } from '@tonalia/ui/icon-button';
import { SearchField } from '@tonalia/ui/search-field';
import { createElement, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { focusOnSlash } from './focus-on-slash.ts';
import { looksLikeACode } from './looks-like-a-code.ts';
import type { PanelKeys } from './search-panel.tsx';
import { usePanel } from './use-panel.ts';
import { useSearchWords } from './use-search-words.ts';

const isWide = () => window.matchMedia?.('(width >= 64rem)').matches ?? true;

/**
 * The search of the shop: a combobox with suggestions from the first focus on, under the field on a desktop and full screen on a
 * phone. Enter opens the results at once; the results page follows the text half a second after the last letter. With `hotkey`,
 * "/" focuses the field. With `back` it is a separate page, always open.
 */
export function SearchBox({
  placeholder = messages.shell.searchPlaceholder,
  hotkey = false,
  back,
}: {
  placeholder?: string;
  hotkey?: boolean;
  back?: ReactNode;
}) {
  const isPage = back !== undefined;
  const { text, write, find, leaveTo } = useSearchWords(isPage);
  const [isFocused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const [isShown, setShown] = useState(false);
  const isOpen = isFocused || isPage;
  const isOver = isFocused && !isPage;
  const Panel = usePanel(isOpen);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<PanelKeys>(null);
  const cache = useQueryClient();
  const field = () => form.current?.querySelector('input');

  const adopt = useEffectEvent(change);
  // Keeps text typed before hydration.
  useLayoutEffect(() => {
    const input = field();
    if (input && input === document.activeElement) adopt(input.value);
  }, []);
  useEffect(() => (hotkey ? focusOnSlash(form) : undefined), [hotkey]);
  useEffect(() => {
    if (isPage) form.current?.querySelector('input')?.focus();
  }, [isPage]);

  function close() {
    setFocused(false);
    setActive(-1);
    setShown(false);
  }
  function done() {
    close();
    // Hides the keyboard of a phone.
    field()?.blur();
  }
  function change(next: string) {
    setFocused(true);
    setActive(-1);
    write(next);
    // The clear button is gone: return the focus to the field.
    if (next === '') field()?.focus();
  }
  function search() {
    find(text);
    if (text.trim() !== '') done();
  }
  /** Opens the product of a code directly, unless the text changed meanwhile. */
  async function searchCode() {
    const href = await import('./code-jump.ts').then(
      (it) => it.findCode(cache, text),
      () => null,
    );
    if (field()?.value !== text) return;
    if (href === null) search();
    else goTo(href);
  }
  function goTo(href: string) {
    leaveTo(href);
    done();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (looksLikeACode(text)) void searchCode();
    else search();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isFocused) close();
    else if (event.key === 'ArrowDown' && !isOpen) setFocused(true);
    else if (!isOpen || !keys.current?.press(event)) return;
    event.preventDefault();
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = currentTarget.contains(relatedTarget);
    // Switching windows, or closing a phone's keyboard, does not end the search.
    if (isInside || (relatedTarget === null && (!document.hasFocus() || !isWide()))) return;
    close();
  }

  return (
    <div className={classNames('flex min-w-0 flex-1', !isPage && 'h-12 lg:relative')}>
      {/* Not interactive: it only detects when the focus leaves the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        role="search"
        action={paths.search()}
        data-searching={isOver || undefined}
        className={classNames(
          'flex min-w-0 flex-1 flex-col',
          isOver &&
            'max-lg:fixed max-lg:inset-0 max-lg:z-sheet max-lg:bg-canvas max-lg:pt-[calc(8px+var(--safe-top))] max-lg:pr-(--safe-right) max-lg:pl-(--safe-left)',
        )}
        onSubmit={submit}
        onBlur={leave}
      >
        <div className={classNames('flex shrink-0 items-center', isOpen && 'max-lg:gap-1 max-lg:pr-4 max-lg:pl-1')}>
          {back}
          {isOver && (
            <IconButton
              icon="arrow-left"
              iconSize="lg"
              label={messages.shell.back}
              tip="none"
              className="lg:hidden"
              onClick={done}
            />
          )}
          <SearchField
            name="search"
            role="combobox"
            aria-expanded={isOpen && isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
            label={placeholder}
            value={text}
            maxLength={120}
            onFocus={() => setFocused(true)}
            onClick={() => setFocused(true)}
            onKeyDown={press}
            onChange={change}
            clearLabel={literals.clearSearch}
            after={hotkey ? <SlashKey /> : undefined}
          />
        </div>
        {isOver && <span className="fixed inset-x-0 top-19 bottom-0 -z-1 bg-scrim max-lg:hidden" />}
        {isOpen && Panel && (
          <div
            role="presentation"
            // scrollable, but the field handles the arrow keys: not a Tab stop
            tabIndex={-1}
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2',
              !isPage &&
                'lg:absolute lg:top-[60px] lg:left-0 lg:max-h-[calc(100dvh-100px)] lg:w-195 lg:rounded-[24px] lg:bg-surface lg:p-3 lg:shadow-3 lg:ring-1 lg:ring-line',
            )}
            // A press must not move the focus out of the field before the click selects.
            onMouseDown={(event) => event.preventDefault()}
          >
            {createElement(Panel, {
              ref: keys,
              id,
              text,
              active,
              onActive: setActive,
              onShown: setShown,
              onGo: goTo,
              onWrite: (words) => change(`${words} `),
            })}
          </div>
        )}
      </form>
    </div>
  );
}

const SlashKey = () => (
  <kbd aria-hidden="true" className="mr-2 rounded-[7px] bg-surface px-2 py-[5px] text-micro text-text-3 max-lg:hidden">
    /
  </kbd>
);
