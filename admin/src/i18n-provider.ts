import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import french from 'ra-language-french';
import { CAPABILITIES } from './capabilities';
import { panelMessages } from './shared/i18n/panel.fr';

const messages = mergeTranslations(
  french,
  panelMessages,
  ...CAPABILITIES.map((capability) => ({ resources: capability.messages ?? {} })),
);

export const i18nProvider = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
