/** What the timeline of a gift says of what a sponsor added to it. */
export const matchingTimeline = {
  match: (money: string, sponsor: string) => `${sponsor} ajoute ${money} à la collecte`,
  match_returned: (money: string, sponsor: string) => `Abondement de ${sponsor} réduit de ${money}`,
  match_restored: (money: string, sponsor: string) => `${sponsor} ajoute de nouveau ${money} à la collecte`,
};
