import { many } from './reconciliation.fr';

/** The import of a bank's statement. */
export const importTexts = {
  title: 'Importer un relevé bancaire',
  intro:
    'Exportez le relevé depuis le site de votre banque, en CAMT.053 (XML), en OFX, en CFONB 120, en MT940, en CSV ou en classeur Excel. Rien n’est importé avant votre accord, et une ligne déjà importée ne l’est pas deux fois.',
  choose: 'Choisir le relevé',
  other: 'Choisir un autre fichier',
  refused: 'Choisissez un relevé\u00a0: un fichier .csv, .xlsx, .xml, .ofx, .txt ou .zip.',
  reading: 'Lecture du relevé',
  failed: 'Ce relevé n’est pas importé',
  found: (credits: number, debits: number) =>
    `${many(credits, 'somme reçue', 'sommes reçues')}, ${many(debits, 'débit', 'débits')}.`,
  fresh: (fresh: number, known: number) =>
    `${many(fresh, 'ligne nouvelle', 'lignes nouvelles')}, ${many(known, 'déjà connue', 'déjà connues')}.`,
  faults: (count: number) =>
    `${many(count, 'ligne écartée', 'lignes écartées')}. Les autres s’importent\u00a0; corrigez les colonnes si la cause est là.`,
  reason: (message: string, count: number) => `${count}\u00a0: ${message}`,
  fault: (line: number, message: string) => `Ligne ${line}\u00a0: ${message}`,
  columns: 'Colonnes du relevé',
  columns_help: 'Reconnues d’après leurs en-têtes. Corrigez-les si l’aperçu ne convient pas.',
  unknown:
    'Les en-têtes de ce tableau ne se reconnaissent pas. Dites quelle colonne contient la date, le libellé et le montant\u00a0: la réponse est retenue pour les prochains relevés de cette banque.',
  column: (place: number) => `Colonne ${place}`,
  of_accounts: (accounts: string[]) =>
    accounts.length > 1
      ? `Comptes dont le numéro finit par ${accounts.join(', ')}\u00a0: un relevé pour chacun.`
      : `Compte dont le numéro finit par ${accounts.join('')}.`,
  balance: (account: string, day: string, amount: string) =>
    `Solde${account && ` du compte ${account}`} au ${day}\u00a0: ${amount}.`,
  keep_balance: 'Garder le solde',
  account: 'Compte (fin du numéro)',
  account_help: 'Ce fichier ne dit pas de quel compte il vient. À remplir si vous en avez plusieurs.',
  account_set: 'Utiliser ce compte',
  known_lines: (count: number) => many(count, 'ligne semble déjà importée', 'lignes semblent déjà importées'),
  known_help:
    'Elles ne s’importent pas une seconde fois. Cochez celle qui est un autre mouvement, semblable à un premier\u00a0: elle sera gardée.',
  fields: {
    date: 'Date',
    wording: 'Libellé',
    counterparty: 'Donneur d’ordre',
    amount: 'Montant (positif ou négatif)',
    credit: 'Crédit',
    debit: 'Débit (à côté d’un crédit)',
  } as Record<string, string>,
  no_column: '(aucune)',
  preview: 'Les premières lignes',
  day: 'Jour',
  amount: 'Montant',
  wording: 'Libellé',
  known: 'déjà importée',
  run: (count: number) => `Importer ${many(count, 'ligne', 'lignes')}`,
  note_aside: 'Noter les lignes écartées',
  done: (count: number, aside: number) =>
    count + aside === 0
      ? 'Solde gardé'
      : [many(count, 'ligne importée', 'lignes importées'), aside > 0 && many(aside, 'écartée', 'écartées')]
          .filter(Boolean)
          .join(', '),
};
