export const mobileMoneyTexts = {
  approve: (asked: string, phone: string) =>
    `Nous avons demandé ${asked} au ${phone}. Acceptez le paiement sur ce téléphone avec votre code MTN MoMo ; sans réponse sous quelques minutes, la demande s’éteint et rien n’est prélevé.`,
  answers: (host: string, balance: string) => `MTN MoMo répond (${host}), solde : ${balance}`,
};

const printed = new Intl.NumberFormat('fr-FR');
const CURRENCIES = { XAF: 'FCFA', EUR: '€' } as const;

/** « 32 798 FCFA », « 50 € » */
export function printedAmount(amount: string, currency: 'XAF' | 'EUR'): string {
  return `${printed.format(Number(amount))}\u00a0${CURRENCIES[currency]}`;
}
