import type { CSSProperties } from 'react';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const COLORS = [
  'surface',
  'surface-soft',
  'surface-raised',
  'ink',
  'ink-soft',
  'title',
  'line',
  'link',
  'give',
  'band',
  'band-deep',
  'selected',
  'good',
  'warm',
  'bad',
  'quiet',
  'meter-money',
  'meter-books',
  'meter-equipment',
];
const STEPS = [5, 4, 3, 2, 1, 0, -1];

export function TokenSpecimens() {
  return (
    <Specimens title="Couleurs et lettres">
      <Specimen name="Les couleurs, telles que vos réglages les changent">
        <ul className={styles.tokens}>
          {COLORS.map((name) => (
            <li key={name} style={{ '--token': `var(--${name})` } as CSSProperties}>
              <span />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      {STEPS.map((step) => (
        <p
          key={step}
          style={{
            font: step > 0 ? `750 var(--step-${step}) / 1.1 var(--font-display)` : undefined,
            fontSize: `var(--step-${step})`,
          }}
        >
          step-{step} : un livre lu ici
        </p>
      ))}
    </Specimens>
  );
}
