import { articles } from './content/articles';
import { campaignUpdates } from './content/campaign-updates';
import { campaigns } from './content/campaigns';
import { checkIn } from './events/check-in';
import { events } from './events/events';
import { registrations } from './events/registrations';
import { media } from './content/media';
import { pages } from './content/pages';
import { partners } from './content/partners';
import { projects } from './content/projects';
import { categories, tags } from './content/taxonomy';
import { history } from './core/history';
import { settings } from './core/settings';
import { dashboard } from './dashboard';
import { donations } from './giving/donations';
import { donors } from './giving/donors';
import { expenses } from './giving/expenses';
import { matchingPots } from './giving/matching';
import { receipts } from './giving/receipts';
import { reconciliation } from './giving/reconciliation';
import { recurringGifts } from './giving/recurring';
import { goodsAlerts } from './goods/alerts';
import { pickupTransactions } from './goods/donation-transactions';
import { physicalDonations } from './goods/physical-donations';
import { pickups } from './goods/pickups';
import { access } from './people/access';
import { contactMessages } from './people/contact';
import { newsletterSubscribers } from './people/newsletter';
import { peopleMerges } from './people/merges';
import { notifications } from './people/notifications';
import { personalData } from './people/personal-data';
import { savedViews } from './people/saved-views';
import { staff } from './people/staff';
import { newsletters } from './newsletters/newsletters';
import { impact } from './reporting/impact';
import { system } from './reporting/system';
import { contextualDashboard } from './reporting/contextual-dashboard';
import { campaignAnalytics } from './reporting/campaign-analytics';
import { donorAnalytics } from './reporting/donor-analytics';
import { visitAnalytics } from './reporting/visit-analytics';
import { questions } from './reporting/questions';
import { visualizations } from './reporting/visualizations';
import { visualizationTests } from './reporting/visualization-tests';
import type { Capability } from './shared/layout/capability';
import { accompanimentRequests } from './universities/accompaniment';
import { ambassadorApplications } from './universities/ambassadors';
import { scholarships } from './universities/scholarships';
import { universities } from './universities/universities';

interface Section {
  /** Null for what comes first, and needs no name. */
  title: string | null;
  capabilities: readonly Capability[];
}

/** Where the screens that one pins are. */
export const ANALYSES = 'Analyses';

/** The whole panel, in the order of its side menu: a capability more is a word here. */
export const SECTIONS: readonly Section[] = [
  { title: null, capabilities: [dashboard, notifications, access] },
  {
    title: 'Dons d’argent',
    capabilities: [
      donations,
      recurringGifts,
      receipts,
      donors,
      peopleMerges,
      matchingPots,
      expenses,
      reconciliation,
    ],
  },
  { title: 'Dons matériels', capabilities: [physicalDonations, pickupTransactions, pickups, goodsAlerts] },
  {
    title: 'Contenu',
    capabilities: [
      campaigns,
      campaignUpdates,
      articles,
      events,
      registrations,
      checkIn,
      projects,
      partners,
      pages,
      media,
      tags,
      categories,
    ],
  },
  {
    title: 'Universités',
    capabilities: [universities, scholarships, accompanimentRequests, ambassadorApplications],
  },
  {
    title: ANALYSES,
    capabilities: [
      visitAnalytics,
      donorAnalytics,
      campaignAnalytics,
      visualizations,
      contextualDashboard,
      questions,
      visualizationTests,
    ],
  },
  { title: 'Correspondance', capabilities: [newsletters, newsletterSubscribers, contactMessages] },
  {
    title: 'Association',
    capabilities: [impact, staff, settings, savedViews, personalData, history, system],
  },
];

export const CAPABILITIES = SECTIONS.flatMap(({ capabilities }) => capabilities);
