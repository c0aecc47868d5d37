export const signInContent = {
  title: 'Se connecter à mon espace',
  description: 'Vos dons, vos reçus et vos coordonnées, par un lien reçu par e-mail.',
  lead: 'Pas de mot de passe\u00a0: écrivez l’adresse e-mail de vos dons, nous vous envoyons un lien qui ouvre votre espace.',
  form: 'Recevoir mon lien de connexion',
  email: 'Votre adresse e-mail',
  emailHelp: 'Celle que vous avez donnée en faisant un don.',
  submit: 'Recevoir mon lien',
  sending: 'Envoi…',
  again: 'Demander un autre lien',
  left: 'Vous êtes déconnecté.',
  deleted: 'Votre compte est supprimé. Un e-mail vous le confirme.',
  inside: {
    title: 'Ce que vous y trouvez',
    entries: [
      'Vos dons et vos reçus fiscaux, à télécharger quand il le faut.',
      'Vos dons réguliers\u00a0: en changer le montant, les suspendre, les arrêter.',
      'Où en sont les livres et le matériel que vous offrez.',
      'Vos coordonnées pour les reçus.',
    ],
  },
} as const;

export const signInLinkContent = {
  title: 'Ouvrir mon espace',
  description: 'La page où mène le lien de connexion.',
  lead: 'Encore un geste\u00a0: ce bouton vous connecte sur cet appareil, pour 30 jours.',
  submit: 'Me connecter',
  sending: 'Connexion…',
  already: 'Vous êtes connecté.',
  go: 'Ouvrir mon espace',
  again: 'Demander un autre lien',
} as const;

export const accountContent = {
  title: 'Mon espace',
  description: 'Vos dons, vos reçus et vos coordonnées.',
  lead: (firstName: string, email: string) =>
    firstName
      ? `Bonjour ${firstName}. Voici ce que vous donnez avec l’adresse ${email}.`
      : `Voici ce que vous donnez avec l’adresse ${email}.`,
  profile: 'Mon profil',
  leave: 'Me déconnecter',
  notOpened: 'Ce don ne s’ouvre pas pour l’instant\u00a0: réessayez.',
  failed: 'Cette partie ne vient pas pour l’instant\u00a0: rechargez la page dans un moment.',
  waiting: {
    title: (count: number) =>
      count > 1 ? `${count} reçus fiscaux attendent votre adresse` : 'Un reçu fiscal attend votre adresse',
    text: 'La loi veut votre nom et votre adresse sur un reçu. Donnez-les une fois, il part aussitôt.',
    act: 'Compléter mes coordonnées',
  },
  recurring: { title: 'Mes dons réguliers' },
  money: {
    title: 'Mes dons',
    caption: 'Vos dons, du plus récent au plus ancien',
    day: 'Date',
    amount: 'Montant',
    use: 'Pour',
    state: 'État',
    receipt: 'Reçu',
    association: 'L’association',
    refunded: (amount: string) => `dont ${amount} remboursés`,
    download: 'Télécharger le reçu',
    downloadOf: (number: string) => `n°\u00a0${number}`,
    follow: 'Suivre ce don',
    following: 'Ouverture…',
    older: (count: number) => (count > 1 ? `Voir les ${count} dons plus anciens` : 'Voir un don plus ancien'),
    empty: {
      title: 'Aucun don à cette adresse pour l’instant',
      text: 'Si vous avez donné avec une autre adresse e-mail, connectez-vous avec elle, ou changez d’adresse dans votre profil.',
      act: 'Faire un don',
    },
  },
  years: {
    title: 'Année par année',
    caption: 'Ce que vous avez donné, année par année',
    year: 'Année',
    donations: 'Dons',
    total: 'Total donné',
    deduction: 'Réduction d’impôt',
    note: 'La réduction d’impôt est indicative\u00a0: elle dépend de votre situation et se demande avec vos reçus fiscaux.',
  },
  requests: {
    title: 'Mes demandes',
    caption: 'Ce que vous avez demandé au programme universités, du plus récent au plus ancien',
    day: 'Envoyée le',
    what: 'Quoi',
    state: 'Où en est-on',
    letters: 'Nos réponses',
    none: 'Pas encore de réponse',
    act: 'Demander un accompagnement',
    kinds: {
      'accompaniment-requests': 'Demande d’accompagnement',
      'ambassador-applications': 'Candidature d’ambassadeur',
    } as Record<string, string>,
  },
  things: {
    title: 'Livres et matériel offerts',
    caption: 'Ce que vous offrez, du plus récent au plus ancien',
    day: 'Proposé le',
    what: 'Quoi',
    campaign: 'Campagne',
    state: 'Où en est-on',
    pickup: (day: string, slot: string) => `Passage ${day}, ${slot}`,
    empty: {
      title: 'Vous n’avez pas encore offert de livres ni de matériel',
      text: 'Dites-nous ce que vous avez\u00a0: nous venons le chercher.',
      act: 'Offrir des livres',
    },
  },
  registrations: {
    title: 'Mes inscriptions à des événements',
    caption: 'Vos inscriptions, de la plus récente à la plus ancienne',
    day: 'Quand',
    event: 'Événement',
    seats: 'Places',
    state: 'Où en est-on',
    dateToCome: 'Date à venir',
    offered: 'Une place vous est proposée',
    follow: 'Ouvrir cette inscription',
  },
} as const;

export const profileContent = {
  title: 'Mon profil',
  description: 'Votre nom, votre adresse et votre compte.',
  lead: 'Votre nom et votre adresse servent à vos reçus fiscaux\u00a0; rien d’autre n’en est fait.',
  saved: 'Vos coordonnées sont enregistrées.',
  identity: {
    title: 'Mes coordonnées',
    form: 'Mes coordonnées',
    first_name: 'Prénom',
    last_name: 'Nom',
    street_address: 'Adresse',
    postal_code: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    submit: 'Enregistrer mes coordonnées',
    sending: 'Enregistrement…',
  },
  receipts: {
    title: 'Mes reçus en attente',
    waiting: (count: number) =>
      count > 1
        ? `${count} dons attendent un nom et une adresse pour que leur reçu soit établi.`
        : 'Un don attend un nom et une adresse pour que son reçu soit établi.',
    incomplete: 'Enregistrez d’abord ci-dessus votre nom et votre adresse complète.',
    submit: 'Établir mes reçus avec ces coordonnées',
    sending: 'Envoi…',
    done: (count: number) =>
      count > 1
        ? `Vos coordonnées sont portées sur ${count} dons\u00a0: leurs reçus arrivent par e-mail.`
        : 'Vos coordonnées sont portées sur votre don\u00a0: son reçu arrive par e-mail.',
  },
  email: {
    title: 'Mon adresse e-mail',
    now: (email: string) => `Vous vous connectez avec ${email}.`,
    pending: (email: string) =>
      `Un lien est parti vers ${email}\u00a0: ouvrez-le dans les 15 minutes pour confirmer cette adresse.`,
    open: 'Changer d’adresse e-mail',
    form: 'Changer d’adresse e-mail',
    field: 'Nouvelle adresse e-mail',
    help: 'Nous y envoyons un lien. Vos dons vous suivent à cette adresse une fois le lien ouvert.',
    submit: 'Envoyer le lien',
    sending: 'Envoi…',
  },
  sessions: {
    title: 'Mes connexions',
    text: 'Vous restez connecté 30 jours sur cet appareil. Sur un appareil partagé, déconnectez-vous en partant.',
    elsewhere: 'Me déconnecter de mes autres appareils',
    done: 'Vos autres appareils sont déconnectés.',
    sending: 'Déconnexion…',
  },
  data: {
    title: 'Mes données',
    text: 'Tout ce que nous gardons de vous, dans une archive\u00a0: une page à lire, un fichier à donner à d’autres (JSON), vos photos et vos reçus.',
    download: 'Télécharger mes données',
  },
  deletion: {
    title: 'Supprimer mon compte',
    open: 'Je veux supprimer mon compte',
    lead: 'Tout ce que nous gardons de vous est effacé pour toujours\u00a0: compte, lettre, messages, alertes et bourses gardées, demandes, dons de livres collectés, dons restés sans paiement, mots joints à vos dons.',
    kept: 'La loi nous oblige à garder vos dons et leurs reçus\u00a0: 10 ans dans nos comptes, 6 ans pour les reçus fiscaux. Votre nom y reste, votre e-mail en est retiré\u00a0; personne ne s’en sert.',
    recurring:
      'Un don régulier en cours doit d’abord être arrêté dans votre espace, une collecte prévue annulée ou faite, un paiement commencé terminé.',
    form: 'Supprimer mon compte',
    field: (email: string) => `Recopiez votre adresse pour confirmer\u00a0: ${email}`,
    submit: 'Supprimer mon compte pour toujours',
    sending: 'Suppression…',
  },
} as const;

export const newEmailContent = {
  title: 'Confirmer ma nouvelle adresse',
  description: 'La page où mène le lien envoyé à une nouvelle adresse.',
  lead: 'Ce bouton rattache votre espace et vos dons à cette adresse.',
  submit: 'Confirmer cette adresse',
  sending: 'Confirmation…',
  done: (email: string) => `C’est fait\u00a0: vos dons et votre espace sont rattachés à ${email}.`,
  go: 'Ouvrir mon espace',
  again: 'Retourner à mon profil',
} as const;
