import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../../platform/personal-data/personal-data-source.js';

const STOPPED_AFTER_DAYS = 30;

@Injectable()
@PersonalDataSource({
  kind: 'analytics-questions',
  label: 'Questions envoyées chaque lundi',
  purpose: 'Envoyer chaque lundi des chiffres de l’association à qui l’équipe a choisi de les envoyer.',
  legal_basis: 'legitimate_interest',
  people: 'Personnes à qui l’équipe envoie des chiffres',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Adresses à qui une question est envoyée : jusqu’à ce qu’on les retire, que la question soit supprimée, ou que le code de qui l’a posée soit retiré depuis trente jours',
      period: { days: STOPPED_AFTER_DAYS },
      job: { name: 'analytics.tidy-questions', cron: '37 4 * * *' },
      apply: {
        table: 'analytics_question_emails',
        over: `EXISTS (SELECT FROM analytics_questions question JOIN staff owner ON owner.id = question.owner_id
                        WHERE question.id = held.question_id AND owner.revoked_at < $1)`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    analytics_question_emails: {
      label: 'Questions reçues chaque lundi',
      of: 'held.email = $1',
      merge: {
        resource: 'analytics-questions',
        addresses: {
          email: { stays: 'c’est à cette adresse que l’équipe a choisi d’envoyer des chiffres.' },
        },
      },
      columns: { email: 'Adresse e-mail', question_id: 'Question n°', last_sent_on: 'Dernier envoi le' },
      erasure: 'delete',
    },
  },
})
export class QuestionPersonalData {}
