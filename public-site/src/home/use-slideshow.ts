import { useEffect, useState, type RefObject } from 'react';
import { useMotionReduced } from '../shared/ui/use-motion-reduced';
import { advances, SLIDE_MS, turned } from './slide-turn';

/** Which slide is shown, and what stops the next one from coming by itself. */
export function useSlideshow(element: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isHeld = useHeld(element);
  const isMotionReduced = useMotionReduced();
  const isAdvancing = advances({ isPaused, isHeld, isMotionReduced });

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => setCurrent((now) => turned(now, 1, count)), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isAdvancing, count]);

  return { current, isPaused, isAdvancing, isMotionReduced, show: setCurrent, setPaused };
}

/** A pointer is on the element, or the keyboard in it. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (name: string, action: () => void) =>
      element.current?.addEventListener(name, action, { signal: listening.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [element]);
  return isPointed || isFocused;
}
