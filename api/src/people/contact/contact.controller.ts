import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { ContactAnswerResponse, ContactBody } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: ContactAnswerResponse })
  write(@Body() body: ContactBody, @Ip() address: string): Promise<ContactAnswerResponse> {
    return this.contact.write(body, address);
  }
}
