import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PersonalDataFileService } from '../../people/personal-data/personal-data-file.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingMember } from '../../platform/http/audience.js';
import type { MemberExport } from './member-export.dto.js';
import { MemberGivingExportService } from './member-giving-export.service.js';
import { MemberKeptExportService } from './member-kept-export.service.js';

/** Everything that is kept of a member, for themselves (article 20 of the GDPR). */
@Injectable()
export class MemberExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly giving: MemberGivingExportService,
    private readonly kept: MemberKeptExportService,
    private readonly personalData: PersonalDataFileService,
    private readonly clock: Clock,
  ) {}

  async of(member: CallingMember): Promise<MemberExport> {
    const { profile, ...kept } = await this.kept.of(member);
    return {
      made_at: this.clock.now().toISOString(),
      profile,
      ...(await this.giving.of(member)),
      ...kept,
      personal_data: await this.personalData.of(this.dataSource.manager, member.email),
    };
  }
}
