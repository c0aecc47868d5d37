import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { PossibleCallers } from '../../../platform/http/audience.js';
import { emailHint } from '../../../platform/http/mail-hint.js';
import { isUuid } from '../../../platform/http/record-id.pipe.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationLinksService } from '../../donation-links/donation-links.service.js';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/durations.contract.js';

/** What a caller holds: a private link's token, a payment session's id, a session of /mon-compte or of the panel. */
export interface DonationKeys extends PossibleCallers {
  token: string | null;
  session: string | null;
}

type Attempt = NonNullable<Awaited<ReturnType<PaymentsService['attemptCalled']>>>;

/** While its provider's page may still be open. */
const UNPAID_MS = DAY_MS;

/** Who may see a gift: its donor and administrators. For anyone else it does not exist. */
@Injectable()
export class DonationAccessService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: DonationLinksService,
    private readonly payments: PaymentsService,
    private readonly clock: Clock,
  ) {}

  /** The gift of this id, for its donor and administrators: a payment's session changes nothing. */
  async open(id: string, keys: DonationKeys): Promise<DonationRow> {
    const donation = await this.find(id);
    if (!donation || !(await this.owns(donation, keys))) throw donationErrors.notFound();
    return donation;
  }

  /** The gift of this id to read; `is_whole` is false for who holds its payment's session only, for an hour. */
  async read(id: string, keys: DonationKeys): Promise<{ donation: DonationRow; is_whole: boolean }> {
    const donation = await this.find(id);
    if (!donation) throw donationErrors.notFound();
    if (await this.owns(donation, keys)) return { donation, is_whole: true };
    const attempt = keys.session && (await this.attemptCalled({ session_id: keys.session }));
    if (!attempt || attempt.purpose !== PURPOSE || attempt.subject_id !== id) throw donationErrors.notFound();
    this.assertFresh(donation, attempt);
    return { donation, is_whole: false };
  }

  /** The gift of a private link; of one that is older than 90 days, only to whom a fresh one would be mailed. */
  async byToken(token: string): Promise<DonationRow> {
    const { donation, is_old } = await this.linked(token);
    if (is_old) throw donationErrors.linkTooOld(emailHint(donation.email));
    return donation;
  }

  /** The gift that a private link was sent for, however old the link is. */
  async linked(token: string): Promise<{ donation: DonationRow; is_old: boolean }> {
    const link = await this.links.find(this.dataSource.manager, token);
    const donation = link?.donation_id && (await this.find(link.donation_id));
    if (!donation) throw donationErrors.notFound();
    return { donation, is_old: link.is_old };
  }

  /** The gift that a provider calls so, by its session or by its payment, until an hour after it; with the attempt that it is of. */
  async byPayment(name: {
    session_id?: string;
    payment_id?: string;
  }): Promise<{ donation: DonationRow; attempt_id: string }> {
    const attempt = await this.attemptCalled(name);
    const donation = attempt?.purpose === PURPOSE && (await this.find(attempt.subject_id));
    if (!donation) throw donationErrors.paymentNotFound();
    this.assertFresh(donation, attempt);
    return { donation, attempt_id: attempt.id };
  }

  private async find(id: string): Promise<DonationRow | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(DonationRow, { id }) : null;
  }

  private async owns(donation: DonationRow, { token, staff, member }: DonationKeys): Promise<boolean> {
    if (staff?.may('donations', 'write')) return true;
    if (member && donation.email.toLowerCase() === member.email) return true;
    const link = token ? await this.links.opened(this.dataSource.manager, token) : null;
    return link?.donation_id === donation.id;
  }

  private assertFresh({ succeeded_at }: DonationRow, attempt: Attempt): void {
    const isUnpaid = !succeeded_at && (attempt.status === 'created' || attempt.status === 'waiting');
    const since = isUnpaid ? attempt.created_at : (succeeded_at ?? attempt.updated_at);
    const age = this.clock.now().getTime() - since.getTime();
    if (age > (isUnpaid ? UNPAID_MS : HOUR_MS)) throw donationErrors.confirmationOver();
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
