import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import type { NewsletterStatus } from '../newsletters/newsletters.contract.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import { abandonedRecipients, resendUncertain, skipWaiting } from './newsletter-delivery.queries.js';
import { sendingErrors } from './newsletter-delivery.errors.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';
import { NewsletterSendingService } from './newsletter-sending.service.js';

/** What staff do to a newsletter that leaves. */
@Injectable()
export class NewsletterControlsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly sending: NewsletterSendingService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly clock: Clock,
  ) {}

  /** Those that are being handed over at this moment still leave. */
  async pause(id: number, by: CallingStaff): Promise<void> {
    await this.change(id, ['sending'], async (tx) => {
      await this.newsletters.set(tx, id, { status: 'paused' });
      await this.happenings.add(tx, id, 'paused', texts.paused(by.name));
    });
  }

  async resume(id: number, by: CallingStaff): Promise<void> {
    await this.change(id, ['paused'], async (tx) => {
      await this.newsletters.set(tx, id, { status: 'sending' });
      await this.happenings.add(tx, id, 'resumed', texts.resumed(by.name));
      await this.sending.add(tx, id);
    });
  }

  /** For good: whoever still waits does not receive it. */
  async stop(id: number, by: CallingStaff): Promise<void> {
    await this.change(id, ['sending', 'paused'], async (tx) => {
      const now = this.clock.now();
      const skipped = await skipWaiting.all(tx, id, now, texts.stoppedDetail);
      await this.newsletters.finish(tx, id, 'stopped', now);
      await this.happenings.add(tx, id, 'stopped', texts.stopped(by.name, skipped.length));
    });
  }

  /** What to do about those that a cut left in doubt: the one decision that may have somebody receive it twice. */
  async decide(id: number, decision: 'resend' | 'leave', by: CallingStaff): Promise<void> {
    await this.change(id, ['sent', 'stopped', 'paused'], async (tx, status) => {
      // A pause or a stop may have left some in the middle as well.
      await abandonedRecipients.all(tx, id, NO_RUN, this.clock.now());
      if (decision === 'leave') return this.happenings.add(tx, id, 'decided', texts.leave(by.name));
      const again = await resendUncertain.all(tx, id, this.clock.now());
      await this.happenings.add(tx, id, 'decided', texts.resend(by.name, again.length));
      if (status === 'paused' || again.length === 0) return;
      await this.newsletters.set(tx, id, { status: 'sending', finished_at: null });
      await this.sending.add(tx, id);
    });
  }

  private async change(
    id: number,
    from: readonly NewsletterStatus[],
    how: (tx: EntityManager, status: NewsletterStatus) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { status } = await this.newsletters.hold(tx, id);
      if (!from.includes(status)) throw sendingErrors.cannot(status);
      await how(tx, status);
    });
  }
}

const NO_RUN = '00000000-0000-0000-0000-000000000000';
