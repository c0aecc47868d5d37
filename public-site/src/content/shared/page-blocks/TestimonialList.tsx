import type { PageItem } from '@livres/api/contract';
import styles from './TestimonialList.module.css';

const quoted = (quote: string) => `«\u00a0${quote}\u00a0»`;

/** What people say, with who they are. */
export function TestimonialList({ items }: { items: readonly PageItem[] }) {
  return (
    <div className={styles.testimonials}>
      {items.map(({ title, text, detail }) => (
        <figure key={title}>
          <blockquote>
            <p>{quoted(text)}</p>
          </blockquote>
          <figcaption>
            <strong>{title}</strong>
            {detail && `, ${detail}`}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
