import { UNAPPLIED_REASON_LABELS, type UnappliedReason } from '@livres/api/contract';

export const unappliedLabels = {
  title: 'Paiements à rendre ou à accepter',
  help: 'Cet argent est arrivé et n’est pas un don\u00a0: il est au journal, à part, jusqu’à votre décision.',
  none: 'Aucun paiement n’attend de décision.',
  reason: (reason: UnappliedReason) => UNAPPLIED_REASON_LABELS[reason],
  arrived: (provider: string, day: string) => `${provider}, le ${day}`,
  left: (left: string, arrived: string) => `Il en reste ${left} sur ${arrived}.`,
  expected: (money: string) => `Le don est de ${money}.`,
  gift: (reference: string) => `Don ${reference}`,
  asked: 'Le retour est demandé au prestataire, qui n’a pas encore répondu.',
  refused: (code: string) => `Le prestataire n’a pas rendu ce paiement (${code})\u00a0: rendez-le vous-même.`,
  only_return: 'Ce paiement ne peut pas devenir un don\u00a0: rendez-le.',
  give_back: {
    button: 'Rendre',
    title: (money: string) => `Rendre ${money}`,
    help: 'Tout ce qui reste de ce paiement retourne au donateur. Le don lui-même et son reçu ne changent pas.',
    reason: 'Motif, que seule l’équipe lit',
    reason_missing: 'Indiquez pourquoi vous le rendez.',
    by_hand: 'Je le rends moi-même, par chèque ou par virement',
    only_by_hand:
      'Ce prestataire ne rend pas\u00a0: rendez la somme par chèque ou par virement, puis notez-le ici.',
    action: 'Rendre',
    done: 'Paiement rendu',
  },
  accept: {
    button: 'Accepter comme don',
    title: (money: string) => `Accepter ${money} comme don\u00a0?`,
    of_its_own:
      'Si le don est déjà payé, c’est un don à part du même donateur\u00a0; sinon, le don prend ce montant.',
    thanked:
      'Le donateur est remercié par e-mail, et son reçu est émis s’il y a droit. Demandez-lui d’abord ce qu’il souhaite.',
    action: 'Accepter',
    done: 'Paiement accepté comme don',
  },
} as const;
