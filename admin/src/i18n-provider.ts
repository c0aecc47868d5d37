import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import french from 'ra-language-french';
import { articleMessages } from './articles/article.fr';
import { campaignMessages } from './campaigns/campaign.fr';
import { folderMessages } from './media/folder.fr';
import { eventMessages } from './events/event.fr';
import { contactMessages } from './contact-messages/contact-message.fr';
import { mediaMessages } from './media/media.fr';
import { subscriberMessages } from './newsletters/subscriber.fr';
import { auditMessages } from './notifications/notification.fr';
import { pageMessages } from './pages/page.fr';
import { partnerMessages } from './partners/partner.fr';
import { projectMessages } from './projects/project.fr';
import { panelMessages } from './shared/i18n/panel.fr';
import { settingMessages } from './settings/settings.fr';
import { categoryMessages, tagMessages } from './taxonomy/taxonomy.fr';
import { staffMessages } from './staff/staff.fr';

const messages = mergeTranslations(french, panelMessages, {
  resources: {
    articles: articleMessages,
    categories: categoryMessages,
    tags: tagMessages,
    campaigns: campaignMessages,
    events: eventMessages,
    'contact-messages': contactMessages,
    'newsletter-subscribers': subscriberMessages,
    media: mediaMessages,
    'media-folders': folderMessages,
    settings: settingMessages,
    projects: projectMessages,
    partners: partnerMessages,
    pages: pageMessages,
    staff: staffMessages,
    audit: auditMessages,
  },
});

export const i18nProvider = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
