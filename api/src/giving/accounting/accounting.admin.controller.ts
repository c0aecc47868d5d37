import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { AccountingYearQuery } from './accounting.dto.js';
import { JournalExportService } from './journal-export.service.js';

const WITHOUT_SIREN = {
  description: 'Le SIREN de l’association n’est pas renseigné.',
  content: { 'application/problem+json': { schema: { type: 'object' } } },
} as const;

@ApiTags('admin/accounting')
@ApiBearerAuth()
@Staff('accounting')
@Controller('admin/accounting')
export class AccountingAdminController {
  constructor(private readonly journal: JournalExportService) {}

  @Staff('accounting', 'export')
  @Get('fec')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  @ApiConflictResponse(WITHOUT_SIREN)
  async officialFile(@Query() { year }: AccountingYearQuery): Promise<StreamableFile> {
    const { name, content } = await this.journal.officialFile(year);
    return new StreamableFile(content, {
      type: 'text/plain; charset=iso-8859-15',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Staff('accounting', 'export')
  @Get('fec-description')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  @ApiConflictResponse(WITHOUT_SIREN)
  async description(@Query() { year }: AccountingYearQuery): Promise<StreamableFile> {
    const { name, content } = await this.journal.description(year);
    return new StreamableFile(Buffer.from(content), {
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Staff('accounting', 'export')
  @Get('journal.csv')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  spreadsheet(@Query() { year }: AccountingYearQuery): StreamableFile {
    const { name, content } = this.journal.spreadsheet(year);
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
