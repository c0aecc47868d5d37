import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PrivatePicturesService } from '../../content/media/private-pictures.service.js';
import { CountsAsConversion } from '../../platform/http/visit-conversion.js';
import { KeyedForm } from '../../platform/http/form-key.js';
import { Public } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import {
  CodeResent,
  CodeVerified,
  PhysicalDonationPicture,
  PhysicalDonationCreated,
  VerifyCodeInput,
} from './physical-donation-answers.dto.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { CodeTriesService } from './code-tries.service.js';
import { PhysicalDonationInput } from './physical-donation.dto.js';
import { PhysicalDonationsService } from './physical-donations.service.js';

@ApiTags('physical-donations')
@Public()
@Controller('physical-donations')
export class PhysicalDonationsController {
  constructor(
    private readonly donations: PhysicalDonationsService,
    private readonly tries: CodeTriesService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly forms: PrivatePicturesService,
  ) {}

  @Post()
  @KeyedForm()
  @CountsAsConversion('physical_donation')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: PhysicalDonationCreated })
  offer(@Body() body: PhysicalDonationInput, @Ip() address: string): Promise<PhysicalDonationCreated> {
    return this.donations.offer(body, address);
  }

  @Post('verify_code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CodeVerified })
  verify(@Body() body: VerifyCodeInput, @Ip() address: string): Promise<CodeVerified> {
    return this.tries.verify(body, address);
  }

  @Post(':id/resend_code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CodeResent })
  resend(@Param('id') id: string, @Ip() address: string): Promise<CodeResent> {
    return this.tries.resend(id, address);
  }

  @Post('pictures')
  @Header('Cache-Control', 'no-store')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @ApiCreatedResponse({ type: PhysicalDonationPicture })
  async keep(@Req() request: FastifyRequest, @Ip() address: string): Promise<PhysicalDonationPicture> {
    return this.pictures.keep(await this.forms.received(request), address);
  }

  @Get('pictures/:id/:name')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async picture(
    @Param('id', RecordUuidPipe) id: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { stream, bytes } = await this.pictures.open(id, name);
    void reply.type('image/webp').header('Content-Length', bytes);
    await reply.header('Cache-Control', 'private, max-age=86400').send(stream);
  }
}
