import { workingDays } from './contact.contract.js';
import type { ContactMessageRow } from './contact-message.entity.js';
import { quoted } from '../../platform/http/writable-text.js';

type Message = Pick<ContactMessageRow, 'name' | 'email' | 'subject' | 'message'>;

export const contactEmails = {
  received: ({ name, subject, message }: Message, association: string, days: number) => ({
    subject: `Votre message : ${subject}`,
    paragraphs: [
      `Bonjour ${name},`,
      `Votre message est bien arrivé à ${association}. Quelqu’un de l’équipe vous répond à cette adresse, en général sous ${workingDays(days)}.`,
      'Voici la copie de ce que vous nous avez écrit :',
      quoted(message),
      'Si ce n’est pas vous qui avez écrit ce message, vous pouvez ignorer cet e-mail.',
    ],
  }),
  toStaff: ({ name, email, subject, message }: Message) => ({
    subject: `Message du site : ${subject}`,
    paragraphs: [
      `${name} (${email}) écrit à l’association :`,
      quoted(message),
      'Répondez depuis le panneau, pour que toute l’équipe voie que c’est fait. Une réponse à cet e-mail part aussi, mais elle n’y paraît pas.',
    ],
    action: 'Ouvrir ce message dans le panneau',
  }),
  reply: ({ name, subject, message }: Message, body: string, staffName: string) => ({
    subject: `Re : ${subject}`,
    paragraphs: [
      `Bonjour ${name},`,
      ...body.split(/\n{2,}/),
      staffName,
      `Vous nous aviez écrit :\n${quoted(message)}`,
    ],
  }),
};
