import type { Gap } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { gapWords } from './fields/gap-words.ts'

const box = cx(panel(), css({ p: '4' }))
const title = css({ fontWeight: 'bold', pb: '2' })
const list = css({ listStyle: 'disc', pl: '5', display: 'flex', flexDirection: 'column', gap: '1' })

/** The list of all that is missing before the resource can be handed in. */
export const DraftChecklist = ({ gaps, misread }: { gaps: readonly Gap[]; misread: boolean }) => (
	<section className={box} aria-label={m.draft_checklist()}>
		<h2 className={title}>{m.draft_checklist()}</h2>
		{gaps.length === 0 && !misread ? (
			<p>{m.draft_checklist_done()}</p>
		) : (
			<ul className={list}>
				{gaps.map((gap) => (
					<li key={gap}>{gapWords[gap]()}</li>
				))}
				{misread && <li>{m.draft_gap_price()}</li>}
			</ul>
		)}
	</section>
)
