import { Body, Controller, Header, HttpCode, Ip, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Callers, type PossibleCallers, Public } from '../../platform/http/audience.js';
import { AlertActionsService } from './alert-actions.service.js';
import {
  AlertAnswer,
  AlertInput,
  AlertChangeInput,
  AlertTokenInput,
  ScholarshipAlert,
} from './scholarship-alert.dto.js';
import { ScholarshipAlertsService } from './scholarship-alerts.service.js';

@ApiTags('scholarship-alerts')
@Public()
@Controller('universities/scholarship-alerts')
export class ScholarshipAlertsController {
  constructor(
    private readonly alerts: ScholarshipAlertsService,
    private readonly actions: AlertActionsService,
  ) {}

  @Post()
  @HttpCode(202)
  @Header('Cache-Control', 'no-store')
  @ApiAcceptedResponse({ type: AlertAnswer })
  ask(
    @Body() body: AlertInput,
    @Callers() { member }: PossibleCallers,
    @Ip() address: string,
  ): Promise<AlertAnswer> {
    return this.alerts.ask(body, member, address);
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlert })
  change(@Body() { token, frequency }: AlertChangeInput): Promise<ScholarshipAlert> {
    return this.actions.change(token, frequency);
  }

  @Post('show')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlert })
  show(@Body() { token }: AlertTokenInput): Promise<ScholarshipAlert> {
    return this.actions.show(token);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlert })
  confirm(@Body() { token }: AlertTokenInput): Promise<ScholarshipAlert> {
    return this.actions.confirm(token);
  }

  @Post('stop')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlert })
  stop(@Body() { token }: AlertTokenInput): Promise<ScholarshipAlert> {
    return this.actions.stop(token);
  }
}
