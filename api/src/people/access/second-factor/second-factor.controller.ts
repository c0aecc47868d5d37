import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../../platform/config/configuration.js';
import { Caller, type CallingStaff, Public, Staff } from '../../../platform/http/audience.js';
import { AccessGranted } from '../access.dto.js';
import { deviceCookie, visitorOf } from '../gate/device-cookie.js';
import { ChallengesService } from './challenges.service.js';
import {
  RecoveryCodes,
  SecondFactorAnswerBody,
  SecondFactorCodeBody,
  SecondFactorEnrolment,
  SecondFactorStatus,
} from './second-factor.dto.js';
import { SecondFactorEnrolmentService } from './second-factor-enrolment.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { WhileEnrolling } from './while-enrolling.js';

@ApiTags('access')
@WhileEnrolling()
@Controller('access/second-factor')
export class SecondFactorController {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly factors: SecondFactorService,
    private readonly enrolment: SecondFactorEnrolmentService,
    private readonly configuration: Configuration,
  ) {}

  /** The second step of the gate. */
  @Public()
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: AccessGranted })
  async enter(
    @Body() { challenge, code }: SecondFactorAnswerBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessGranted> {
    const { appUrl } = this.configuration;
    const entered = await this.challenges.answer(challenge, code, visitorOf(request, appUrl));
    void reply.header('Set-Cookie', deviceCookie(appUrl, entered.device));
    return entered.granted;
  }

  @Staff('session')
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOkResponse({ type: SecondFactorStatus })
  status(@Caller() { id, needs_second_factor }: CallingStaff): Promise<SecondFactorStatus> {
    return this.factors.status(id, needs_second_factor);
  }

  @Staff('session')
  @Post('enrolment')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiCreatedResponse({ type: SecondFactorEnrolment })
  enrol(@Caller() staff: CallingStaff): Promise<SecondFactorEnrolment> {
    return this.enrolment.enrol(staff);
  }

  @Staff('session')
  @Post('confirmation')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiCreatedResponse({ type: RecoveryCodes })
  confirm(@Body() { code }: SecondFactorCodeBody, @Caller() staff: CallingStaff): Promise<RecoveryCodes> {
    return this.enrolment.confirm(staff, code);
  }

  @Staff('session')
  @Post('recovery-codes')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiCreatedResponse({ type: RecoveryCodes })
  renew(@Body() { code }: SecondFactorCodeBody, @Caller() staff: CallingStaff): Promise<RecoveryCodes> {
    return this.factors.renewCodes(staff, code);
  }

  @Staff('session')
  @Post('removal')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiNoContentResponse()
  remove(@Body() { code }: SecondFactorCodeBody, @Caller() staff: CallingStaff): Promise<void> {
    return this.factors.remove(staff, code);
  }
}
