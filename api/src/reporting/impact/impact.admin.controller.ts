import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecalculationInput } from './impact-body.dto.js';
import { ImpactFilesService } from './impact-files.service.js';
import { ImpactImportService } from './impact-import.service.js';
import { ImpactFileQuery } from './impact-query.dto.js';
import { ImpactRecalculationService } from './impact-recalculation.service.js';
import { ImpactFile, ImpactImportForm, ImpactImportReport, Recalculation } from './impact-admin.dto.js';

@ApiTags('admin/metrics')
@ApiBearerAuth()
@Staff('metrics')
@Controller('metrics/crud/site-metrics')
export class ImpactAdminController {
  constructor(
    private readonly recalculation: ImpactRecalculationService,
    private readonly files: ImpactFilesService,
    private readonly imports: ImpactImportService,
  ) {}

  @Post('sync_update')
  @HttpCode(200)
  @ApiOkResponse({ type: Recalculation })
  recalculate(@Body() body: RecalculationInput, @Caller() caller: CallingStaff): Promise<Recalculation> {
    return this.recalculation.run(body, caller);
  }

  @Get('list_backups')
  @ApiExtraModels(ImpactFile)
  @ApiOkResponse({
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ImpactFile) } },
      'text/csv': { schema: { type: 'string' } },
    },
  })
  async export(
    @Query() { format }: ImpactFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, type, content } = await this.files.export(format ?? 'json');
    void reply.header('Content-Disposition', `attachment; filename="${name}"`);
    void reply.header('Cache-Control', 'no-store').type(type);
    return content;
  }

  @Post('bulk_update')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImpactImportForm })
  @ApiOkResponse({ type: ImpactImportReport })
  import(@Req() request: FastifyRequest, @Caller() caller: CallingStaff): Promise<ImpactImportReport> {
    return this.imports.receive(request, caller);
  }
}
