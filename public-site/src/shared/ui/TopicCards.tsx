import type { LucideIcon } from 'lucide-react';
import styles from './TopicCards.module.css';

export interface Topic {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** What is offered, one thing a card: its sign, its name and a sentence about it. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon aria-hidden="true" size={26} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
