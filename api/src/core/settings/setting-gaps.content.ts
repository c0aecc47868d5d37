import { SETTINGS } from './setting-catalogue.content.js';
import type { SettingTopic } from './setting.contract.js';
import { gapLabel, receiptGaps } from './settings-together.rules.js';
import type { SettingKey, SettingValues } from './setting-values.dto.js';
import type { SettingGap } from './setting.dto.js';

interface Topic {
  label: string;
  consequence: string;
  missing: (values: SettingValues) => SettingKey[];
}

const empty =
  (...keys: SettingKey[]) =>
  (values: SettingValues) =>
    keys.filter((key) => values[key] === '');

const TOPICS: Record<SettingTopic, Topic> = {
  contact: {
    label: 'Coordonnées',
    consequence:
      'Le site ne dit pas comment joindre l’association, et les messages attendent au panneau sans arriver dans une boîte.',
    missing: empty('contact_email', 'contact_phone', 'contact_address'),
  },
  legal_notices: {
    label: 'Mentions légales',
    consequence: 'La page des mentions légales dit « Contenu à venir. » : la loi demande ces informations.',
    missing: (values) => [
      ...empty('legal_name', 'legal_street', 'legal_postal_code', 'legal_city')(values),
      ...empty('publication_director', 'hosting_name', 'hosting_address', 'hosting_phone')(values),
    ],
  },
  community: {
    label: 'Page de la communauté',
    consequence: 'La page dit que l’espace est en cours de développement.',
    missing: empty('community_text'),
  },
  bank: {
    label: 'Virements',
    consequence: 'Le don par virement ne peut pas être proposé.',
    missing: empty('bank_holder', 'bank_iban'),
  },
  receipts: {
    label: 'Reçus fiscaux',
    consequence: 'Les donateurs reçoivent une confirmation de paiement, qui n’est pas un reçu fiscal.',
    missing: receiptGaps,
  },
  card_payment: {
    label: 'Paiement par carte',
    consequence:
      'Le don par carte, par prélèvement et chaque mois ne peut pas être proposé pour de vrai : hors production, un paiement de démonstration le remplace.',
    missing: () => [],
  },
  mail: {
    label: 'E-mails',
    consequence: 'Les réponses aux e-mails du site n’arrivent à personne.',
    missing: empty('contact_email'),
  },
};

const NO_MAIL_SERVER = {
  consequence: 'Aucun e-mail ne part : les messages restent dans la boîte locale.',
  missing: { key: null, label: 'Un serveur de courrier (SMTP_URL, dans la configuration)' },
};

const NO_STRIPE = { key: null, label: 'Les clés de Stripe (STRIPE_SECRET_KEY, dans la configuration)' };

/** What does not work, or not fully, until these settings are filled in. */
export function settingGaps(
  values: SettingValues,
  { hasMailServer, takesCards }: { hasMailServer: boolean; takesCards: boolean },
): SettingGap[] {
  return Object.entries(TOPICS).map(([name, { label, consequence, missing }]) => {
    const topic = name as SettingTopic;
    const gaps = missing(values).map((key) => ({ key, label: labelIn(topic, key) }));
    if (topic === 'mail' && !hasMailServer)
      return gap(topic, label, NO_MAIL_SERVER.consequence, [NO_MAIL_SERVER.missing, ...gaps]);
    if (topic === 'card_payment' && !takesCards) return gap(topic, label, consequence, [NO_STRIPE]);
    return gap(topic, label, consequence, gaps);
  });
}

const labelIn = (topic: SettingTopic, key: SettingKey) =>
  topic === 'receipts' ? gapLabel(key) : SETTINGS[key].label;

function gap(
  topic: SettingTopic,
  label: string,
  consequence: string,
  missing: SettingGap['missing'],
): SettingGap {
  return { topic, label, consequence, is_complete: missing.length === 0, missing };
}
