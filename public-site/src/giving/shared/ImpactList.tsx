import { BookOpen, GraduationCap, HeartHandshake, Package } from 'lucide-react';
import { impactContent, impactEntries } from './impact.content';
import styles from './ImpactList.module.css';

const ICONS = [BookOpen, Package, GraduationCap];

/** What a gift does, drawn and in words. */
export function ImpactList({ euros }: { euros: number }) {
  const entries = impactEntries(euros);
  return (
    <ul className={styles.impact}>
      {entries.map((entry, index) => {
        const Icon = entry === impactContent.little ? HeartHandshake : (ICONS[index] ?? BookOpen);
        return (
          <li key={entry}>
            <Icon aria-hidden="true" size={22} />
            {entry}
          </li>
        );
      })}
    </ul>
  );
}
