import { choice, number, onOrOff, type SettingDescription, text } from './setting-description.js';
import { NOTICE_TONE_LABELS } from './setting-values.contract.js';

const link = (label: string, ...hosts: string[]): SettingDescription =>
  text(
    {
      category: 'social',
      label,
      description: 'Un lien au bas de chaque page, dès qu’il est rempli.',
      help_text: 'L’adresse complète de la page, qui commence par https://. Vide, le lien n’apparaît pas.',
    },
    300,
    'link',
    { rules: { hosts } },
  );

const identity = { category: 'identity' } as const;
const contact = { category: 'contact' } as const;
const site = { category: 'site' } as const;
const things = { category: 'physical_donations' } as const;

/** What pages say and show: identity, networks, contact details, the notice, the email, gifts of things. */
export const SITE_SETTINGS = {
  site_name: text(
    {
      ...identity,
      label: 'Nom du site',
      description: 'En tête du site, dans les titres des pages, au bas de chacune et dans les e-mails.',
      help_text: 'Le nom de l’association, tel que ses donateurs le connaissent.',
    },
    60,
    'line',
    { is_required: true },
  ),
  site_description: text(
    {
      ...identity,
      label: 'Description du site',
      description: 'Au bas de chaque page, et là où le site se présente à un téléphone.',
      help_text: 'Une phrase qui dit ce que fait l’association.',
    },
    160,
    'line',
    { is_required: true, default_value: 'Soutenir l’éducation en Afrique' },
  ),
  site_copyright_text: text(
    {
      ...identity,
      label: 'Mention de copyright',
      description: 'La dernière ligne de chaque page.',
      help_text: '{année} devient l’année en cours, et {nom} le nom du site.',
    },
    200,
    'line',
    { is_required: true, default_value: '© {année} {nom}. Tous droits réservés.' },
  ),
  social_linkedin: link('LinkedIn', 'linkedin.com'),
  social_youtube: link('YouTube', 'youtube.com', 'youtu.be'),
  social_instagram: link('Instagram', 'instagram.com'),
  social_tiktok: link('TikTok', 'tiktok.com'),
  social_facebook: link('Facebook', 'facebook.com', 'fb.com'),
  social_twitter: link('X (Twitter)', 'x.com', 'twitter.com'),
  contact_email: text(
    {
      ...contact,
      label: 'Adresse e-mail',
      description:
        'Au bas de chaque page et à la page Contact ; les messages du site y arrivent, et les réponses aux e-mails aussi.',
      help_text: 'Une boîte que quelqu’un lit chaque jour.',
    },
    254,
    'email',
  ),
  contact_phone: text(
    {
      ...contact,
      label: 'Téléphone',
      description: 'Au bas de chaque page et à la page Contact.',
      help_text: 'Par exemple 01 23 45 67 89, ou +33 1 23 45 67 89 pour qui appelle de loin.',
    },
    25,
    'phone',
  ),
  contact_address: text(
    {
      ...contact,
      label: 'Adresse postale',
      description: 'À la page Contact, pour écrire ou apporter quelque chose.',
      help_text: 'Comme sur une enveloppe, une ligne par ligne.',
    },
    300,
    'text',
  ),
  contact_hours: text(
    {
      ...contact,
      label: 'Horaires',
      description: 'À la page Contact, sous les coordonnées.',
      help_text: 'Par exemple : du lundi au vendredi, de 9 h à 17 h.',
    },
    200,
    'text',
  ),
  contact_answer_days: number(
    {
      ...contact,
      label: 'Délai de réponse, en jours ouvrés',
      description: 'La page Contact promet une réponse dans ce délai.',
      help_text: 'Mieux vaut promettre moins et répondre plus vite.',
    },
    3,
    { min: 1, max: 30 },
  ),
  notice_message: text(
    {
      ...site,
      label: 'Annonce',
      description: 'Un bandeau en haut de chaque page : une fermeture, une urgence, un événement.',
      help_text: 'Une phrase. Vide, il n’y a pas de bandeau.',
    },
    200,
  ),
  notice_link: text(
    {
      ...site,
      label: 'Lien de l’annonce',
      description: 'La page où mène le bandeau.',
      help_text:
        'Une page du site, comme /campagnes, ou une adresse qui commence par https://. Vide, sans lien.',
    },
    300,
    'page',
  ),
  notice_tone: choice(
    {
      ...site,
      label: 'Ton de l’annonce',
      description: 'Une annonce importante se voit davantage, et un lecteur d’écran la dit aussitôt.',
      help_text: 'Gardez « Important » pour ce qui ne peut pas attendre.',
    },
    NOTICE_TONE_LABELS,
    { is_required: true, default_value: 'information' },
  ),
  notice_starts_on: text(
    {
      ...site,
      label: 'Annonce visible à partir du',
      description: 'Le bandeau paraît ce jour-là à minuit, heure de Paris.',
      help_text: 'Vide, il paraît dès qu’il est enregistré.',
    },
    10,
    'date',
  ),
  notice_ends_on: text(
    {
      ...site,
      label: 'Annonce visible jusqu’au',
      description: 'Le bandeau disparaît à la fin de ce jour, heure de Paris.',
      help_text: 'Vide, il reste jusqu’à ce que vous l’effaciez.',
    },
    10,
    'date',
  ),
  newsletter_form_shown: onOrOff(
    {
      ...site,
      label: 'Proposer la lettre',
      description: 'Le formulaire d’inscription à la lettre, à l’accueil et au bas de chaque page.',
      help_text: 'Éteint, la page /lettre reste ouverte à qui en a l’adresse.',
    },
    true,
  ),
  pickup_areas: text(
    {
      ...things,
      label: 'Où nous venons chercher les dons',
      description: 'À la page pour offrir des livres ou du matériel.',
      help_text: 'Villes, départements ou régions. Par exemple : Paris, Hauts-de-Seine et Val-de-Marne.',
    },
    300,
    'text',
  ),
  pickup_phone: text(
    {
      ...things,
      label: 'Téléphone pour les dons matériels',
      description: 'À la page pour offrir des livres ou du matériel, à la place du numéro général.',
      help_text: 'Vide, le téléphone des coordonnées y est donné.',
    },
    25,
    'phone',
  ),
};
