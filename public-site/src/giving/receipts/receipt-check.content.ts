import { RECEIPT_FORM_LABELS, type ReceiptCheck } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';

export const receiptCheckContent = {
  title: 'Vérifier un reçu fiscal',
  description: 'Vérifier qu’un reçu fiscal a bien été émis par notre association.',
  lead: 'Chaque reçu que nous émettons porte un code. Nous confirmons ici son numéro, sa date et son montant\u00a0; jamais le nom de qui a donné.',
  form: {
    label: 'Code du reçu',
    help: 'Au bas du reçu\u00a0: 24 lettres et chiffres. Les tirets et les espaces ne comptent pas.',
    submit: 'Vérifier',
    again: 'Vérifier un autre reçu',
  },
  valid: {
    title: 'Ce reçu est vrai',
    text: 'Notre association l’a émis, et il est en vigueur. Comparez le numéro, la date et le montant avec ceux du papier.',
  },
  voided: {
    title: 'Ce reçu est annulé',
    text: (replacedBy: string | null) =>
      replacedBy
        ? `Notre association l’a émis, puis annulé\u00a0: le reçu n°\u00a0${replacedBy} le remplace. Il ne vaut plus rien.`
        : 'Notre association l’a émis, puis annulé\u00a0; aucun autre ne le remplace. Il ne vaut plus rien.',
  },
  specimen: {
    title: 'Ce document est un spécimen',
    text: 'Il a été fait pendant un essai\u00a0: ce n’est pas un reçu fiscal, aucun argent n’a circulé, et il n’ouvre droit à aucune réduction d’impôt.',
  },
  unknown: {
    title: 'Aucun reçu ne porte ce code',
    text: 'Vérifiez chaque lettre et chaque chiffre. Si le code est bien celui du papier, ce reçu n’est pas de nous\u00a0: écrivez-nous.',
  },
  away: {
    title: 'La vérification ne répond pas',
    text: 'Réessayez dans quelques minutes\u00a0: le code reste dans l’adresse de cette page.',
  },
  facts: {
    number: 'Numéro',
    issued: 'Émis le',
    amount: 'Montant',
    form: 'Formulaire',
    voided: 'Annulé le',
    replaced: 'Remplacé par',
  },
  contact: 'Nous écrire',
  amount: ({ amount, currency }: ReceiptCheck) => formatAmount(amount, currency),
  formName: ({ form }: ReceiptCheck) => RECEIPT_FORM_LABELS[form],
} as const;
