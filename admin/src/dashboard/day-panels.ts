import { DAY_MS, progressPercentage, type CampaignRecord, type Dashboard } from '@livres/api/contract';
import { frenchMoment, timeAgo } from '../shared/format/french-date';
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

/** Records to look at today, at an instant in milliseconds: a panel more is a line here and its words. What one may not read has none. */
export function dayPanels({ campaigns, articles, events }: Dashboard, now: number): DayPanel[] {
  const endsIn = (campaign: CampaignRecord) =>
    texts.ends_in((Date.parse(campaign.end_date ?? '') - now) / DAY_MS, progressPercentage(campaign));
  const changed = ({ updated_at }: { updated_at: string }) => texts.changed(timeAgo(updated_at, now));
  const appears = ({ publish_at }: { publish_at: string | null }) =>
    texts.published_on(frenchMoment(publish_at ?? ''));
  const takesPlace = ({ start_date, city }: { start_date: string | null; city: string | null }) =>
    [frenchMoment(start_date ?? ''), city].filter(Boolean).join(' · ');
  const { panels } = texts;
  return [
    campaigns && panelOf('campaigns', panels.ending, campaigns.ending_soon, endsIn),
    campaigns && panelOf('campaigns', panels.drafts, campaigns.drafts, changed),
    articles && panelOf('articles', panels.articles_in_progress, articles.in_progress, changed),
    articles && panelOf('articles', panels.articles_scheduled, articles.scheduled, appears),
    events && panelOf('events', panels.events_week, events.this_week, takesPlace),
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
