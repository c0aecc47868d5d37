import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import DividerIcon from '@mui/icons-material/HorizontalRule';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import FigureIcon from '@mui/icons-material/InsertChartOutlined';
import ScholarshipIcon from '@mui/icons-material/SchoolOutlined';
import ButtonIcon from '@mui/icons-material/SmartButtonOutlined';
import TextIcon from '@mui/icons-material/Title';
import type { NewsletterBlockType } from '@livres/api/contract';

export const BLOCK_ICONS: Record<NewsletterBlockType, typeof TextIcon> = {
  text: TextIcon,
  picture: PictureIcon,
  button: ButtonIcon,
  quote: QuoteIcon,
  campaign: CampaignIcon,
  article: ArticleIcon,
  event: EventIcon,
  scholarship: ScholarshipIcon,
  figure: FigureIcon,
  divider: DividerIcon,
};
