import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { SignInService } from '../members/sign-in.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ErasureService } from './erasure.service.js';
import { HeldDataService } from './held-data.service.js';
import { erasedEmail } from './personal-data.content.js';
import { PROOF_DAYS } from './personal-data.contract.js';
import { personalDataErrors } from './personal-data.errors.js';
import { PersonalDataErasureRow } from './personal-data-erasure.entity.js';
import { inLowerCase, PersonalDataSourcesService } from './personal-data-sources.service.js';
import { RecipientsService } from './recipients.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { ErasureInput, ErasureOutcome, HeldOfPerson } from './personal-data.dto.js';

type Staff = Author & { id: number };

/** What administrators do for a person who asks, with or without an account. */
@Injectable()
export class PersonalDataRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: PersonalDataSourcesService,
    private readonly held: HeldDataService,
    private readonly erasure: ErasureService,
    private readonly recipients: RecipientsService,
    private readonly signIn: SignInService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** What is held under an address, and what would stand in the way of erasing it. */
  async search(typed: string): Promise<HeldOfPerson> {
    const providers = await this.recipients.providers();
    return this.dataSource.transaction(async (tx) => {
      const email = await inLowerCase(tx, typed);
      const kinds = await this.held.of(tx, email);
      const erasures = await tx.find(PersonalDataErasureRow, {
        where: { address_hash: this.erasure.addressHash(email) },
        order: { id: 'DESC' },
        take: 20,
      });
      return {
        email,
        kinds,
        providers,
        count: kinds.reduce((sum, { count }) => sum + count, 0),
        obstacles: await this.erasure.obstacles(tx, email),
        proven_at: (await this.provenAt(tx, email))?.toISOString() ?? null,
        erasures: erasures.map(({ erased_at, asked_by, staff_name, reason }) => ({
          erased_at: erased_at.toISOString(),
          asked_by,
          staff_name,
          reason,
        })),
      };
    });
  }

  /** Sends the link that opens the person’s own space, where they read, export and erase by themself. */
  async sendLink(typed: string): Promise<void> {
    await this.signIn.ask({ email: typed, return_to: '/mon-profil' }, 'personal-data');
  }

  async lowerCase(typed: string): Promise<string> {
    return inLowerCase(this.dataSource.manager, typed);
  }

  /** Erases, and writes to the person a last time what stays; asked again it finds nothing and writes nothing. */
  async erase(input: ErasureInput, staff: Staff): Promise<ErasureOutcome> {
    const email = await inLowerCase(this.dataSource.manager, input.email);
    if (input.proof === 'link' && !(await this.provenAt(this.dataSource.manager, email)))
      throw personalDataErrors.notProven();
    if (input.stops_recurring)
      for (const { holder } of this.sources.all()) await holder.endObstacles?.(email, staff);
    const { proof, reason } = input;
    return this.dataSource.transaction(async (tx) => {
      const outcome = await this.erasure.erase(tx, { email, by: staff, proof, reason });
      if (outcome.erased > 0) await this.sendConfirmation(tx, email, outcome);
      return outcome;
    });
  }

  private async sendConfirmation(tx: EntityManager, email: string, { kinds }: ErasureOutcome): Promise<void> {
    const reasons = kinds.flatMap(({ kept }) => kept.map(({ label, reason }) => `${label} : ${reason}`));
    await this.mail.send(tx, { to: email, automatic: true, ...erasedEmail([...new Set(reasons)]) });
  }

  private async provenAt(tx: EntityManager, email: string): Promise<Date | null> {
    const [session] = await tx.query<{ created_at: Date }[]>(
      `SELECT session.created_at FROM member_sessions session JOIN members member ON member.id = session.member_id
        WHERE member.email = $1 AND session.created_at > $2 ORDER BY session.created_at DESC LIMIT 1`,
      [email, new Date(this.clock.now().getTime() - PROOF_DAYS * DAY_MS)],
    );
    return session?.created_at ?? null;
  }
}
