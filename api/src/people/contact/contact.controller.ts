import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { KeyedForm } from '../../platform/http/form-key.js';
import { Public } from '../../platform/http/audience.js';
import { ContactAnswer, ContactInput } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @Post()
  @KeyedForm()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: ContactAnswer })
  write(@Body() body: ContactInput, @Ip() address: string): Promise<ContactAnswer> {
    return this.contact.write(body, address);
  }
}
