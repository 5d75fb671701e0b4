import { useCallback, useEffect, useRef, useState } from 'react';

/** The section at the top of the list, and a function that scrolls to another. */
export function useSectionsPlace(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const isScrolled = useRef(false);

  const read = useCallback(() => {
    const box = list.current;
    if (!box) return;
    const tops = [...box.querySelectorAll<HTMLElement>('[data-section]')].map((section) => section.offsetTop);
    const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    const at = tops.findLastIndex((top) => top <= box.scrollTop + 60);
    setCurrent(isAtEnd ? tops.length - 1 : Math.max(0, at));
  }, []);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let frame = 0;
    const readSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    const onScroll = () => {
      isScrolled.current = true;
      readSoon();
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    readSoon();
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', onScroll);
    };
  }, [read, count]);

  const goTo = useCallback((at: number) => {
    const section = list.current?.querySelectorAll<HTMLElement>('[data-section]')[at];
    if (!section || !list.current) return;
    list.current.scrollTop = section.offsetTop;
    setCurrent(at);
  }, []);

  /** Does not touch a list that never scrolled: reading it would force a layout. */
  const goToTop = useCallback(() => {
    if (isScrolled.current) list.current?.scrollTo?.({ top: 0 });
    isScrolled.current = false;
  }, []);

  return { list, current, goTo, goToTop };
}
