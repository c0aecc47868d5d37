import { Injectable, Logger } from '@nestjs/common';
import { isCutOff } from './link-outcome.rules.js';
import { LinkPolicy } from './link-policy.js';
import { LinkProbeService } from './link-probe.service.js';
import {
  LINKS_AT_ONCE,
  type LookedAt,
  ScholarshipLinksService,
  CHECK_LINKS,
} from './scholarship-links.service.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';

const SITES_AT_ONCE = 4;

/** Looks at the links whose turn it is: a few sites at once, and one link after the other at each of them. */
@Injectable()
export class LinkChecksService {
  private readonly logger = new Logger('ScholarshipLinks');

  constructor(
    private readonly links: ScholarshipLinksService,
    private readonly probe: LinkProbeService,
    private readonly policy: LinkPolicy,
  ) {}

  /** One round; where more are waiting, it has another begin. */
  @OnJob({ name: CHECK_LINKS })
  async run(): Promise<void> {
    const urls = await this.links.claim();
    if (urls.length === 0) return;
    const looked = await this.lookAll(urls);
    if (isCutOff(looked.map(({ url, outcome }) => ({ site: siteOf(url), outcome })))) {
      this.logger.warn('Not one site answers: the links are left as they were');
      return this.links.release(urls);
    }
    await this.links.record(looked);
    if (urls.length === LINKS_AT_ONCE) await this.links.continue();
  }

  @Every({ name: 'scholarship-links.nightly', cron: '47 2 * * *' })
  async nightly(): Promise<void> {
    await this.links.learn();
    await this.run();
  }

  private async lookAll(urls: readonly string[]): Promise<LookedAt[]> {
    const sites = [...Map.groupBy(urls, siteOf).values()];
    const looked: LookedAt[] = [];
    const turns = Array.from({ length: SITES_AT_ONCE }, async () => {
      for (let site = sites.shift(); site; site = sites.shift())
        looked.push(...(await this.lookAtSite(site)));
    });
    await Promise.all(turns);
    return looked;
  }

  private async lookAtSite(urls: readonly string[]): Promise<LookedAt[]> {
    const looked: LookedAt[] = [];
    for (const url of urls) {
      if (looked.length > 0) await pause(this.policy.pauseMs);
      looked.push({ url, outcome: await this.probe.look(url) });
    }
    return looked;
  }
}

const siteOf = (url: string) => URL.parse(url)?.host ?? '';
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
