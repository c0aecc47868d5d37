import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { KeyedForm } from '../../platform/http/form-key.js';
import { Public } from '../../platform/http/audience.js';
import { AmbassadorAnswer, AmbassadorInput } from './ambassador.dto.js';
import { AmbassadorsService } from './ambassadors.service.js';

@ApiTags('universities')
@Controller('universities/ambassadors')
export class AmbassadorsController {
  constructor(private readonly ambassadors: AmbassadorsService) {}

  @Public()
  @Post('apply')
  @KeyedForm()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: AmbassadorAnswer })
  apply(@Body() body: AmbassadorInput, @Ip() address: string): Promise<AmbassadorAnswer> {
    return this.ambassadors.apply(body, address);
  }
}
