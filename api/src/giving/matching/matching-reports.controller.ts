import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { MatchingReport } from './matching-pot.dto.js';
import { MatchingReportsService } from './matching-reports.service.js';

/** A sponsor's report, for who holds its link. */
@ApiTags('matching-reports')
@Public()
@Controller('matching-reports')
export class MatchingReportsController {
  constructor(private readonly reports: MatchingReportsService) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MatchingReport })
  read(@Param('token') token: string): Promise<MatchingReport> {
    return this.reports.read(token);
  }

  @Get(':token/days.csv')
  @CsvFile('bilan-abondement.csv')
  csv(@Param('token') token: string): Promise<string> {
    return this.reports.csv(token);
  }
}
