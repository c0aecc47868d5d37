import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import french from 'ra-language-french';
import { accessMessages } from './people/access/gate.fr';
import { requestMessages } from './universities/accompaniment/request.fr';
import { applicationMessages } from './universities/ambassadors/application.fr';
import { articleMessages } from './content/articles/article.fr';
import { campaignMessages } from './content/campaigns/campaign.fr';
import { giftMessages } from './giving/donations/gift.fr';
import { donorMessages } from './giving/donors/donor.fr';
import { alertMessages } from './goods/alerts/alert.fr';
import { transactionMessages } from './goods/donation-transactions/transaction.fr';
import { folderMessages } from './content/media/folder.fr';
import { eventMessages } from './content/events/event.fr';
import { contactMessages } from './people/contact/contact-message.fr';
import { mediaMessages } from './content/media/media.fr';
import { metricMessages } from './reporting/impact/metrics.fr';
import { placeMessages } from './reporting/impact/places.fr';
import { yearMessages } from './reporting/impact/years.fr';
import { subscriberMessages } from './people/newsletter/subscriber.fr';
import { auditMessages } from './core/notifications/notification.fr';
import { pageMessages } from './content/pages/page.fr';
import { partnerMessages } from './content/partners/partner.fr';
import { physicalDonationMessages } from './goods/physical-donations/physical-donation.fr';
import { projectMessages } from './content/projects/project.fr';
import { recurringGiftMessages } from './giving/recurring/recurring-gift.fr';
import { scholarshipMessages } from './universities/scholarships/scholarship.fr';
import { panelMessages } from './shared/i18n/panel.fr';
import { receiptMessages, waitingMessages } from './giving/receipts/receipt.fr';
import { settingMessages } from './core/settings/settings.fr';
import { categoryMessages, tagMessages } from './content/taxonomy/taxonomy.fr';
import { staffMessages } from './people/staff/staff.fr';
import { undeliverableMessages } from './reporting/system/system-tests.fr';

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
