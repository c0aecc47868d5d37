import { Platform1800000000000 } from './1800000000000-platform.js';
import { PeopleAccess1800000001000 } from './1800000001000-people-access.js';
import { Core1800000002000 } from './1800000002000-core.js';
import { ContentLibrary1800000003000 } from './1800000003000-content-library.js';
import { ContentCampaigns1800000004000 } from './1800000004000-content-campaigns.js';
import { ContentNewsAndEvents1800000005000 } from './1800000005000-content-news-and-events.js';
import { ContentProjectsPartnersPages1800000006000 } from './1800000006000-content-projects-partners-pages.js';
import { People1800000007000 } from './1800000007000-people.js';
import { GivingDonations1800000008000 } from './1800000008000-giving-donations.js';
import { GivingPayments1800000009000 } from './1800000009000-giving-payments.js';
import { GivingLedger1800000010000 } from './1800000010000-giving-ledger.js';
import { GivingReceipts1800000011000 } from './1800000011000-giving-receipts.js';
import { GivingOverviews1800000012000 } from './1800000012000-giving-overviews.js';
import { Goods1800000013000 } from './1800000013000-goods.js';
import { UniversitiesScholarships1800000014000 } from './1800000014000-universities-scholarships.js';
import { UniversitiesFavoritesAndAlerts1800000015000 } from './1800000015000-universities-favorites-and-alerts.js';
import { UniversitiesCasework1800000016000 } from './1800000016000-universities-casework.js';
import { Reporting1800000017000 } from './1800000017000-reporting.js';

/** Every migration, in the order in which they run: foreign keys need the tables that they name. */
export const migrations = [
  Platform1800000000000,
  PeopleAccess1800000001000,
  Core1800000002000,
  ContentLibrary1800000003000,
  ContentCampaigns1800000004000,
  ContentNewsAndEvents1800000005000,
  ContentProjectsPartnersPages1800000006000,
  People1800000007000,
  GivingDonations1800000008000,
  GivingPayments1800000009000,
  GivingLedger1800000010000,
  GivingReceipts1800000011000,
  GivingOverviews1800000012000,
  Goods1800000013000,
  UniversitiesScholarships1800000014000,
  UniversitiesFavoritesAndAlerts1800000015000,
  UniversitiesCasework1800000016000,
  Reporting1800000017000,
];
