import { langOf } from '#i18n/lang-of.ts'
import { css } from '#styled/css'

const look = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'prose' })
const one = css({ whiteSpace: 'pre-line' })

/** A text of paragraphs that are separated by an empty line, each in the language of its script. */
export const Paragraphs = ({ text }: { text: string }) => (
	<div className={look}>
		{text.split('\n\n').map((words) => (
			<p key={words} className={one} lang={langOf(words)}>
				{words}
			</p>
		))}
	</div>
)
