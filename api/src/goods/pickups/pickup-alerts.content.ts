import { dayInFrench } from '../../platform/clock/paris.js';

interface Told {
  reference: string;
  city: string;
}
const of = ({ reference, city }: Told) => `${reference}, ${city} :`;

/** What alerts of delays say; they name a reference and a town, never a person. */
export const pickupAlertTexts = {
  contactOverdue: (donation: Told, hours: number) =>
    `${of(donation)} validé depuis plus de ${hours} heures, et personne n’a encore appelé.`,
  pickupOverdue: (donation: Told, day: string) =>
    `${of(donation)} la collecte du ${dayInFrench(day)} n’est pas cochée. Notez ce qui a été collecté, ou choisissez un autre jour.`,
  nobodyHome: (donation: Told, day: string) =>
    `${of(donation)} personne sur place à la collecte du ${dayInFrench(day)}. Rappelez, puis choisissez un autre jour.`,
  unvalidated: (donation: Told) =>
    `${of(donation)} le code n’a pas été saisi 30 minutes après l’envoi. Un appel peut suffire à valider ce don.`,
};

export const nobodyHomeTimeline = 'Personne sur place au passage';
