import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import french from 'ra-language-french';
import { accessMessages } from './access/gate.fr';
import { requestMessages } from './accompaniment-requests/request.fr';
import { applicationMessages } from './ambassador-applications/application.fr';
import { articleMessages } from './articles/article.fr';
import { campaignMessages } from './campaigns/campaign.fr';
import { giftMessages } from './donations/gift.fr';
import { donorMessages } from './donors/donor.fr';
import { alertMessages } from './donation-alerts/alert.fr';
import { transactionMessages } from './donation-transactions/transaction.fr';
import { folderMessages } from './media/folder.fr';
import { eventMessages } from './events/event.fr';
import { contactMessages } from './contact-messages/contact-message.fr';
import { mediaMessages } from './media/media.fr';
import { metricMessages } from './metrics/metrics.fr';
import { placeMessages } from './metrics/places.fr';
import { yearMessages } from './metrics/years.fr';
import { subscriberMessages } from './newsletters/subscriber.fr';
import { auditMessages } from './notifications/notification.fr';
import { pageMessages } from './pages/page.fr';
import { partnerMessages } from './partners/partner.fr';
import { physicalDonationMessages } from './physical-donations/physical-donation.fr';
import { projectMessages } from './projects/project.fr';
import { recurringGiftMessages } from './recurring-gifts/recurring-gift.fr';
import { scholarshipMessages } from './scholarships/scholarship.fr';
import { panelMessages } from './shared/i18n/panel.fr';
import { receiptMessages, waitingMessages } from './receipts/receipt.fr';
import { settingMessages } from './settings/settings.fr';
import { categoryMessages, tagMessages } from './taxonomy/taxonomy.fr';
import { staffMessages } from './staff/staff.fr';
import { undeliverableMessages } from './system-tests/system-tests.fr';

const messages = mergeTranslations(french, panelMessages, {
  resources: {
    access: accessMessages,
    articles: articleMessages,
    categories: categoryMessages,
    tags: tagMessages,
    campaigns: campaignMessages,
    events: eventMessages,
    'contact-messages': contactMessages,
    'accompaniment-requests': requestMessages,
    'ambassador-applications': applicationMessages,
    'recurring-gifts': recurringGiftMessages,
    donations: giftMessages,
    users: donorMessages,
    'physical-donations': physicalDonationMessages,
    'donation-transactions': transactionMessages,
    'donation-alerts': alertMessages,
    'newsletter-subscribers': subscriberMessages,
    receipts: receiptMessages,
    'receipts-waiting': waitingMessages,
    media: mediaMessages,
    'media-folders': folderMessages,
    metrics: metricMessages,
    'location-metrics': placeMessages,
    'yearly-progress': yearMessages,
    settings: settingMessages,
    projects: projectMessages,
    scholarships: scholarshipMessages,
    partners: partnerMessages,
    pages: pageMessages,
    staff: staffMessages,
    'undeliverable-emails': undeliverableMessages,
    audit: auditMessages,
  },
});

export const i18nProvider = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
