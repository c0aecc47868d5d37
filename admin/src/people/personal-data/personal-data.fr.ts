const rows = (count: number) => `${count.toLocaleString('fr-FR')} fiche${count > 1 ? 's' : ''}`;

export const personalData = {
  title: 'Données d’une personne',
  search: 'Chercher une personne',
  search_help:
    'Ce que le site garde sous une adresse e-mail, qu’elle ait un compte ou non. Les majuscules ne comptent pas ; un accent ou un « +mot » de plus est une autre adresse.',
  email: 'Adresse e-mail',
  find: 'Chercher',
  found: (count: number, email: string) => `${rows(count)} sous ${email}`,
  nothing: 'Rien n’est gardé sous cette adresse.',
  kept_instead: (email: string) =>
    `La personne de cette adresse a été réunie à ${email} : c’est là que ses données sont, et qu’on les efface.`,
  see_kept: 'Chercher cette adresse',
  held: 'Ce qui est gardé',
  export: 'Exporter (ZIP)',
  export_help: 'Une page à lire, le même contenu en JSON, ses photos et ses reçus.',
  kept: 'Reste après un effacement',
  kept_lead: 'La loi oblige à garder ceci. La personne l’apprend par le dernier e-mail.',
  providers: (names: string) =>
    `Les prestataires de paiement (${names}) gardent aussi leurs propres données : l’export le dit.`,
  before: 'À régler avant d’effacer',
  open: 'Ouvrir',
  proof: 'Preuve de l’identité',
  proven: (day: string) => `Un lien envoyé à cette adresse a été suivi le ${day}.`,
  not_proven: 'Aucun lien envoyé à cette adresse n’a été suivi depuis 30 jours.',
  send_link: 'Envoyer un lien à cette adresse',
  link_sent:
    'Le lien est parti. La personne ouvre son espace : elle peut y lire, exporter et effacer ses données elle-même.',
  erase: 'Effacer cette personne…',
  erase_title: 'Effacer cette personne ?',
  erase_text: (email: string) =>
    `Tout ce que le site garde de ${email} est effacé pour toujours, sauf ce que la loi oblige à garder. Un dernier e-mail le lui dit.`,
  reason: 'Raison',
  reason_help: 'Qui l’a demandé, quand, et comment son identité a été vérifiée. Gardé 5 ans comme preuve.',
  proof_label: 'Identité vérifiée par',
  stops_recurring: 'Arrêter d’abord ses dons réguliers chez le prestataire',
  erase_action: 'Effacer pour toujours',
  erased: (count: number) =>
    count === 0 ? 'Il n’y avait rien à effacer.' : `${rows(count)} : c’est effacé.`,
  past: 'Effacements précédents',
  past_line: (day: string, by: string | null) =>
    `Le ${day}, ${by ? `par ${by}` : 'par la personne elle-même'}`,
  loading: 'Recherche…',
} as const;

export const processingRecord = {
  title: 'Registre des traitements',
  lead: 'Ce que l’association fait de données personnelles (RGPD, article 30), tel que le programme le fait. Rien ici ne s’écrit à la main.',
  dated: (version: string, day: string) => `Version ${version} du ${day}`,
  print: 'Imprimer',
  csv: 'Exporter (CSV)',
  people_page: 'Données d’une personne',
  controller: 'Responsable du traitement',
  name: 'Association',
  address: 'Siège',
  number: 'SIREN, RNA',
  contact: 'Contact',
  missing: (what: string) => `À compléter aux réglages : ${what}.`,
  settings: 'Ouvrir les réglages',
  purpose: 'Finalité',
  basis: 'Base légale',
  people: 'Personnes',
  data: 'Données',
  recipients: 'Destinataires',
  no_recipient: 'L’équipe seule',
  transfers: 'Transferts hors UE',
  no_transfer: 'Aucun',
  retention: 'Durées',
  kept: 'Gardé par la loi',
  recipients_title: 'Destinataires',
  security: 'Mesures de sécurité',
} as const;
