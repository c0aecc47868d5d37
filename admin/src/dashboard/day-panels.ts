import type { Dashboard } from '@livres/api/contract';
import { timeAgo } from '../shared/format/french-date';
import { dashboard as texts } from './dashboard.fr';

export interface Line {
  id: number;
  slug: string;
  title: string;
  note: string;
}

export interface DayPanel {
  resource: string;
  words: { title: string; help: string; empty: string };
  lines: Line[];
}

/** Drafts to go on with, at an instant in milliseconds: a panel more is a line here and its words. What one may not read has none. */
export function dayPanels({ campaigns, articles, events }: Dashboard, now: number): DayPanel[] {
  const changed = ({ updated_at }: { updated_at: string }) => texts.changed(timeAgo(updated_at, now));
  const { panels } = texts;
  return [
    campaigns && panelOf('campaigns', panels.drafts, campaigns.drafts, changed),
    articles && panelOf('articles', panels.articles_in_progress, articles.in_progress, changed),
    events && panelOf('events', panels.events_drafts, events.drafts, changed),
  ].filter((panel) => panel !== null);
}

function panelOf<Record extends Omit<Line, 'note'>>(
  resource: string,
  words: DayPanel['words'],
  records: Record[],
  noteOf: (record: Record) => string,
): DayPanel {
  const lines = records.map((record) => {
    const { id, slug, title } = record;
    return { id, slug, title, note: noteOf(record) };
  });
  return { resource, words, lines };
}
