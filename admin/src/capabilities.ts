import { articles } from './content/articles';
import { campaigns } from './content/campaigns';
import { events } from './events/events';
import { media } from './content/media';
import { pages } from './content/pages';
import { partners } from './content/partners';
import { projects } from './content/projects';
import { categories, tags } from './content/taxonomy';
import { notifications } from './core/notifications';
import { settings } from './core/settings';
import { dashboard } from './dashboard';
import { donations } from './giving/donations';
import { donors } from './giving/donors';
import { receipts } from './giving/receipts';
import { reconciliation } from './giving/reconciliation';
import { recurringGifts } from './giving/recurring';
import { goodsAlerts } from './goods/alerts';
import { pickupTransactions } from './goods/donation-transactions';
import { physicalDonations } from './goods/physical-donations';
import { pickups } from './goods/pickups';
import { access } from './people/access';
import { contactMessages } from './people/contact';
import { newsletter } from './people/newsletter';
import { personalData } from './people/personal-data';
import { staff } from './people/staff';
import { impact } from './reporting/impact';
import { system } from './reporting/system';
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

/** The whole panel, in the order of its side menu: a capability more is a word here. */
export const SECTIONS: readonly Section[] = [
  { title: null, capabilities: [dashboard, notifications, access] },
  { title: 'Dons d’argent', capabilities: [donations, recurringGifts, receipts, donors, reconciliation] },
  { title: 'Dons matériels', capabilities: [physicalDonations, pickupTransactions, pickups, goodsAlerts] },
  {
    title: 'Contenu',
    capabilities: [campaigns, articles, events, projects, partners, pages, media, tags, categories],
  },
  {
    title: 'Universités',
    capabilities: [universities, scholarships, accompanimentRequests, ambassadorApplications],
  },
  { title: 'Correspondance', capabilities: [contactMessages, newsletter] },
  { title: 'Association', capabilities: [impact, staff, settings, personalData, system] },
];

export const CAPABILITIES = SECTIONS.flatMap(({ capabilities }) => capabilities);
