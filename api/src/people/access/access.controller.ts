import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../platform/config/configuration.js';
import { Caller, type CallingStaff, Public, Staff } from '../../platform/http/audience.js';
import type { Role } from './access.contract.js';
import { AccessGranted, AccessSession, EnterBody } from './access.dto.js';
import { bearerToken } from './access.guard.js';
import { AccessService } from './access.service.js';
import { deviceCookie, visitorOf } from './gate/device-cookie.js';
import { type AccessAnswer, SecondFactorAsked } from './second-factor/second-factor.dto.js';
import { WhileEnrolling } from './second-factor/while-enrolling.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('access')
@Controller('access')
export class AccessController {
  constructor(
    private readonly access: AccessService,
    private readonly sessions: SessionsService,
    private readonly configuration: Configuration,
  ) {}

  /** A session, or where the holder of the code has a second factor, the challenge to give it to. */
  @Public()
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiExtraModels(AccessGranted, SecondFactorAsked)
  @ApiCreatedResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(AccessGranted) }, { $ref: getSchemaPath(SecondFactorAsked) }],
    },
  })
  async enter(
    @Body() body: EnterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessAnswer> {
    const { appUrl } = this.configuration;
    const entered = await this.access.enter(body.code, visitorOf(request, appUrl));
    if (!('granted' in entered)) return entered;
    void reply.header('Set-Cookie', deviceCookie(appUrl, entered.device));
    return entered.granted;
  }

  @Staff('session')
  @WhileEnrolling()
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOkResponse({ type: AccessSession })
  current(@Caller() { name, roles, expires_at, must_enrol }: CallingStaff): AccessSession {
    const session = { expires_at: expires_at.toISOString(), staff: { name, roles: [...roles] as Role[] } };
    return must_enrol ? { ...session, must_enrol } : session;
  }

  @Staff('session')
  @WhileEnrolling()
  @Delete()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  async leave(@Req() request: FastifyRequest): Promise<void> {
    const token = bearerToken(request);
    if (token) await this.sessions.close(token);
  }
}
