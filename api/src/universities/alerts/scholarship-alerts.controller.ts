import { Body, Controller, Header, HttpCode, Ip, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Callers, type PossibleCallers, Public } from '../../platform/http/audience.js';
import { AlertActionsService } from './alert-actions.service.js';
import {
  AlertAnswerResponse,
  AlertBody,
  AlertChangeBody,
  AlertTokenBody,
  ScholarshipAlertResponse,
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
  @ApiAcceptedResponse({ type: AlertAnswerResponse })
  ask(
    @Body() body: AlertBody,
    @Callers() { member }: PossibleCallers,
    @Ip() address: string,
  ): Promise<AlertAnswerResponse> {
    return this.alerts.ask(body, member, address);
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlertResponse })
  change(@Body() { token, frequency }: AlertChangeBody): Promise<ScholarshipAlertResponse> {
    return this.actions.change(token, frequency);
  }

  @Post('show')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlertResponse })
  show(@Body() { token }: AlertTokenBody): Promise<ScholarshipAlertResponse> {
    return this.actions.show(token);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlertResponse })
  confirm(@Body() { token }: AlertTokenBody): Promise<ScholarshipAlertResponse> {
    return this.actions.confirm(token);
  }

  @Post('stop')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlertResponse })
  stop(@Body() { token }: AlertTokenBody): Promise<ScholarshipAlertResponse> {
    return this.actions.stop(token);
  }
}
