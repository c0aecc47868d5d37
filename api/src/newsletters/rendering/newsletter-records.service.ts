import { Injectable } from '@nestjs/common';
import { ArticlesService } from '../../content/articles/articles.service.js';
import { campaignGoals } from '../../content/campaigns/campaign.contract.js';
import { CampaignsService } from '../../content/campaigns/campaigns.service.js';
import type { Picture } from '../../content/media/picture.dto.js';
import { EventsService } from '../../events/events/events.service.js';
import { dateInFrench, dayInFrench, parisDay } from '../../platform/clock/paris.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';
import { ScholarshipsService } from '../../universities/scholarships/scholarships.service.js';
import type { NewsletterBlock } from '../newsletters/newsletter.dto.js';
import type { TargetedBlock } from '../newsletters/newsletters.contract.js';
import { renderingTexts as texts } from './newsletter-rendering.content.js';
import type { NewsletterProgress } from './newsletter-part.dto.js';

export interface ShownRecord {
  tag: string;
  title: string;
  text: string;
  label: string;
  url: string;
  picture: Picture | null;
  progress: NewsletterProgress | null;
}

/** The records of the site that blocks are about, as the public reads them now. */
@Injectable()
export class NewsletterRecordsService {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly articles: ArticlesService,
    private readonly events: EventsService,
    private readonly scholarships: ScholarshipsService,
  ) {}

  /** null where it is not, or no longer, on the site; `today` is what its progress is dated by, in French. */
  async shown(type: TargetedBlock, block: NewsletterBlock, today: string): Promise<ShownRecord | null> {
    if (!block.target_id) return null;
    const id = String(block.target_id);
    if (type === 'campaign') return orNull(this.campaign(id, block.shows_progress ? today : null));
    if (type === 'article') return orNull(this.article(id));
    if (type === 'event') return orNull(this.event(id));
    return orNull(this.scholarship(block.target_id));
  }

  private async campaign(id: string, progressAt: string | null): Promise<ShownRecord> {
    const campaign = await this.campaigns.find(id);
    const { title, short_description, slug, picture, end_date } = campaign;
    const [goal] = campaignGoals(campaign);
    const amount = (value: number) =>
      goal?.kind === 'money'
        ? moneyInFrench(Math.round(value * 10 ** (campaign.currency === 'XAF' ? 0 : 2)), campaign.currency)
        : `${value.toLocaleString('fr-FR')} ${goal?.kind === 'books' ? texts.books : texts.equipment}`;
    const until = end_date
      ? texts.until(dateInFrench(parisDay(new Date(end_date))).replace(/ \d{4}$/, ''))
      : '';
    const progress = goal &&
      progressAt !== null && {
        percentage: Math.max(0, Math.min(100, Math.round((goal.current / goal.goal) * 100))),
        text: texts.progress(amount(goal.current), amount(goal.goal), progressAt) + until,
      };
    return {
      tag: texts.campaign,
      title,
      text: short_description ?? '',
      label: texts.give,
      url: `/campagnes/${slug}`,
      picture: progressAt === null ? picture : null,
      progress: progress || null,
    };
  }

  private async article(id: string): Promise<ShownRecord> {
    const { title, excerpt, slug, picture } = await this.articles.find(id);
    return {
      tag: texts.article,
      title,
      text: excerpt ?? '',
      label: texts.read,
      url: `/actualites/${slug}`,
      picture,
      progress: null,
    };
  }

  private async event(id: string): Promise<ShownRecord> {
    const { title, short_description, start_date, city, location, slug, picture } =
      await this.events.find(id);
    const when = start_date ? momentInFrench(start_date) : '';
    const where = [location, city].filter(Boolean).join(', ');
    return {
      tag: texts.event,
      title,
      text: [[when, where].filter(Boolean).join(' · '), short_description ?? ''].filter(Boolean).join('\n'),
      label: texts.register,
      url: `/evenements/${slug}`,
      picture,
      progress: null,
    };
  }

  private async scholarship(id: number): Promise<ShownRecord | null> {
    const [found] = await this.scholarships.summaries([id]);
    if (!found) return null;
    return {
      tag: texts.scholarship,
      title: found.title,
      text: [texts.deadline(dayInFrench(found.deadline)), found.excerpt].filter(Boolean).join('\n'),
      label: texts.see,
      url: `/universites/scholarships/${found.id}`,
      picture: null,
      progress: null,
    };
  }
}

const orNull = (found: Promise<ShownRecord | null>) => found.catch(() => null);

function momentInFrench(moment: string): string {
  const at = new Date(moment);
  const hour = at
    .toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' })
    .replace(':', ' h ')
    .replace(/ h 00$/, ' h');
  return `${dayInFrench(parisDay(at))}, ${hour}`;
}
