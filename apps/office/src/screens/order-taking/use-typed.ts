import { useEffect, useState } from 'react';

/** A pause in typing, in ms, before the server is asked. */
const PAUSE = 150;
/** Letters from which the server is asked. */
const LEAST = 2;

/** Typed words, and those that the server is asked for a pause later. */
export function useTyped() {
  const [text, setText] = useState('');
  const words = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (words === asked) return;
    const timer = setTimeout(() => setAsked(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words, asked]);
  return {
    text,
    setText,
    asked,
    mayAsk: asked.length >= LEAST && words.length >= LEAST,
    /** The shown results answer the typed words. */
    isSettled: words === asked,
    askNow: () => setAsked(words),
  };
}
