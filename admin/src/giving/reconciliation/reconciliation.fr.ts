export const many = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;

export const texts = {
  title: 'Rapprochement',
  tabs: 'Ce qui se rapproche',
  bank: 'Relevés bancaires',
  providers: 'Prestataires de paiement',
  accounts: 'Comptes',
  unapplied: 'À rendre ou à accepter',
  import: 'Importer un relevé',
  lines: 'Lignes du relevé',
  lines_help:
    'Ce qui est arrivé sur le compte. Une ligne rapprochée est un don reçu\u00a0: le donateur est remercié.',
  views: {
    waiting: 'À rapprocher',
    certain: 'Sûres',
    debits: 'Débits',
    done: 'Traitées',
    aside: 'Écartées',
  } as Record<string, string>,
  search: 'Chercher un libellé, un nom, un montant',
  expected: (count: number) => `${many(count, 'don attend', 'dons attendent')} un virement.`,
  confirm_all: (count: number) => `Confirmer ${many(count, 'ligne sûre', 'lignes sûres')}`,
  confirming: (count: number) => `${many(count, 'don reçu', 'dons reçus')}…`,
  confirmed: (count: number) => many(count, 'don reçu', 'dons reçus'),
  refused: (count: number) =>
    many(count, 'ligne n’a pas pu être rapprochée', 'lignes n’ont pas pu être rapprochées'),
  none: {
    waiting: 'Toutes les lignes sont traitées. Importez le prochain relevé quand il arrive.',
    certain: 'Aucune ligne ne porte la référence et le montant d’un don attendu.',
    debits: 'Aucun débit n’attend.',
    done: 'Aucune ligne n’est encore traitée.',
  } as Record<string, string>,
  twin: 'Un autre relevé dit une ligne du même jour et du même montant\u00a0: vérifiez que ce n’est pas la même.',
  suggested: 'Don proposé',
  match: 'C’est ce don',
  again: 'Enregistrer un nouveau don',
  choose: 'Chercher le don',
  gift: 'Nouveau don',
  payout: 'Versement d’un prestataire',
  deposit: 'Remise de chèques',
  registrations: 'Inscriptions',
  fee: 'Frais bancaires',
  returns: 'Rend un virement',
  entries: 'Déjà au journal',
  undo: 'Annuler',
  ignore: 'Mettre de côté',
  reopen: 'Reprendre',
  matched: 'Don reçu',
  done_line: 'C’est noté',
  by: (name: string | null) => (name ? `par ${name}` : ''),
  see: (reference: string) => `Voir le don ${reference}`,
  more: 'Voir plus de lignes',
  another: (written: string, promised: string) =>
    `Arrivé\u00a0: ${written}, promis\u00a0: ${promised}. Le don sera de ${written}.`,
} as const;

export const giftTexts = {
  title: 'Enregistrer un nouveau don',
  help: (amount: string, day: string) => `${amount} reçus le ${day}, par virement.`,
  action: 'Enregistrer le don',
  donor_type: 'Qui donne',
  first_name: 'Prénom',
  last_name: 'Nom',
  organization_name: 'Organisation',
  email: 'E-mail, pour remercier',
  street_address: 'Adresse, pour le reçu fiscal',
  postal_code: 'Code postal',
  city: 'Ville',
  is_thanked: 'Déjà remercié\u00a0: ne pas écrire',
};

export const ignoreTexts = {
  title: 'Mettre cette ligne de côté',
  help: 'Pour ce qui n’est pas un don\u00a0: une subvention, une cotisation, une correction de la banque. La somme reste au compte d’attente 471100, pour le comptable.',
  note: 'Ce que c’est',
  action: 'Mettre de côté',
};

export const undoTexts = {
  title: 'Annuler ce rapprochement',
  help: 'Le journal reçoit l’écriture contraire, et la ligne est de nouveau à rapprocher. Un virement promis redevient attendu, un don créé depuis cette ligne est annulé, et son reçu fiscal aussi.',
  reason: 'Pourquoi',
  reason_missing: 'Dites pourquoi, en quelques mots.',
  action: 'Annuler le rapprochement',
};

export const registrationTexts = {
  title: 'Inscriptions payées par ce virement',
  help: (amount: string) =>
    `Partagez ${amount} entre les inscriptions. Ce qui dépasse ce qu’une inscription attend sera à rendre.`,
  search: 'Chercher un nom, une référence, un événement',
  none: 'Aucune inscription n’attend ce montant. Cherchez-la par son nom ou sa référence.',
  owed: (money: string) => `attend ${money}`,
  nothing: 'ne doit rien',
  share: (reference: string) => `Part de ${reference}`,
  sum: (sum: string, all: string) => `${sum} partagés sur ${all}.`,
  rest: (money: string, reference: string) => `Mettre les ${money} qui restent sur ${reference}`,
  lines: 'Payé en plusieurs virements',
  lines_help: 'Cochez les autres lignes qui paient les mêmes inscriptions.',
  lines_none: 'Aucune autre ligne n’attend.',
  action: 'Encaisser',
  undo_title: 'Annuler cet encaissement',
  undo_help:
    'Le journal reçoit l’écriture contraire, et la ligne est de nouveau à rapprocher, avec celles qui payaient la même chose. Les places restent : leur prix est demandé de nouveau, par e-mail.',
  undo_action: 'Annuler l’encaissement',
};

export const payoutTexts = {
  title: 'Versement d’un prestataire',
  help: 'Un prestataire de paiement a envoyé à la banque ce qu’il gardait. Un versement de Stripe est celui que Stripe a annoncé\u00a0; pour les autres, cette ligne l’inscrit au journal.',
  provider: 'Prestataire',
  provider_missing: 'Choisissez le prestataire.',
  action: 'Rapprocher',
};

export const depositTexts = {
  title: 'Remise de chèques ou d’espèces',
  help: (amount: string) => `Choisissez ce qui a été remis à la banque\u00a0: la somme doit faire ${amount}.`,
  none: 'Aucun chèque et aucune espèce n’attend d’être remis.',
  methods: { cheque: 'Chèque', cash: 'Espèces' },
  sum: (chosen: string, wanted: string) => `Choisi\u00a0: ${chosen} sur ${wanted}`,
  action: 'Rapprocher la remise',
};

export const entryTexts = {
  title: 'Déjà au journal',
  help: (amount: string) =>
    `Les écritures de ${amount} sur le compte de la banque qu’aucune ligne de relevé ne confirme encore\u00a0: remboursements, virements saisis à la main, versements.`,
  none: 'Aucune écriture de ce montant n’attend de ligne.',
  action: 'C’est elle',
};

export const returnTexts = {
  title: 'Le virement que ce débit rend',
  help: (amount: string) =>
    `Les sommes de ${amount} reçues avant ce débit, à rapprocher ou mises de côté. Les deux lignes sont alors traitées, et rien n’en reste dans les comptes. Pour un don déjà enregistré, remboursez-le d’abord, puis choisissez «\u00a0Déjà au journal\u00a0».`,
  none: 'Aucune somme de ce montant n’est à rapprocher ni mise de côté.',
  action: 'C’est lui',
};

export const rejectedTexts = {
  none: 'Aucune ligne n’a été écartée.',
  help: 'Ces lignes n’ont pas pu être importées. Si l’une d’elles est un don, saisissez-le à la main, ou corrigez le fichier et importez-le de nouveau.',
  from: (line: number, file: string, day: string) =>
    `Ligne ${line}${file ? ` de ${file}` : ''}, importé le ${day}`,
};

export const accountTexts = {
  comparison: (currency: string) => `Banque et journal (${currency})`,
  comparison_help: 'Ce que dit la banque, ce que dit le journal, et ce qui explique l’écart.',
  bank: 'Selon la banque',
  journal: 'Selon le journal',
  difference: 'Écart',
  agreed: 'La banque et le journal disent la même chose.',
  explained: 'L’écart s’explique ainsi\u00a0:',
  unexplained: (amount: string) => `${amount} ne s’expliquent pas\u00a0: prévenez qui tient le site.`,
  before: 'Solde avant la première ligne importée',
  suspense: 'Dont, au journal, en attente sur le compte 471100\u00a0:',
  waiting: (count: number) => many(count, 'ligne à rapprocher', 'lignes à rapprocher'),
  ignored: (count: number) => many(count, 'ligne mise de côté', 'lignes mises de côté'),
  unlinked: (count: number) => many(count, 'écriture sans ligne de relevé', 'écritures sans ligne de relevé'),
  from_balance: (day: string, amount: string, source: string, account: string) =>
    `Solde${account ? ` du compte ${account}` : ''} au ${day}\u00a0: ${amount} (${source}), plus les lignes suivantes.`,
  by_statement: 'par le relevé',
  by_staff: (name: string) => `saisi par ${name}`,
  no_balance: 'Aucun solde connu\u00a0: c’est la somme des lignes importées.',
  balance_title: 'Saisir le solde de la banque',
  balance_help: 'Tel qu’il est sur le site de la banque à la fin de ce jour. Un relevé CAMT.053 le dit déjà.',
  account: 'Compte',
  no_account: 'Sans numéro (CSV)',
  day: 'Jour',
  amount: 'Solde',
  save: 'Enregistrer le solde',
  saved: 'Solde enregistré',
  accounts: 'Comptes du journal',
  accounts_help: 'Ce que chaque compte contient d’après le journal.',
  number: 'Numéro',
  label: 'Compte',
  balance: 'Solde',
  export: 'Pour le comptable',
  export_help:
    'Les écritures d’une année, sans les noms des donateurs. Le fichier des écritures comptables (FEC) est celui que demande l’administration, remis avec sa description\u00a0; le CSV s’ouvre dans un tableur.',
  year: 'Année',
  fec: 'Télécharger le FEC',
  description: 'Sa description',
  csv: 'Télécharger en CSV',
};

export const searchTexts = {
  title: 'Chercher le don de ce virement',
  label: 'Nom, référence, e-mail ou montant du don attendu',
  none: 'Aucun don en attente ne correspond.',
  close: 'Fermer',
};

export const providerTexts = {
  days: 'Période',
  period: (days: number) => `${days} derniers jours`,
  none: 'Aucun prestataire de paiement n’est configuré.',
  paid: (count: number, amount: string) =>
    `${many(count, 'paiement réussi', 'paiements réussis')} chez le prestataire, ${amount}`,
  open: (count: number) =>
    `${many(count, 'paiement commencé', 'paiements commencés')} sans suite depuis plus d’un jour`,
  unlisted: 'Ce prestataire ne donne pas de liste\u00a0: chaque paiement ouvert lui est demandé un par un.',
  agreed: 'Tout concorde.',
  gaps: (count: number) => many(count, 'écart', 'écarts'),
  repair: 'Comparer et réparer',
  repaired: (seen: number, repaired: number) =>
    `${many(seen, 'mouvement relu', 'mouvements relus')}, ${many(repaired, 'réparé', 'réparés')}`,
  kind: 'Écart',
  here: 'Ici',
  there: 'Prestataire',
  at: 'Le',
  donation: 'Don',
  unknown: 'inconnu',
};
