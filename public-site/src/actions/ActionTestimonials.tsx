import type { Action } from './action';
import { actionContent } from './actions.content';
import styles from './ActionTestimonials.module.css';

export function ActionTestimonials({ testimonials }: Pick<Action, 'testimonials'>) {
  return (
    <section aria-labelledby="temoignages">
      <h2 id="temoignages">{actionContent.testimonials}</h2>
      <div className={styles.testimonials}>
        {testimonials.map(({ author, role, quote }) => (
          <figure key={author}>
            <blockquote>
              <p>{actionContent.quoted(quote)}</p>
            </blockquote>
            <figcaption>
              <strong>{author}</strong>, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
