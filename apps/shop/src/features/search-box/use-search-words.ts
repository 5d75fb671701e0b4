import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const DEBOUNCE_MS = 500;
/** Results shown this long (ms) count as viewed. */
const VIEWED_MS = 2000;

/**
 * The text of the field. On the results page it comes from the address, and the results follow it half a second after the last
 * letter; on other pages nothing is searched before `find`.
 */
export function useSearchWords(replace: boolean) {
  const go = useGo();
  const searched = useRouterState({
    select: ({ location }) =>
      location.pathname === paths.search() ? (new URLSearchParams(location.searchStr).get('search') ?? '') : null,
  });
  const [text, setText] = useState(searched ?? '');
  const [seen, setSeen] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useReportViewed(searched);

  // The address changed otherwise (back button, a link): the field follows.
  if (seen !== searched) {
    setSeen(searched);
    setText(searched ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (searched === null || next.trim() === '') return;
    timer.current = setTimeout(() => find(next, true), DEBOUNCE_MS);
  }
  function find(words: string, isTyping = false) {
    clearTimeout(timer.current);
    const search = words.trim();
    if (search === '' || search === searched) return;
    setSeen(search);
    go(paths.search({ search }), { replace: isTyping || replace });
  }
  function leaveTo(href: string) {
    clearTimeout(timer.current);
    go(href, { replace });
  }
  return { text, write, find, leaveTo };
}

/** Reports a search once its results were viewed: shown for a while, or left by opening one. */
function useReportViewed(words: string | null) {
  const cache = useQueryClient();
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const report = () => {
      const viewed = waiting.current;
      waiting.current = null;
      if (viewed) void import('../../api/queries/search.ts').then((it) => it.reportSearch(cache, viewed), ignore);
    };
    if (words === null) {
      report();
      return;
    }
    waiting.current = words;
    const timer = setTimeout(report, VIEWED_MS);
    return () => clearTimeout(timer);
  }, [words, cache]);
}

const ignore = () => {};
