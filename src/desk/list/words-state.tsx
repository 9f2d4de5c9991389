import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Badge } from '#ui/display/badge.tsx'
import { smallLine } from '#ui/look.ts'

/** Shows if words are the shop's, and since when. */
export const WordsState = ({ changedAt }: { changedAt: string | null }) => (
	<span>
		<Badge tone={changedAt ? 'leaf' : 'neutral'}>
			{changedAt ? m.desk_text_own() : m.desk_text_shipped()}
		</Badge>
		{changedAt && <span className={smallLine}>{dateAndTime(changedAt)}</span>}
	</span>
)
