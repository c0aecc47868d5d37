const many = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;

export const texts = {
  title: 'Rapprochement',
  tabs: 'Ce qui se rapproche',
  bank: 'Relevés bancaires',
  providers: 'Prestataires de paiement',
  import: 'Importer un relevé',
  lines: 'Lignes du relevé',
  lines_help:
    'Ce qui est arrivé sur le compte. Une ligne rapprochée est un don reçu : le donateur est remercié.',
  views: { waiting: 'À rapprocher', certain: 'Sûres', done: 'Traitées' } as Record<string, string>,
  search: 'Chercher un libellé, un nom, un montant',
  expected: (count: number) => `${many(count, 'don attend', 'dons attendent')} un virement.`,
  confirm_all: (count: number) => `Confirmer ${many(count, 'ligne sûre', 'lignes sûres')}`,
  confirmed: (count: number) => many(count, 'don reçu', 'dons reçus'),
  refused: (count: number) =>
    many(count, 'ligne n’a pas pu être rapprochée', 'lignes n’ont pas pu être rapprochées'),
  none: {
    waiting: 'Toutes les lignes sont traitées. Importez le prochain relevé quand il arrive.',
    certain: 'Aucune ligne ne porte la référence et le montant d’un don attendu.',
    done: 'Aucune ligne n’est encore traitée.',
  } as Record<string, string>,
  twin: 'Un autre relevé dit une ligne du même jour et du même montant : vérifiez que ce n’est pas la même.',
  suggested: 'Don proposé',
  match: 'C’est ce don',
  again: 'Enregistrer un nouveau don',
  choose: 'Chercher le don',
  gift: 'Nouveau don',
  ignore: 'Mettre de côté',
  reopen: 'Reprendre',
  matched: 'Don reçu',
  done_line: 'C’est noté',
  by: (name: string | null) => (name ? `par ${name}` : ''),
  see: (reference: string) => `Voir le don ${reference}`,
  more: 'Voir plus de lignes',
  another: (written: string, promised: string) =>
    `Arrivé : ${written}, promis : ${promised}. Le don sera de ${written}.`,
} as const;

export const importTexts = {
  title: 'Importer un relevé bancaire',
  intro:
    'Exportez le relevé depuis le site de votre banque, en CSV ou en CAMT.053 (XML). Rien n’est importé avant votre accord, et une ligne déjà importée ne l’est pas deux fois.',
  choose: 'Choisir le relevé',
  other: 'Choisir un autre fichier',
  refused: 'Choisissez un fichier .csv ou .xml.',
  reading: 'Lecture du relevé',
  failed: 'Ce relevé n’est pas importé',
  found: (credits: number, debits: number) =>
    `${many(credits, 'somme reçue', 'sommes reçues')}, ${many(debits, 'débit laissé', 'débits laissés')} de côté.`,
  fresh: (fresh: number, known: number) =>
    `${many(fresh, 'ligne nouvelle', 'lignes nouvelles')}, ${many(known, 'déjà connue', 'déjà connues')}.`,
  faults: 'Ces lignes ne se lisent pas : corrigez les colonnes, ou le fichier.',
  fault: (line: number, message: string) => `Ligne ${line} : ${message}`,
  columns: 'Colonnes du relevé',
  columns_help: 'Reconnues d’après leurs en-têtes. Corrigez-les si l’aperçu ne convient pas.',
  fields: {
    date: 'Date',
    wording: 'Libellé',
    counterparty: 'Donneur d’ordre',
    amount: 'Montant (positif ou négatif)',
    credit: 'Crédit',
  } as Record<string, string>,
  no_column: '(aucune)',
  preview: 'Les premières lignes',
  day: 'Jour',
  amount: 'Montant',
  wording: 'Libellé',
  known: 'déjà importée',
  run: (count: number) => `Importer ${many(count, 'ligne', 'lignes')}`,
  done: (count: number) => many(count, 'ligne importée', 'lignes importées'),
};

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
  is_thanked: 'Déjà remercié : ne pas écrire',
};

export const ignoreTexts = {
  title: 'Mettre cette ligne de côté',
  help: 'Pour ce qui n’est pas un don : une subvention, une cotisation, une correction de la banque.',
  note: 'Ce que c’est',
  action: 'Mettre de côté',
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
  unlisted: 'Ce prestataire ne donne pas de liste : chaque paiement ouvert lui est demandé un par un.',
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
