import type { PageBlock, PageBlockType, PageItem } from '@livres/api/contract';
import type { ComponentType } from 'react';
import { FigureList } from './FigureList';
import { GoalList } from './GoalList';
import { NoteList } from './NoteList';
import { StepList } from '../../../shared/ui/StepList';
import { TestimonialList } from './TestimonialList';
import styles from './AchievementList.module.css';

type Entries = ComponentType<{ items: readonly PageItem[] }>;

const LISTS: Record<Exclude<PageBlockType, 'text'>, Entries> = {
  notes: NoteList,
  steps: StepList,
  figures: FigureList,
  achievements: AchievementList,
  goals: GoalList,
  testimonials: TestimonialList,
};

/** The entries of a part of a page, as its type shows them. */
export function BlockEntries({ block: { type, items } }: { block: PageBlock }) {
  if (type === 'text' || items.length === 0) return null;
  const List = LISTS[type];
  return <List items={items} />;
}

/** What is done: a figure, what it counts, and a word about it. */
function AchievementList({ items }: { items: readonly PageItem[] }) {
  return (
    <ul className={styles.achievements}>
      {items.map(({ title, text, detail }) => (
        <li key={title}>
          <b>{detail}</b>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
