import { drawnIllustration, plainLetters } from '@livres/api/contract';
import { ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../shared/paths';
import { Container } from '../shared/ui/Container';
import { isMotionReduced } from '../shared/ui/is-motion-reduced';
import { useSeen } from '../shared/ui/use-seen';
import { homeContent } from './home.content';
import styles from './Quotation.module.css';
import { charactersWritten } from './typing';
import type { Voice } from './voice';

const { quotation } = homeContent;

/** Written under the visitor's eyes once it is seen; always whole for who listens, prints or wants no motion. */
export function Quotation({ voice }: { voice: Voice | null }) {
  const text = voice ? `«\u00a0${voice.text}\u00a0»` : quotation.text;
  const place = useRef<HTMLQuoteElement>(null);
  const written = useWriting(place, text.length);
  return (
    <section className={styles.band} aria-label={quotation.label}>
      <Container className={styles.columns}>
        <div className={styles.face}>
          <img
            src={`/illustrations/${drawnIllustration('portrait-woman-book', seedOf(voice))}.svg`}
            alt=""
            width={640}
            height={360}
            loading="lazy"
          />
        </div>
        <figure className={styles.quotation}>
          <blockquote ref={place}>
            <p>
              {text.slice(0, written)}
              {written < text.length && <span className={styles.toCome}>{text.slice(written)}</span>}
            </p>
          </blockquote>
          <figcaption>
            {voice ? (
              <>
                <strong>{voice.name}</strong>
                {voice.role && `, ${voice.role}`}
              </>
            ) : (
              quotation.source
            )}
          </figcaption>
          {voice && (
            <Link to={`${paths.action('formation')}#${voice.anchor}`}>
              {quotation.more}
              <ArrowRight aria-hidden="true" size={18} />
            </Link>
          )}
        </figure>
      </Container>
    </section>
  );
}

/** One's name, as an address writes it: the same face each time. */
function seedOf(voice: Voice | null): string {
  return plainLetters(voice?.name ?? '')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
}

function useWriting(element: { current: HTMLElement | null }, length: number): number {
  const [written, setWritten] = useState(length);
  const frame = useRef(0);
  const start = useCallback(() => {
    if (isMotionReduced()) return;
    const startedAt = performance.now();
    const write = (now: number) => {
      const count = isMotionReduced() ? length : charactersWritten(length, now - startedAt);
      setWritten(count);
      if (count < length) frame.current = requestAnimationFrame(write);
    };
    frame.current = requestAnimationFrame(write);
  }, [length]);
  useSeen(element, start);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return written;
}
