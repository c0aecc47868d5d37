import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../publishing/content.kind.js';
import { fieldNames } from '../publishing/field.columns.js';
import { NEW_PROJECT, PROJECT_MESSAGES } from './project.contract.js';
import { ProjectRow } from './project.entity.js';
import { projectErrors } from './project.errors.js';
import { PROJECT_IMPORT } from './project-import.js';
import { projectFaults } from './project.rules.js';
import { holdCampaigns, holdPartners } from './projects.queries.js';

/** Projects as publishing sees them. Their order is no part of their text: see `OrderingService`. */
export const PROJECT_KIND: ContentKind<ProjectRow> = {
  resource: 'projects',
  entity: ProjectRow,
  ...fieldNames(ProjectRow),
  fresh: { ...NEW_PROJECT, order: 0, published_at: null },
  holdsChanges: true,
  slugStem: 'projet',
  title: ({ title }) => title,
  publicPath: (slug) => `/projets/${slug}`,
  isLive: ({ published_at }) => published_at !== null,
  goLive: (row, at) => {
    row.published_at = at;
  },
  takeDown: (row) => {
    row.published_at = null;
  },
  faults: async (row, tx) => ({ ...projectFaults(row), ...(await missingLinks(row, tx)) }),
  notFound: projectErrors.notFound,
  importing: PROJECT_IMPORT,
};

/** What the project leads to must exist, and stay until the transaction ends. */
async function missingLinks(
  { partner_ids, campaign_id }: ProjectRow,
  tx: EntityManager,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (partner_ids.length > 0 && (await holdPartners.run(tx, partner_ids)) < partner_ids.length)
    faults['partner_ids'] = PROJECT_MESSAGES.partner_unknown;
  if (campaign_id !== null && (await holdCampaigns.run(tx, [campaign_id])) === 0)
    faults['campaign_id'] = PROJECT_MESSAGES.campaign_unknown;
  return faults;
}
