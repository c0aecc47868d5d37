import { useEffect, useState } from 'react';
import { useMotionReduced } from '../shared/ui/useMotionReduced';
import { advances, SLIDE_MS, turned } from './slide-turn';

/** Which slide is shown, and what stops the next one from coming by itself. */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isMotionReduced = useMotionReduced();
  const isAdvancing = advances({ isPaused, isHeld, isMotionReduced });

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => setCurrent((now) => turned(now, 1, count)), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isAdvancing, count]);

  return { current, isPaused, isAdvancing, isMotionReduced, show: setCurrent, setPaused, setHeld };
}
