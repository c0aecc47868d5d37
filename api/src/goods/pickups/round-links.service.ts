import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { daysAfter, parisHour } from '../../platform/clock/paris.js';
import { hashToken, newPrivateToken } from '../../platform/http/private-token.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import type { RoundLink, RoundLinkRequest } from './pickup-rounds.dto.js';
import { PickupRoundsService } from './pickup-rounds.service.js';
import { pickupErrors } from './pickup.errors.js';
import { openRoundLink } from './pickups.queries.js';

const KEPT_MS = 60 * DAY_MS;

/** The private links to one person's round of a day, good until the day after is over. */
@Injectable()
export class RoundLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rounds: PickupRoundsService,
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** Opens a link, which ends the one given before for the same round. The token is returned once. */
  async open({ date, assigned_to }: RoundLinkRequest): Promise<RoundLink> {
    const expires_at = new Date(parisHour(daysAfter(date, 2), 0).getTime());
    if (expires_at <= this.clock.now()) throw pickupErrors.invalid({ date: 'Cette tournée est passée.' });
    const [stop] = await this.rounds.stops(date, assigned_to);
    if (!stop?.assigned_to)
      throw pickupErrors.invalid({
        assigned_to: 'Aucune collecte n’est confiée à cette personne ce jour-là.',
      });
    const token = newPrivateToken();
    await openRoundLink.run(
      this.dataSource,
      hashToken(token),
      date,
      stop.assigned_to,
      expires_at,
      this.clock.now(),
    );
    return { token, expires_at: expires_at.toISOString() };
  }

  /** The round that a token opens: 404 where it never was, 410 where it is over. */
  async linkOf(token: string): Promise<PickupRoundLinkRow> {
    const link = await this.links.find(this.dataSource.manager, PickupRoundLinkRow, token);
    if (!link) throw pickupErrors.roundUnknown();
    if (link.expires_at <= this.clock.now()) throw pickupErrors.roundOver();
    return link;
  }

  /** Links of rounds that are long over need not be known any more. */
  @Every({ name: 'pickups.tidy', cron: '42 3 * * *' })
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.dataSource.manager.delete(PickupRoundLinkRow, { expires_at: LessThan(before) });
  }
}
