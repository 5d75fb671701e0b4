import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchQuery } from '../../api/search.ts';
import type { PaletteGroup, PaletteOffice } from './rows.ts';

/** A pause in typing, in ms, before the server is asked. */
const PAUSE = 150;
/** Letters from which the server is asked. */
const LEAST = 2;

/** What the server finds for the typed text, a pause after typing. */
export function useSearch(text: string, group: PaletteGroup, { groups }: PaletteOffice) {
  const words = text.trim();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    if (words === asked) return;
    const timer = setTimeout(() => setAsked(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words, asked]);
  const isAsked = group !== 'places' && groups.length > 0;
  const mayAsk = isAsked && asked.length >= LEAST;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(asked, group === 'all' || group === 'places' ? undefined : group),
    enabled: mayAsk,
    // the rows of the shorter text stay until those of the longer one are there
    placeholderData: keepPreviousData,
  });
  const isShort = words.length < LEAST;
  return {
    words,
    isShort,
    items: isShort || !isAsked ? [] : (data?.items ?? []),
    missing: isShort || !isAsked || isPlaceholderData ? [] : (data?.missing ?? []),
    failure: isShort || !mayAsk || isFetching ? null : error,
    /** Whether what is shown answers the typed words. */
    isCurrent: isShort || !isAsked || (words === asked && data !== undefined && !isPlaceholderData),
    /** Asks without waiting for the pause. */
    askNow: () => setAsked(words),
    retry: () => void refetch(),
  };
}
