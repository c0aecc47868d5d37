import { useCallback, useEffect, useRef } from 'react';
import { isMotionReduced } from '../../shared/ui/is-motion-reduced';
import { useSeen } from '../../shared/ui/use-seen';
import { COUNT_MS, countedTo } from './count-up';
import type { ImpactFigure } from './impact-figures';

/** The figure, whole in the page; counted up once it is seen, for those who like things that move. */
export function CountUp({ value, print }: Pick<ImpactFigure, 'value' | 'print'>) {
  const element = useRef<HTMLSpanElement>(null);
  const frame = useRef(0);
  const start = useCallback(() => {
    if (isStill()) return;
    const startedAt = performance.now();
    const draw = (now: number) => {
      const elapsed = isStill() ? COUNT_MS : now - startedAt;
      if (element.current) element.current.textContent = print(countedTo(value, elapsed));
      if (elapsed < COUNT_MS) frame.current = requestAnimationFrame(draw);
    };
    frame.current = requestAnimationFrame(draw);
  }, [value, print]);
  useSeen(element, start);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return <span ref={element}>{print(value)}</span>;
}

// A screen reader would otherwise read a figure on its way.
function isStill(): boolean {
  return isMotionReduced() || document.documentElement.dataset['screenReader'] === 'on';
}
