import { ArticleInput } from '@livres/api/dist/content/articles/article.dto.js';
import { ARTICLE_EXPORT_COLUMNS } from '@livres/api/dist/content/articles/article-export.content.js';
import { ArticlesQuery } from '@livres/api/dist/content/articles/article-query.dto.js';
import { ARTICLE_KIND } from '@livres/api/dist/content/articles/article.kind.js';
import { CampaignUpdateInput } from '@livres/api/dist/content/campaign-updates/campaign-update.dto.js';
import { CAMPAIGN_UPDATE_EXPORT_COLUMNS } from '@livres/api/dist/content/campaign-updates/campaign-update-export.content.js';
import { CAMPAIGN_UPDATE_KIND } from '@livres/api/dist/content/campaign-updates/campaign-update.kind.js';
import { CampaignInput } from '@livres/api/dist/content/campaigns/campaign.dto.js';
import { CAMPAIGN_EXPORT_COLUMNS } from '@livres/api/dist/content/campaigns/campaign-export.content.js';
import { CampaignsQuery } from '@livres/api/dist/content/campaigns/campaign-query.dto.js';
import { CAMPAIGN_KIND } from '@livres/api/dist/content/campaigns/campaign.kind.js';
import { EventInput } from '@livres/api/dist/events/events/event-input.dto.js';
import { EVENT_EXPORT_COLUMNS } from '@livres/api/dist/events/events/event-export.content.js';
import { EventsQuery } from '@livres/api/dist/events/events/event-query.dto.js';
import { EVENT_KIND } from '@livres/api/dist/events/events/event.kind.js';
import { ContentPageInput } from '@livres/api/dist/content/pages/page.dto.js';
import { PAGE_EXPORT_COLUMNS } from '@livres/api/dist/content/pages/page-export.content.js';
import { PAGE_KIND } from '@livres/api/dist/content/pages/page.kind.js';
import { PartnerInput } from '@livres/api/dist/content/partners/partner.dto.js';
import { PARTNER_EXPORT_COLUMNS } from '@livres/api/dist/content/partners/partner-export.content.js';
import { PARTNER_KIND } from '@livres/api/dist/content/partners/partner.kind.js';
import { ProjectInput } from '@livres/api/dist/content/projects/project.dto.js';
import { PROJECT_EXPORT_COLUMNS } from '@livres/api/dist/content/projects/project-export.content.js';
import { ProjectsQuery } from '@livres/api/dist/content/projects/project-query.dto.js';
import { PROJECT_KIND } from '@livres/api/dist/content/projects/project.kind.js';
import { ScholarshipInput } from '@livres/api/dist/universities/scholarships/scholarship.dto.js';
import { SCHOLARSHIP_EXPORT_COLUMNS } from '@livres/api/dist/universities/scholarships/scholarship-export.content.js';
import { ScholarshipsQuery } from '@livres/api/dist/universities/scholarships/scholarship-query.dto.js';
import { SCHOLARSHIP_KIND } from '@livres/api/dist/universities/scholarships/scholarship.kind.js';
import { CategoryInput, TagInput } from '@livres/api/dist/content/taxonomy/taxonomy.dto.js';
import {
  CATEGORY_EXPORT_COLUMNS,
  TAG_EXPORT_COLUMNS,
} from '@livres/api/dist/content/taxonomy/taxonomy-export.content.js';
import { CATEGORY_KIND, TAG_KIND } from '@livres/api/dist/content/taxonomy/taxonomy.kind.js';
import { getMetadataStorage } from 'class-validator';
import { getMetadataArgsStorage } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { articleKind as articleForm } from '../../admin/src/content/articles/article-kind.ts';
import { campaignUpdateKind as campaignUpdateForm } from '../../admin/src/content/campaign-updates/campaign-update-kind.ts';
import { campaignKind as campaignForm } from '../../admin/src/content/campaigns/campaign-kind.ts';
import { eventKind as eventForm } from '../../admin/src/events/events/event-kind.ts';
import { pageKind as pageForm } from '../../admin/src/content/pages/page-kind.ts';
import { partnerKind as partnerForm } from '../../admin/src/content/partners/partner-kind.ts';
import { projectKind as projectForm } from '../../admin/src/content/projects/project-kind.ts';
import { scholarshipKind as scholarshipForm } from '../../admin/src/universities/scholarships/scholarship-kind.ts';
import {
  categoryKind as categoryForm,
  tagKind as tagForm,
} from '../../admin/src/content/taxonomy/taxonomy-kinds.ts';
import { pageAddress } from '../../public-site/server/page-address.ts';

type Class = new () => object;
/** Why a field is left out, by field. */
type Reasons = Record<string, string>;

interface Published {
  kind: { resource: string; entity: Class; fields: readonly string[]; fresh: object };
  body: Class;
  /** What a form starts with, in the panel. */
  blank: Record<string, unknown>;
  exported: Record<string, string>;
  /** Columns that staff do not write, or not with the text. */
  notWritten?: Reasons;
  notExported?: Reasons;
}

const STANDING = 'Where it stands on the site: an act of its own, never part of an edition';
const ORDER = 'Its place in the list: moved without an edition';
const COUNTED = 'Counted by the product';
const PICTURE = 'A picture means nothing in a spreadsheet';
const BY_NAME = 'Exported by name, under its own heading';

/** Of every table of content, beside its text. */
const OF_CONTENT = [
  'id',
  'pending',
  'publish_at',
  'created_by',
  'created_at',
  'updated_at',
  'archived_at',
  'deleted_at',
  'version',
];

const PUBLISHED: Published[] = [
  {
    kind: ARTICLE_KIND,
    body: ArticleInput,
    blank: articleForm.blank,
    exported: ARTICLE_EXPORT_COLUMNS,
    notWritten: { status: STANDING, view_count: COUNTED },
    notExported: { featured_image_id: PICTURE, category_ids: BY_NAME, tag_ids: BY_NAME },
  },
  {
    kind: CAMPAIGN_KIND,
    body: CampaignInput,
    blank: campaignForm.blank,
    exported: CAMPAIGN_EXPORT_COLUMNS,
    notExported: {
      description: 'Rich text: too long for a cell',
      featured_image_id: PICTURE,
      opening_amount: 'Part of what was collected, which is exported',
      opening_books: 'Part of what was collected, which is exported',
      opening_equipment: 'Part of what was collected, which is exported',
      opening_donation_count: 'Part of the number of donations, which is exported',
    },
  },
  {
    kind: CAMPAIGN_UPDATE_KIND,
    body: CampaignUpdateInput,
    blank: campaignUpdateForm.blank,
    exported: CAMPAIGN_UPDATE_EXPORT_COLUMNS,
    notWritten: { published_at: STANDING },
    notExported: { campaign_id: BY_NAME, featured_image_id: PICTURE },
  },
  {
    kind: EVENT_KIND,
    body: EventInput,
    blank: eventForm.blank,
    exported: EVENT_EXPORT_COLUMNS,
    notWritten: {
      status: STANDING,
      cancellation_reason: 'Written by whoever cancels it',
      view_count: COUNTED,
      series_id: 'Given by the repetition of an event',
    },
    notExported: { featured_image_id: PICTURE, tag_ids: BY_NAME },
  },
  {
    kind: PAGE_KIND,
    body: ContentPageInput,
    blank: pageForm.blank,
    exported: PAGE_EXPORT_COLUMNS,
    notWritten: {
      kind: 'Fixed pages are made by a migration',
      published_at: STANDING,
      revised_at: 'When its published text last changed',
    },
    notExported: { blocks: 'The parts of a page are no cell' },
  },
  {
    kind: PARTNER_KIND,
    body: PartnerInput,
    blank: partnerForm.blank,
    exported: PARTNER_EXPORT_COLUMNS,
    notWritten: { order: ORDER, published_at: STANDING },
    notExported: { logo_id: PICTURE },
  },
  {
    kind: PROJECT_KIND,
    body: ProjectInput,
    blank: projectForm.blank,
    exported: PROJECT_EXPORT_COLUMNS,
    notWritten: { order: ORDER, published_at: STANDING },
    notExported: {
      featured_image_id: PICTURE,
      partner_ids: BY_NAME,
      campaign_id: 'The import, which reads the same columns, links no campaign',
    },
  },
  {
    kind: SCHOLARSHIP_KIND,
    body: ScholarshipInput,
    blank: scholarshipForm.blank,
    exported: SCHOLARSHIP_EXPORT_COLUMNS,
    notWritten: {
      status: STANDING,
      published_at: STANDING,
      view_count: COUNTED,
      favorite_count: COUNTED,
      link_state: 'Found by the checks of links',
      link_checked_at: 'Found by the checks of links',
      link_fault: 'Found by the checks of links',
    },
    notExported: { university_id: BY_NAME },
  },
  {
    kind: CATEGORY_KIND,
    body: CategoryInput,
    blank: categoryForm.blank,
    exported: CATEGORY_EXPORT_COLUMNS,
  },
  { kind: TAG_KIND, body: TagInput, blank: tagForm.blank, exported: TAG_EXPORT_COLUMNS },
];

/** Properties of forms that are sent with a record and are no part of its text. */
const BESIDE_THE_TEXT = ['order', 'status'];

describe.each(PUBLISHED.map((one) => [one.kind.resource, one] as const))('a field of %s', (_, published) => {
  const { kind, body, blank, exported, notWritten = {}, notExported = {} } = published;
  const sent = propertiesOf(body);
  const written = Object.keys(notWritten);

  it('is in the edition and in the form’s body, or in neither', () => {
    expect(sent.length).toBeGreaterThan(2);
    const ofText = sent.filter((name) => !BESIDE_THE_TEXT.includes(name) || !written.includes(name));
    expect(ofText.toSorted()).toEqual([...kind.fields].toSorted());
  });

  it('is in the edition where it is a column, or is named with the reason', () => {
    const columns = columnsOf(kind.entity).filter((name) => !OF_CONTENT.includes(name));
    expect(columns.toSorted()).toEqual([...kind.fields, ...written].toSorted());
  });

  it('has a value in a new record, or is required', () => {
    const given = [...Object.keys(kind.fresh).filter((name) => !written.includes(name)), ...requiredOf(body)];
    expect(given.toSorted()).toEqual([...kind.fields].toSorted());
  });

  it('is in the form of the panel as it is in the body', () => {
    const shown = sent.filter((name) => name !== 'order');
    expect(Object.keys(blank).toSorted()).toEqual(shown.toSorted());
  });

  it('is exported, or is named with the reason', () => {
    const left = kind.fields.filter((name) => !(name in exported));
    expect(left.toSorted()).toEqual(Object.keys(notExported).toSorted());
  });
});

/** The lists of the site's pages, and what only programs ask of them: no page has a control for it. */
const LISTS: [path: string, query: Class, forPrograms: readonly string[]][] = [
  [
    '/actualites',
    ArticlesQuery,
    [
      'author',
      'author_email',
      'category_id',
      'end_date',
      'featured',
      'max_views',
      'min_views',
      'ordering',
      'page_size',
      'published',
      'related_to',
      'start_date',
      'status',
      'summary',
      'tags',
    ],
  ],
  [
    '/campagnes',
    CampaignsQuery,
    [
      'created_by',
      'end_date',
      'max_progress',
      'max_raised',
      'min_progress',
      'min_raised',
      'page_size',
      'start_date',
    ],
  ],
  // The page asks a month of its calendar under its French name.
  ['/evenements', EventsQuery, ['month', 'page_size']],
  ['/projets', ProjectsQuery, ['country', 'featured', 'ordering', 'page_size']],
  ['/universites/scholarships', ScholarshipsQuery, ['page_size']],
];

describe.each(LISTS)('the filters of %s', (path, query, forPrograms) => {
  /** Under which the page that is asked with this filter is kept in the cache: it names the filter where it is read. */
  const isInKey = (name: string) => pageAddress(`${path}?${name}=1`, {}).key === `${path}?${name}=1`;

  it('are in the key of the cache, but for those of programs, which are named', () => {
    const filters = propertiesOf(query);
    expect(filters.length).toBeGreaterThan(5);
    expect(filters.filter((name) => !isInKey(name)).toSorted()).toEqual([...forPrograms].toSorted());
  });
});

function propertiesOf(dto: Class): string[] {
  return [...new Set(validationsOf(dto).map(({ propertyName }) => propertyName))];
}

function requiredOf(dto: Class): string[] {
  const optional = validationsOf(dto).filter(({ type }) => type === 'conditionalValidation');
  return propertiesOf(dto).filter((name) => !optional.some(({ propertyName }) => propertyName === name));
}

function validationsOf(dto: Class) {
  return getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
}

function columnsOf(entity: Class): string[] {
  const classes = new Set<unknown>();
  for (let one: unknown = entity; one; one = Object.getPrototypeOf(one)) classes.add(one);
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => classes.has(target));
  return [...new Set(columns.map(({ propertyName }) => propertyName))];
}
