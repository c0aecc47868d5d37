import type { ContentKind } from '../publishing/content.kind.js';
import { fieldNames } from '../publishing/field.columns.js';
import { NEW_PAGE, PAGE_MESSAGES, pagePath } from './page.contract.js';
import { PageRow } from './page.entity.js';
import { pageErrors } from './page.errors.js';
import { pageFaults } from './page.rules.js';

/** Pages as publishing sees them: those that the site always has can be changed, not taken away. */
export const PAGE_KIND: ContentKind<PageRow> = {
  resource: 'pages',
  entity: PageRow,
  ...fieldNames(PageRow),
  // Staff make free ones only.
  fresh: { ...NEW_PAGE, kind: 'free', published_at: null },
  holdsChanges: true,
  slugStem: 'page',
  title: ({ title }) => title,
  publicPath: pagePath,
  isLive: ({ published_at }) => published_at !== null,
  goLive: (row, at) => {
    row.published_at = at;
  },
  takeDown: (row) => {
    row.published_at = null;
  },
  faults: pageFaults,
  notFound: pageErrors.notFound,
  mustStay: ({ kind }) => (kind === 'fixed' ? PAGE_MESSAGES.fixed_stays : null),
};
