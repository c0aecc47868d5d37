import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { EmailVerificationInput, EmailVerified } from './email-verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';

@ApiTags('verify-email')
@Public()
@Controller('verify-email')
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerificationService) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: EmailVerified })
  verify(@Body() body: EmailVerificationInput, @Ip() address: string): Promise<EmailVerified> {
    return this.verification.verify(body, address);
  }
}
