import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PaymentsService } from '../payments/payments.service.js';
import type { PossibleCallers } from '../platform/http/audience.js';
import { isUuid } from '../platform/http/record-id.pipe.js';
import { PURPOSE } from './donation.rules.js';
import { DonationRow } from './donation.entity.js';
import { donationErrors } from './donation.errors.js';
import { DonationLinksService } from './donation-links.service.js';

/** What a caller holds: a private link's token, a payment session's id, a session of /mon-compte or of the panel. */
export interface DonationKeys extends PossibleCallers {
  token: string | null;
  session: string | null;
}

/** Who may see a gift: its donor and administrators. For anyone else it does not exist. */
@Injectable()
export class DonationAccessService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: DonationLinksService,
    private readonly payments: PaymentsService,
  ) {}

  /** The gift of this id, for who holds a key to it. */
  async open(id: string, keys: DonationKeys): Promise<DonationRow> {
    const donation = isUuid(id) ? await this.dataSource.manager.findOneBy(DonationRow, { id }) : null;
    if (!donation || !(await this.opens(donation, keys))) throw donationErrors.notFound();
    return donation;
  }

  async byToken(token: string): Promise<DonationRow> {
    const id = await this.links.donationOf(this.dataSource.manager, token);
    const donation = id && (await this.dataSource.manager.findOneBy(DonationRow, { id }));
    if (!donation) throw donationErrors.notFound();
    return donation;
  }

  /** The gift that a provider calls so, by its session or by its payment; with the attempt that it is of. */
  async byPayment(name: {
    session_id?: string;
    payment_id?: string;
  }): Promise<{ donation: DonationRow; attempt_id: string }> {
    const attempt = await this.attemptCalled(name);
    const donation =
      attempt?.purpose === PURPOSE &&
      (await this.dataSource.manager.findOneBy(DonationRow, { id: attempt.subject_id }));
    if (!donation) throw donationErrors.paymentNotFound();
    return { donation, attempt_id: attempt.id };
  }

  private async opens(
    donation: DonationRow,
    { token, session, staff, member }: DonationKeys,
  ): Promise<boolean> {
    if (staff?.role === 'administrateur') return true;
    if (member && donation.email.toLowerCase() === member.email) return true;
    if (token && (await this.links.donationOf(this.dataSource.manager, token)) === donation.id) return true;
    if (!session) return false;
    const attempt = await this.attemptCalled({ session_id: session });
    return attempt?.purpose === PURPOSE && attempt.subject_id === donation.id;
  }

  /** Either name may be the one that a page was given. */
  private async attemptCalled({ session_id, payment_id }: { session_id?: string; payment_id?: string }) {
    const name = session_id || payment_id;
    if (!name) return null;
    const [bySession, byPayment] = [
      await this.payments.attemptCalled({ session_id: name }),
      await this.payments.attemptCalled({ payment_id: name }),
    ];
    return session_id ? (bySession ?? byPayment) : (byPayment ?? bySession);
  }
}
