import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const DEBOUNCE_MS = 500;
/** Results that stay this long were looked at. */
const LOOKED_AT_MS = 2000;

/**
 * The words of the field. On the results' own page they are the address's, and the results follow them half a second after the
 * last letter; elsewhere nothing is looked for before `find`.
 */
export function useSearchWords(replace: boolean) {
  const go = useGo();
  const inForce = useRouterState({
    select: ({ location }) =>
      location.pathname === paths.search() ? (new URLSearchParams(location.searchStr).get('search') ?? '') : null,
  });
  const [text, setText] = useState(inForce ?? '');
  const [seen, setSeen] = useState(inForce);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useTold(inForce);

  // The address changed by other means (the way back, a link): the field follows.
  if (seen !== inForce) {
    setSeen(inForce);
    setText(inForce ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (inForce === null || next.trim() === '') return;
    timer.current = setTimeout(() => find(next, true), DEBOUNCE_MS);
  }
  function find(words: string, isTyping = false) {
    clearTimeout(timer.current);
    const search = words.trim();
    if (search === '' || search === inForce) return;
    setSeen(search);
    go(paths.search({ search }), { replace: isTyping || replace });
  }
  function leaveFor(href: string) {
    clearTimeout(timer.current);
    go(href, { replace });
  }
  return { text, write, find, leaveFor };
}

/** Tells what was looked for once its results were looked at: they stayed a while, or led to something. */
function useTold(words: string | null) {
  const cache = useQueryClient();
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const tell = () => {
      const looked = waiting.current;
      waiting.current = null;
      if (looked) void import('../../api/queries/search.ts').then((it) => it.tellSearch(cache, looked), ignore);
    };
    if (words === null) {
      tell();
      return;
    }
    waiting.current = words;
    const timer = setTimeout(tell, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [words, cache]);
}

const ignore = () => {};
