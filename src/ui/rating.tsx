import Star from 'lucide-react/icons/star'
import { m } from '#i18n/messages'
import { rating } from '#styled/recipes'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A mean rating to one decimal and how many gave one. */
export const Rating = ({ value, count }: { value: number; count: number }) => (
  <span className={rating()}>
    <Star aria-hidden="true" />
    <VisuallyHidden>{m.app_rated({ value: value.toFixed(1), count })}</VisuallyHidden>
    <strong aria-hidden="true">{value.toFixed(1)}</strong>
    <span aria-hidden="true">({count.toLocaleString('en-IN')})</span>
  </span>
)
