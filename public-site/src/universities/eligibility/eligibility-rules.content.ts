/** How the answer is made, for those who want to know. */
export const rulesContent = {
  title: 'Comment nous répondons',
  rules: [
    'Oui\u00a0: tous les critères de la bourse sont remplis d’après vos réponses. Non\u00a0: au moins un ne l’est pas. À vérifier\u00a0: il nous manque une réponse, ou la bourse le dit d’une façon qui demande une lecture attentive.',
    'Moyenne\u00a0: nous la ramenons sur 4 en proportion (moyenne × 4 ÷ échelle, arrondie au centième). Beaucoup d’universités suivent plutôt une grille\u00a0: sur 20, on compte 4 à partir de 16, 3,7 à partir de 14, 3,3 à partir de 12, 3 à partir de 11 et 2,3 à partir de 10\u00a0; sur 100, on compte 4 à partir de 90, 3 à partir de 80, 2 à partir de 70 et 1 à partir de 60. Si les deux calculs suffisent, c’est oui\u00a0; si un seul suffit, c’est à vérifier\u00a0; si aucun ne suffit, c’est non.',
    'Langues\u00a0: le niveau demandé ou mieux, c’est oui\u00a0; un niveau de moins, c’est à vérifier, car un test peut encore se passer\u00a0; au-delà, c’est non. Quand une bourse accepte une langue ou une autre, une seule suffit.',
    'Domaine\u00a0: le même domaine, c’est oui\u00a0; un domaine de la même famille, c’est à vérifier\u00a0; un autre, c’est non.',
  ],
} as const;
