import { AppendOnly1790000014200 } from './1790000014200-append-only.js';
import { FrenchOrder1790000014250 } from './1790000014250-french-order.js';
import { Foundation1790000000000 } from './1790000000000-foundation.js';
import { Publishing1790000001000 } from './1790000001000-publishing.js';
import { NewsletterAndContact1790000002000 } from './1790000002000-newsletter-and-contact.js';
import { MediaLibrary1790000003000 } from './1790000003000-media-library.js';
import { Settings1790000003500 } from './1790000003500-settings.js';
import { Articles1790000004000 } from './1790000004000-articles.js';
import { Events1790000005000 } from './1790000005000-events.js';
import { ProjectsPartnersPages1790000006000 } from './1790000006000-projects-partners-pages.js';
import { Search1790000008000 } from './1790000008000-search.js';
import { PicturesInTexts1790000008700 } from './1790000008700-pictures-in-texts.js';
import { Impact1790000009000 } from './1790000009000-impact.js';
import { SettingsByEnvironment1790000009100 } from './1790000009100-settings-by-environment.js';
import { PhysicalDonations1790000009200 } from './1790000009200-physical-donations.js';
import { PickupRounds1790000009300 } from './1790000009300-pickup-rounds.js';
import { Money1790000010000 } from './1790000010000-money.js';
import { DemoPayments1790000011000 } from './1790000011000-demo-payments.js';
import { Members1790000010100 } from './1790000010100-members.js';
import { Receipts1790000010200 } from './1790000010200-receipts.js';
import { DonationDesk1790000011100 } from './1790000011100-donation-desk.js';
import { BankStatements1790000010300 } from './1790000010300-bank-statements.js';
import { Scholarships1790000012000 } from './1790000012000-scholarships.js';
import { ScholarshipSearch1790000012050 } from './1790000012050-scholarship-search.js';
import { ScholarshipFavoritesAndAlerts1790000012100 } from './1790000012100-scholarship-favorites-and-alerts.js';
import { Cases1790000012200 } from './1790000012200-cases.js';
import { PaymentComparisons1790000013100 } from './1790000013100-payment-comparisons.js';
import { ScholarshipLinks1790000012300 } from './1790000012300-scholarship-links.js';
import { PrivateLinksAndEmails1790000013400 } from './1790000013400-private-links-and-emails.js';
import { PaymentModes1790000013300 } from './1790000013300-payment-modes.js';
import { BankReconciliation1790000013500 } from './1790000013500-bank-reconciliation.js';
import { CampaignCodes1790000013650 } from './1790000013650-campaign-codes.js';
import { DonorOptions1790000013600 } from './1790000013600-donor-options.js';
import { StaffRoles1790000013900 } from './1790000013900-staff-roles.js';
import { UndeliverableEmails1790000013800 } from './1790000013800-undeliverable-emails.js';
import { PersonalData1790000014100 } from './1790000014100-personal-data.js';
import { UnappliedPayments1790000013200 } from './1790000013200-unapplied-payments.js';
import { StaffAccess1790000014000 } from './1790000014000-staff-access.js';

/** Every migration, in the order in which they run. */
export const migrations = [
  Foundation1790000000000,
  Publishing1790000001000,
  NewsletterAndContact1790000002000,
  MediaLibrary1790000003000,
  Settings1790000003500,
  Articles1790000004000,
  Events1790000005000,
  ProjectsPartnersPages1790000006000,
  Search1790000008000,
  PicturesInTexts1790000008700,
  Impact1790000009000,
  SettingsByEnvironment1790000009100,
  PhysicalDonations1790000009200,
  PickupRounds1790000009300,
  Money1790000010000,
  DemoPayments1790000011000,
  Members1790000010100,
  Receipts1790000010200,
  DonationDesk1790000011100,
  BankStatements1790000010300,
  Scholarships1790000012000,
  ScholarshipSearch1790000012050,
  ScholarshipFavoritesAndAlerts1790000012100,
  Cases1790000012200,
  ScholarshipLinks1790000012300,
  PaymentComparisons1790000013100,
  PrivateLinksAndEmails1790000013400,
  PaymentModes1790000013300,
  BankReconciliation1790000013500,
  DonorOptions1790000013600,
  UndeliverableEmails1790000013800,
  UnappliedPayments1790000013200,
  CampaignCodes1790000013650,
  StaffRoles1790000013900,
  AppendOnly1790000014200,
  FrenchOrder1790000014250,
  StaffAccess1790000014000,
  PersonalData1790000014100,
];
