import { DeskLink } from '#desk/layout/desk-link.tsx'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { titleText } from '#ui/look.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4' })

/** A resource that was handed in, with the way to its page, where it is decided (DSK-07). */
export const DraftItem = ({ id, title }: { id: string; title: string }) => (
	<div className={cx(panel({ pad: true }), sheet)}>
		{title && (
			<h3 className={titleText} lang={langOf(title)}>
				{title}
			</h3>
		)}
		<p>{m.desk_inbox_draft_text()}</p>
		<DeskLink className={button()} to={`/resources/${id}`}>
			{m.desk_inbox_draft_open()}
		</DeskLink>
	</div>
)
