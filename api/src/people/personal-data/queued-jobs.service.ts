import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type PersonalDataDescription,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { deleteJobs, emptyJobs, JOBS_OF_PERSON } from './personal-data.queries.js';

export const FINISHED_JOBS_DAYS = 14;

export const queuedJobs: PersonalDataDescription = {
  kind: 'jobs',
  label: 'Tâches de fond',
  purpose: 'Faire sans attendre ce qui peut l’être : envoyer un e-mail, dessiner un reçu.',
  legal_basis: 'legitimate_interest',
  people: 'Toute personne à qui le site écrit',
  recipients: ['host'],
  order: 70,
  retention: [
    {
      what: 'Tâches finies, qui désignent leurs fiches par un numéro',
      period: { days: FINISHED_JOBS_DAYS },
      apply: {
        table: 'jobs.job',
        over: `held.state IN ('completed', 'cancelled', 'failed') AND held.completed_on < $1`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    'jobs.job': {
      label: 'Tâches',
      of: JOBS_OF_PERSON,
      columns: {
        name: 'Tâche',
        state: 'État',
        created_on: 'Demandée le',
        data: 'Contenu',
        output: 'Résultat',
      },
      erasure: 'source',
    },
  },
};

/** Jobs name records by number; one that names the person all the same ends, and loses what it says. */
@Injectable()
@PersonalDataSource(queuedJobs)
export class QueuedJobsService implements PersonalDataHolder {
  async erase(tx: EntityManager, email: string): Promise<void> {
    await deleteJobs.run(tx, email);
    await emptyJobs.run(tx, email);
  }
}
