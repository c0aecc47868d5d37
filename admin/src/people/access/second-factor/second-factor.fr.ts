export const secondFactor = {
  title: 'Second facteur',
  help: 'Un code de votre téléphone, demandé après le code d’accès\u00a0: qui trouverait votre code n’entrerait pas pour autant.',
  required:
    'Les administrateurs ont besoin d’un second facteur\u00a0: le reste du panneau s’ouvre dès que le vôtre est en place. Il faut deux minutes et un téléphone.',
  off: 'Vous n’avez pas de second facteur.',
  on: (day: string) => `En place depuis le ${day}.`,
  codes_left: (count: number) =>
    count === 0
      ? 'Il ne vous reste aucun code de secours\u00a0: créez-en de nouveaux maintenant.'
      : `Il vous reste ${count} code${count > 1 ? 's' : ''} de secours.`,
  few: 'C’est peu\u00a0: créez-en de nouveaux.',
  add: 'Ajouter un second facteur',
  renew: 'Nouveaux codes de secours',
  renew_title: 'Créer de nouveaux codes de secours',
  renew_text:
    'Les anciens ne serviront plus. Entrez le code que montre l’application, ou un code de secours.',
  renew_action: 'Créer les codes',
  remove: 'Retirer',
  remove_title: 'Retirer le second facteur',
  remove_text:
    'Votre code d’accès suffira de nouveau pour entrer. Entrez le code que montre l’application, ou un code de secours.',
  remove_required:
    'Ici, un administrateur ne peut rien faire sans second facteur\u00a0: il faudra aussitôt en ajouter un autre.',
  remove_action: 'Retirer le second facteur',
  removed: 'Second facteur retiré',
  steps: ['L’application', 'Le QR code', 'Le premier code'],
  step: (number: number, count: number) => `Étape ${number} sur ${count}`,
  application:
    'Sur votre téléphone, ouvrez une application d’authentification (Aegis, 2FAS, Google Authenticator, Microsoft Authenticator, un gestionnaire de mots de passe…). Si vous n’en avez pas, installez-en une\u00a0: elles sont gratuites et marchent sans réseau.',
  scan: 'Dans l’application, ajoutez un compte et visez ce QR code.',
  qr: 'QR code à lire avec l’application d’authentification',
  no_camera: 'Impossible de viser\u00a0? Tapez cette clé dans l’application\u00a0:',
  key: 'Clé',
  copy_key: 'Copier la clé',
  first: 'Recopiez le code à six chiffres que l’application montre en ce moment.',
  next: 'Suivant',
  previous: 'Précédent',
  cancel: 'Annuler',
  confirm: 'Mettre en place',
  enabled: 'Second facteur en place',
  codes_title: 'Vos codes de secours',
  codes_text:
    'Si vous n’avez plus votre téléphone, un de ces codes vous laisse entrer. Chacun ne sert qu’une fois. Gardez-les hors du téléphone\u00a0: ils ne seront plus jamais affichés.',
  copy: 'Copier',
  download: 'Télécharger',
  print: 'Imprimer',
  kept: 'J’ai gardé mes codes',
  file: (site: string, codes: string[], day: string) =>
    [
      `Codes de secours du panneau d’administration (${site}), créés le ${day}`,
      'Chacun ne sert qu’une fois.',
      '',
      ...codes,
      '',
    ].join('\r\n'),
  file_name: 'codes-de-secours.txt',
} as const;
