import { useCallback, useEffect, useRef, useState } from 'react';
import { Container } from '../shared/ui/Container';
import { isMotionReduced } from '../shared/ui/is-motion-reduced';
import { useSeen } from '../shared/ui/use-seen';
import { homeContent } from './home.content';
import styles from './Quotation.module.css';
import { charactersWritten } from './typing';

const { text, source } = homeContent.quotation;

/** Written under the visitor's eyes once it is seen; always whole for who listens, prints or wants no motion. */
export function Quotation() {
  const quotation = useRef<HTMLQuoteElement>(null);
  const written = useWriting(quotation);
  return (
    <Container>
      <figure className={styles.quotation}>
        <blockquote ref={quotation}>
          <p>
            {text.slice(0, written)}
            {written < text.length && <span className={styles.toCome}>{text.slice(written)}</span>}
          </p>
        </blockquote>
        <figcaption>{source}</figcaption>
      </figure>
    </Container>
  );
}

function useWriting(element: { current: HTMLElement | null }): number {
  const [written, setWritten] = useState(text.length);
  const frame = useRef(0);
  const start = useCallback(() => {
    if (isMotionReduced()) return;
    const startedAt = performance.now();
    const write = (now: number) => {
      const count = isMotionReduced() ? text.length : charactersWritten(text.length, now - startedAt);
      setWritten(count);
      if (count < text.length) frame.current = requestAnimationFrame(write);
    };
    frame.current = requestAnimationFrame(write);
  }, []);
  useSeen(element, start);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return written;
}
