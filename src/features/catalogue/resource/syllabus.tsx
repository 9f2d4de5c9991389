import { duration } from '#i18n/duration.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import type { ResourceData } from './resource.types.ts'

const section = css({
	borderBottomWidth: '1px',
	borderColor: 'line',
	_last: { borderBottomWidth: '0' },
})
const summary = css({
	display: 'flex',
	justifyContent: 'space-between',
	alignItems: 'center',
	gap: '4',
	minH: '12',
	px: '4',
	py: '2',
	cursor: 'pointer',
	fontWeight: 'medium',
})
const note = css({ textStyle: 'small', color: 'ink.muted', whiteSpace: 'nowrap' })
const lesson = css({
	display: 'flex',
	justifyContent: 'space-between',
	gap: '4',
	px: '4',
	py: '2',
	textStyle: 'small',
})
const lessons = css({ pb: '3' })

/** The sections and lessons, folded but for the first. */
export const Syllabus = ({ sections }: { sections: ResourceData['syllabus'] }) => (
	<div className={panel()}>
		{sections.map(({ title, lessons: all }, i) => (
			<details key={title} className={section} open={i === 0}>
				<summary className={summary}>
					{title}
					<span className={note}>{m.resource_lessons({ count: all.length })}</span>
				</summary>
				<ol className={lessons}>
					{all.map(({ id, title: name, minutes }) => (
						<li key={id} className={lesson}>
							<span lang={langOf(name)}>{name}</span>
							<span className={note}>{duration(minutes)}</span>
						</li>
					))}
				</ol>
			</details>
		))}
	</div>
)
