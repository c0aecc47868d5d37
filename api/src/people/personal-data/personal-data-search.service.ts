import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ErasureObstaclesService } from './erasure-obstacles.service.js';
import { ErasureProofsService } from './erasure-proofs.service.js';
import { HeldDataService } from './held-data.service.js';
import type { HeldOfPerson } from './personal-data.dto.js';
import { inLowerCase } from './personal-data-sources.service.js';
import { RecipientsService } from './recipients.service.js';

/** What administrators see of a person who asks. */
@Injectable()
export class PersonalDataSearchService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly held: HeldDataService,
    private readonly obstacles: ErasureObstaclesService,
    private readonly proofs: ErasureProofsService,
    private readonly recipients: RecipientsService,
  ) {}

  /** What is held under an address, and what would stand in the way of erasing it. */
  async of(typed: string): Promise<HeldOfPerson> {
    const providers = await this.recipients.providers();
    return this.dataSource.transaction(async (tx) => {
      const email = await inLowerCase(tx, typed);
      const kinds = await this.held.of(tx, email);
      return {
        email,
        kept_instead: await this.held.keptInstead(tx, email),
        kinds,
        providers,
        count: kinds.reduce((sum, { count }) => sum + count, 0),
        obstacles: await this.obstacles.of(tx, email),
        proven_at: (await this.proofs.provenAt(tx, email))?.toISOString() ?? null,
        erasures: await this.proofs.of(tx, email),
      };
    });
  }
}
