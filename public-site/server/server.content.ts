import type { PublicSettings } from '@livres/api/contract';

/** What the front door itself says: in the terminal, and where no page can be rendered. */
export const serverMessages = {
  badPort: (value: string) => `PORT doit être un nombre entier de 0 à 65535 (reçu : « ${value} »).`,
  badCount: (name: string, value: string) =>
    `${name} doit être un nombre entier de 1 à 10000 (reçu : « ${value} »).`,
  badAddress: (name: string, value: string) =>
    `${name} doit être une adresse complète, comme https://exemple.org (reçu : « ${value} »).`,
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=${port + 10} npm start`,
  portForbidden: (port: number) =>
    `Le port ${port} demande des droits d’administration. Choisissez un port au-dessus de 1024 : PORT=3000 npm start`,
  notBuilt: 'Le site n’est pas encore construit. Lancez : npm run build',
  noInternalSecret:
    'INTERNAL_SECRET manque : le site ne peut pas vérifier qu’il parle à sa propre API (voir docker/.env.example).',
  listening: (address: string) => `Site : ${address}`,
  stopping: 'Arrêt demandé : les requêtes en cours se terminent.',
  adminNotBuilt: 'Le panneau d’administration n’est pas encore construit. Lancez : npm run build',
  notFound: 'Cette adresse n’existe pas.',
  methodNotAllowed: 'Cette page se lit seulement : la méthode demandée n’est pas acceptée ici.',
  formFromElsewhere:
    'Ce formulaire a été envoyé depuis un autre site : ouvrez la page ici, puis envoyez-le à nouveau.',
  badAddressAsked: 'Cette adresse est mal écrite.',
  settingsUnread: 'Erreur lors du chargement des paramètres du site',
  failed: 'Une erreur inattendue s’est produite. Réessayez dans un instant.',
} as const;

export const upstreamProblems = {
  unreachable: {
    title: 'Service indisponible',
    detail: 'Le serveur redémarre ou ne répond pas. Réessayez dans un instant.',
  },
  timeout: {
    title: 'Délai dépassé',
    detail: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  },
  broken: {
    title: 'Réponse interrompue',
    detail: 'Le serveur a interrompu sa réponse. Réessayez dans un instant.',
  },
} as const;

interface Association {
  appName: string;
  contactEmail: string | null;
  contactPhone: string | null;
}

/** What pages say of the association where its settings were never read: what the configuration says. */
export const defaultPublicSettings = (
  { appName: name, contactEmail, contactPhone }: Association,
  now: Date,
): PublicSettings => ({
  site_name: name,
  site_description: 'Soutenir l’éducation en Afrique',
  site_copyright_text: `© ${now.getUTCFullYear()} ${name}. Tous droits réservés.`,
  social_linkedin: '',
  social_youtube: '',
  social_instagram: '',
  social_tiktok: '',
  social_facebook: '',
  social_twitter: '',
  contact_email: contactEmail ?? '',
  contact_phone: contactPhone ?? '',
  contact_address: '',
  contact_hours: '',
  contact_answer_days: 3,
  notice_message: '',
  notice_link: '',
  notice_tone: 'information',
  newsletter_form_shown: true,
  pickup_areas: '',
  pickup_phone: '',
});

/** What the feeds of the news say of themselves. */
export const feedLabels = {
  title: (site: string, category: string | undefined) =>
    [site, 'Actualités', category].filter(Boolean).join(' · '),
  description: 'Les nouvelles de l’association et des bibliothèques qu’elle soutient.',
  newsletters: (site: string) => `${site} · Nos lettres`,
  newslettersDescription: 'Les lettres que l’association a envoyées.',
} as const;
