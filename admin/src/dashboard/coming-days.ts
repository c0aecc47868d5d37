import type { Dashboard } from '@livres/api/contract';
import { editPath, showPath } from '../shared/records/content-paths';
import { mayDo } from '../shared/rights/rights';
import type { Domain } from '../shared/theme/domain-colors';
import { dashboard as texts } from './dashboard.fr';

export interface ComingDay {
  at: string;
  title: string;
  note: string;
  to: string;
  domain: Domain;
}

/** What the days that come bring, in order: events, articles that appear, campaigns that end. */
export function comingDays({ campaigns, articles, events }: Dashboard): ComingDay[] {
  const lines: ComingDay[] = [
    ...(events?.this_week ?? []).flatMap((event) =>
      event.start_date
        ? {
            at: event.start_date,
            title: event.title,
            note: event.city ?? '',
            to: pathOf('events', event),
            domain: 'content' as const,
          }
        : [],
    ),
    ...(articles?.scheduled ?? []).flatMap((article) =>
      article.publish_at
        ? {
            at: article.publish_at,
            title: article.title,
            note: texts.article_appears,
            to: pathOf('articles', article),
            domain: 'content' as const,
          }
        : [],
    ),
    ...(campaigns?.ending_soon ?? []).flatMap((campaign) =>
      campaign.end_date
        ? {
            at: campaign.end_date,
            title: campaign.title,
            note: texts.campaign_ends,
            to: pathOf('campaigns', campaign),
            domain: 'money' as const,
          }
        : [],
    ),
  ];
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whoever may change a record goes on with it. */
const pathOf = (resource: string, record: Parameters<typeof editPath>[1]) =>
  mayDo(resource, 'write') ? editPath(resource, record) : showPath(resource, record);
