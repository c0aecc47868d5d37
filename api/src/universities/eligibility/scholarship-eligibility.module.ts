import { Module } from '@nestjs/common';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { ScholarshipEligibilityController } from './scholarship-eligibility.controller.js';
import { ScholarshipEligibilityService } from './scholarship-eligibility.service.js';

@Module({
  imports: [ScholarshipsModule],
  controllers: [ScholarshipEligibilityController],
  providers: [ScholarshipEligibilityService],
})
export class ScholarshipEligibilityModule {}
