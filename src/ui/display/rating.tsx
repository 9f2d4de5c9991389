import Star from 'lucide-react/icons/star'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { rating } from '#styled/recipes'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** A rating to one decimal and, for a mean, how many gave one. */
export const Rating = ({ value, count }: { value: number; count?: number }) => (
	<span className={rating()}>
		<Star aria-hidden="true" />
		<VisuallyHidden>
			{count === undefined
				? m.app_rated_once({ value: value.toFixed(1) })
				: m.app_rated({ value: value.toFixed(1), count })}
		</VisuallyHidden>
		<strong aria-hidden="true">{value.toFixed(1)}</strong>
		{count !== undefined && <span aria-hidden="true">({wholeNumber(count)})</span>}
	</span>
)
